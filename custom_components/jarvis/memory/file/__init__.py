"""The file: opened, checked, written by one thread, copied, mended."""
