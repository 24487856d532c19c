"""What macOS installs: the app, signed, in a disk image."""
