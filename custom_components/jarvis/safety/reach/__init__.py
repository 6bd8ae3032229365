"""What an act reaches in the end: scripts, scenes, groups, and what listens."""
