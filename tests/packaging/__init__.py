"""Tests of the scripts that start and check a checkout."""
