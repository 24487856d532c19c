"""AI seats: they see a view and return an action. No Qt, no files, no match."""
