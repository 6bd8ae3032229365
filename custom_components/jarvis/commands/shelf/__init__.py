"""What carries the commands: how they are declared, found, called, and left open."""
