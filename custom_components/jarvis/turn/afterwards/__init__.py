"""What follows a deed: a wish that leans on it, taking it back, telling of it."""
