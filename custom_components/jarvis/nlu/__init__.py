"""The learned reader: intent, slots and speech act of a sentence, from weights."""
