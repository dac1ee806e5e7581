"""Scenarios that people have made, who likes them, and which tables play one.

A program that does not know of it goes on beside one that does: at a table that it leads nothing is
told of the scenario, and the game is the same.
"""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "scenarios",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=True),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("told", sa.Text(), nullable=False),
        sa.Column("plays", sa.Integer(), nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_scenarios_person"),
        sa.PrimaryKeyConstraint("id", name="pk_scenarios"),
    )
    op.create_index("ix_scenarios_person", "scenarios", ["person"])
    op.create_table(
        "likes",
        sa.Column("scenario", sa.Text(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["scenario"], ["scenarios.id"], name="fk_likes_scenario", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_likes_person"),
        sa.PrimaryKeyConstraint("scenario", "person", name="pk_likes"),
    )
    op.create_index("ix_likes_person", "likes", ["person"])
    op.add_column("tables", sa.Column("scenario", sa.Text(), nullable=True))
