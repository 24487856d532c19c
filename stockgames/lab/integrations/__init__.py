"""Adapters of our games for other libraries. Each has a dependency group."""
