"""A house under load for minutes: many satellites, and everything restarts at times."""
