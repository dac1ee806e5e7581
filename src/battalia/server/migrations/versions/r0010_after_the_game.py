"""Reviews of games that are over, and what each player did in them, counted.

A program that does not know of them goes on beside one that does: they go with their table, whoever
removes it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("form", sa.Integer(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("told", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_reviews_table", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", name="pk_reviews"),
    )
    op.create_table(
        "tallies",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("form", sa.Integer(), nullable=False),
        sa.Column("told", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_tallies_table", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", name="pk_tallies"),
    )
