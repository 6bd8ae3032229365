"""One flow per kind of subentry; `schema.py` builds their forms."""
