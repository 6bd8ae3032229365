"""What a correction says, and where its new value goes."""
