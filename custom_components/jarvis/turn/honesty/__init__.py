"""Whether what a reply says of this turn and this house is so."""
