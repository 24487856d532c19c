"""Long tests, each a command of its own: `python -m tests.soak.NAME`; see CONTRIBUTING."""
