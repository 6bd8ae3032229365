"""What Jarvis may do, whether it did, what it may claim, and how to undo it."""
