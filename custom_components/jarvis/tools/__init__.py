"""What only a model calls, and the one door every call passes."""
