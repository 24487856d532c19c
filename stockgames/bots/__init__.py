"""AI seats: they get a view and return an action. No Qt, no files, no match."""
