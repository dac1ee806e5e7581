"""Battalia: an unofficial implementation of the board game Battalia: The Creation."""

__version__ = "0.2.0"
