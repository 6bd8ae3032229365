"""Two statements side by side: of one thing, told otherwise, or both so."""
