"""What a told sentence says, and what a later one makes of an earlier."""
