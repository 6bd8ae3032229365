"""Sentences into intents without a model: templates, search, guards, targets."""
