"""What Windows installs: the version resource and the installer."""
