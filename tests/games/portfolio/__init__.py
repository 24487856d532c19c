"""Tests of Portfolio, and a second Portfolio to compare it with."""
