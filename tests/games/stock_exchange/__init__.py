"""Tests of Stock Exchange, and a second Stock Exchange to compare it with."""
