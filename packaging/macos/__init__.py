"""The macOS download: the signed app in a disk image."""
