"""Databases that earlier versions of the program have left behind."""
