"""Tests of NYSE, and a second NYSE to compare it with."""
