"""Tournaments: their plans, who takes part, and who meets whom.

A program that does not know of them plays the games of their tables like any other, and begins no
round.
"""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("organiser", sa.Integer(), nullable=True),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("club", sa.Text(), nullable=True),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("starts", sa.Double(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("rounds", sa.Integer(), nullable=False, server_default="0"),
        sa.Column("lot", sa.Text(), nullable=False),
        sa.Column("next", sa.Double(), nullable=True),
        sa.Column("ended", sa.Double(), nullable=True),
        sa.Column("due", sa.Double(), nullable=True),
        sa.Column("until", sa.Double(), nullable=False, server_default="0"),
        sa.Column("token", sa.Integer(), nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["organiser"], ["people.id"], name="fk_tournaments_organiser"),
        sa.PrimaryKeyConstraint("id", name="pk_tournaments"),
    )
    for column in ("organiser", "club", "state", "due"):
        op.create_index(f"ix_tournaments_{column}", "tournaments", [column])
    op.create_table(
        "entries",
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=True),
        sa.Column("level", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("drawn", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_entries_tournament"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_entries_person"),
        sa.PrimaryKeyConstraint("tournament", "number", name="pk_entries"),
    )
    op.create_index("ix_entries_person", "entries", ["person"])
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("mind", sa.Double(), nullable=True),
        sa.Column("absent", sa.Text(), nullable=False, server_default=""),
        sa.Column("places", sa.Text(), nullable=False, server_default=""),
        sa.Column("points", sa.Text(), nullable=False, server_default=""),
        sa.Column("how", sa.Text(), nullable=False, server_default="played"),
        sa.Column("ended", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], name="fk_pairings_tournament"),
        sa.PrimaryKeyConstraint("tournament", "round", "board", name="pk_pairings"),
    )
    op.create_index("ix_pairings_mind", "pairings", ["mind"])
    # No foreign key: a program that does not know of it may remove a table.
    op.add_column("tables", sa.Column("tournament", sa.Text(), nullable=True))
