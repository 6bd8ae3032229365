"""The memory, tested with real files."""
