"""Statements in writing without spaces: cut at particles, laid side by side."""
