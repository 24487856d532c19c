"""A theme context in each theme."""

from tests.ui.theme.conftest import look as look
