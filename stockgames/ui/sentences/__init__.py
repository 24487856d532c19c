"""Sentences as data: the screen asks for them by id; they stand in `resources/translations`."""
