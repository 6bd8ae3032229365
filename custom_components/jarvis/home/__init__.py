"""The home as a value: snapshot, resolver and what they learn."""
