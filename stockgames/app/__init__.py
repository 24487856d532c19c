"""The only package where parts are wired together: settings, library, pages, tables."""
