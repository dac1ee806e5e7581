"""Attacks on a running server, one function each; ``tools/attack.py`` runs them."""
