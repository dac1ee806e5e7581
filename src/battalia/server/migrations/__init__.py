"""How the database came to its present form, one revision after another (Alembic).

A change of the tables in ``store/form.py`` needs a new file in ``versions`` that brings an older
database there. Revisions that were ever released are not changed.
"""
