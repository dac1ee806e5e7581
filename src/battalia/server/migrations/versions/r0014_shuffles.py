"""Shuffles that can be proved: how much was drawn, what each seat adds, and to what the server has
bound itself; how often what came.

Tables that are there already have drawn otherwise, and prove nothing. A program that does not know
of it counts no draws, and by that it is known.
"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("tables", sa.Column("draws", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("drawn", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("text", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "pledges",
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_pledges_person"),
        sa.PrimaryKeyConstraint("commitment", name="pk_pledges"),
    )
    op.create_index("ix_pledges_person", "pledges", ["person"])
    op.create_table(
        "uncounted",
        sa.Column("table", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_uncounted_table"),
        sa.PrimaryKeyConstraint("table", name="pk_uncounted"),
    )
    op.create_table(
        "chances",
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.Column("expected", sa.Double(), nullable=False),
        sa.Column("variance", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("what", name="pk_chances"),
    )
