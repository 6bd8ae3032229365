"""What stands on the lists of the house, read from their entities."""
