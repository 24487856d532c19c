"""Evenings of several games: people, programme, seating and standings.

Pure: no Qt, no files, no clock. The rules are the evening rulings V1 to V10.
"""
