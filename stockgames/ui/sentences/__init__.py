"""The language of the app, dates and times of the region, and names of keys."""
