"""Safety: policy, consent, read-back, claims, undo, noise."""
