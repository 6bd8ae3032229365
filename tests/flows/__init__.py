"""The forms of the subentries, field by field."""
