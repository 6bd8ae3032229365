"""Words of statements, per language, as data."""
