"""Words: language knowledge as tables, and the functions that read them."""
