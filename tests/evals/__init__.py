"""Tests of the evals."""
