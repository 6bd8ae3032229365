"""The commands that panels send."""
