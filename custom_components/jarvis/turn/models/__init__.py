"""Which model answers a turn, what lies ready for it, and what it is asked beside."""
