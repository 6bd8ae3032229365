"""The commands shelf."""
