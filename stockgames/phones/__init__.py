"""Hands on phones: a page that the app serves in the house's network while a host opens the door.

Imported only when the door opens.
"""
