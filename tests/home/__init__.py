"""Tests of the home room."""
