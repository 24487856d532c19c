"""Tests of Exchange, and a second Exchange to compare it with."""
