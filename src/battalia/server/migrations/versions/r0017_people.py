"""People among each other: names of their own, avatars, what of them others may see, friends,
blocks, invitations and clubs.

Of accounts with equal names all but the oldest get a number. A program that does not know of it
makes accounts whose names are nobody's own yet: whoever starts next sees to that. All that belongs
to a table goes with it, whoever removes it.
"""

import sqlalchemy as sa
from alembic import op

from battalia.server.naming import own_names

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("people", sa.Column("avatar", sa.Text(), nullable=False, server_default=""))
    op.add_column("people", sa.Column("privacy", sa.Text(), nullable=False, server_default=""))
    # In a table of their own: while an index of people were made, nobody could write to them.
    names = op.create_table(
        "names",
        sa.Column("person", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("called", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_names_person"),
        sa.PrimaryKeyConstraint("person", name="pk_names"),
        sa.UniqueConstraint("called", name="uq_names_called"),
    )
    people = sa.table("people", *map(sa.column, ("id", "name", "login", "created")))
    connection = op.get_bind()
    its = sa.select(people.c.id, people.c.name).where(people.c.login.is_not(None))
    found = connection.execute(its.order_by(people.c.created, people.c.id)).all()
    before = {row.id: row.name for row in found}
    for id, name, called in own_names((id, name, None) for id, name in found):
        if name != before[id]:
            connection.execute(sa.update(people).where(people.c.id == id).values(name=name))
        connection.execute(sa.insert(names).values(person=id, called=called))
    _pairs("friends", sa.Column("since", sa.Double(), nullable=True))
    _pairs("blocks")
    op.create_table(
        "invitations",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("by", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_invitations_table", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_invitations_person"),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name="fk_invitations_by"),
        sa.PrimaryKeyConstraint("table", "person", name="pk_invitations"),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])
    op.create_index("ix_invitations_by", "invitations", ["by"])
    op.create_table(
        "clubs",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("door", sa.Text(), nullable=False),
        sa.Column("link", sa.LargeBinary(), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clubs"),
        sa.UniqueConstraint("link", name="uq_clubs_link"),
    )
    op.create_table(
        "members",
        sa.Column("club", sa.Text(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], name="fk_members_club", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_members_person"),
        sa.PrimaryKeyConstraint("club", "person", name="pk_members"),
    )
    op.create_index("ix_members_person", "members", ["person"])
    op.create_table(
        "club_tables",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("club", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_club_tables_table", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["club"], ["clubs.id"], name="fk_club_tables_club", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", name="pk_club_tables"),
    )
    op.create_index("ix_club_tables_club", "club_tables", ["club"])


def _pairs(name: str, *columns: sa.Column[object]) -> None:
    """One person and another."""
    op.create_table(
        name,
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("other", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        *columns,
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=f"fk_{name}_person"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], name=f"fk_{name}_other"),
        sa.PrimaryKeyConstraint("person", "other", name=f"pk_{name}"),
    )
    op.create_index(f"ix_{name}_other", name, ["other"])
