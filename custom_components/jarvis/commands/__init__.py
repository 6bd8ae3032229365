"""What Jarvis can do: the built-in commands, listed by hand."""
