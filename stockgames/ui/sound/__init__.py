"""The sounds of a table: synthesised, mixed, and played if there is an audio device."""
