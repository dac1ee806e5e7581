"""Killing the processes of a hall, and what must hold whatever is killed (``tools/kill.py``)."""
