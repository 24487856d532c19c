"""Evenings of several games: who came, what is played, who sits where, and how it stands.

Pure: no Qt, no files, no clock. What counts is settled by V1 to V10 of the house.
"""
