"""What somebody names to be forgotten or kept quiet, and what is of it."""
