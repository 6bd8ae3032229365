"""Who thinks for Jarvis: one file per server family, and the wrappers around them."""
