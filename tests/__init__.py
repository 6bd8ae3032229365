"""Tests of Jarvis; the folders mirror the package."""
