"""What several commands are built from: acting on the house, sums, lists, sensing."""
