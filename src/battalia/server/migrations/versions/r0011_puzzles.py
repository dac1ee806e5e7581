"""Puzzles that people have tried, and what is believed of both since.

A program that does not know of it goes on beside one that does.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_puzzles"),
    )
    op.create_table(
        "puzzlers",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_puzzlers_person"),
        sa.PrimaryKeyConstraint("person", name="pk_puzzlers"),
    )
    op.create_table(
        "tries",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_tries_person"),
        sa.PrimaryKeyConstraint("person", "puzzle", name="pk_tries"),
    )
