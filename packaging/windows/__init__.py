"""Windows downloads: the version resource and the installer."""
