"""Faults: what breaks, and what the user hears."""
