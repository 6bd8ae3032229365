"""What is asked before it is done: of whom, about what, and what a yes does."""
