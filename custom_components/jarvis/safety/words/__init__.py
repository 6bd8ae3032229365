"""What safety knows of languages, as tables."""
