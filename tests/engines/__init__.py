"""The engines, in front of real servers."""
