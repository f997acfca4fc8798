"""Thin pages: load and authorise, validate, call one verb, answer."""
