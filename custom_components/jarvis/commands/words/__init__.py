"""What commands say and hear, one module per command: sentences as data."""
