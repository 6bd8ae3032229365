"""What the owner and quiet hours do: browse, move, prune, join, embed."""
