"""Processes of two versions run on one database while one is replaced after the other.

So what a migration leaves behind is something that the program before it can work with: it only
adds. What is no longer needed goes in a later version, when nobody runs who knows of it.
"""

from typing import Any, Final

import pytest
from alembic import command
from sqlalchemy import MetaData, create_engine, inspect

from battalia.server.store.connecting import alembic_config, revisions, understood_url

ROLLING: Final = "0009"
"""Since this revision several processes run on one database."""
EXCEPTIONS: Final[dict[str, str]] = {}
"""Revisions that do more, with the reason why nobody is harmed."""
RECENT: Final = [
    (found.down_revision, found.revision)
    for found in revisions().walk_revisions()
    if found.revision >= ROLLING and found.revision not in EXCEPTIONS
]


def upgraded(url: str, revision: str) -> dict[str, dict[str, Any]]:
    """What is in the database once it is brought to this revision: for each table all that bears
    on whoever writes there."""
    engine = create_engine(understood_url(url))
    with engine.begin() as connection:
        config = alembic_config()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    found = MetaData()
    found.reflect(engine)
    look = inspect(engine)
    tables = {
        name: {
            "columns": {column.name: column for column in table.columns},
            "key": look.get_pk_constraint(name)["constrained_columns"],
            "unique": {tuple(one["column_names"]) for one in look.get_unique_constraints(name)},
            "foreign": {
                (tuple(one["constrained_columns"]), one["referred_table"])
                for one in look.get_foreign_keys(name)
            },
            "checks": {one["sqltext"] for one in look.get_check_constraints(name)},
            "indexes": {one["name"] for one in look.get_indexes(name)},
        }
        for name, table in found.tables.items()
    }
    engine.dispose()
    return tables


def test_there_are_migrations_to_look_at() -> None:
    assert (revisions().get_revision(ROLLING).down_revision, ROLLING) in RECENT


@pytest.mark.parametrize(("before", "revision"), RECENT)
def test_a_migration_only_adds_what_the_program_before_need_not_know(
    before: str, revision: str, database_url: str
) -> None:
    old, new = upgraded(database_url, before), upgraded(database_url, revision)
    assert old.keys() <= new.keys(), "a table is gone"
    for name, former in old.items():
        if name == "alembic_version":
            continue
        now = new[name]
        for column, was in former["columns"].items():
            assert column in now["columns"], f"{name}.{column} is gone"
            found = now["columns"][column]
            assert repr(found.type) == repr(was.type), f"{name}.{column} is another type"
            assert found.nullable or not was.nullable, f"{name}.{column} may no longer be empty"
            assert found.server_default is not None or was.server_default is None
        for column, found in now["columns"].items():
            if column not in former["columns"]:
                filled = found.nullable or found.server_default is not None
                assert filled, f"{name}.{column} must be given by who does not know it"
        # What was allowed is allowed, and what was found soon is.
        for rule in ("key", "unique", "foreign", "checks"):
            assert now[rule] == former[rule], f"{name} has other rules: {rule}"
        # A new one, too: PostgreSQL lets nobody write to a table while it makes an index for it.
        assert now["indexes"] == former["indexes"], f"{name} has other indexes"
