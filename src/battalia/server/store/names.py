"""Whoever has an account has their name for themselves, and so does a bot."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select
from sqlalchemy.exc import IntegrityError

from battalia.server.naming import folded
from battalia.server.store.form import NAMES, PEOPLE
from battalia.server.store.rows import NameTaken
from battalia.server.store.statements import insert_rows


def keep_name(connection: Connection, person: int) -> None:
    """Keeps the name that a person has now for them alone, where they have an account
    (``NameTaken``: it is somebody else's)."""
    its = select(PEOPLE.c.name, PEOPLE.c.login, PEOPLE.c.owner).where(PEOPLE.c.id == person)
    name, login, owner = connection.execute(its).one()
    connection.execute(delete(NAMES).where(NAMES.c.person == person))
    if login is None and owner is None:
        return
    try:
        insert_rows(connection, NAMES, [{"person": person, "called": folded(name)}])
    except IntegrityError as error:
        raise NameTaken from error
