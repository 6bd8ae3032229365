"""Plays tasks against real models: Jarvis beside Home Assistant's own agent."""
