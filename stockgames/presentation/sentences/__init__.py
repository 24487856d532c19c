"""All texts of the app, by id; they are in `resources/translations`."""
