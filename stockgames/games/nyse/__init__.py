"""NYSE by Ben Stanley: take chips, drive prices up, crash them."""
