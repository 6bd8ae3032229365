"""Tests on the running whole: Home Assistant, voice, model, browser."""
