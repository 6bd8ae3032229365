"""Finding again: words, forms, meaning, topics, links."""
