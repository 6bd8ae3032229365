"""What commands of times share: when, how often, what is due, and how that is said."""
