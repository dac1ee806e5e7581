"""Processes that lead tables: until when each of them does, and who leads which table.

A program that does not know of it goes on beside one that does: what it adds is led by nobody.
"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "halls",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_halls"),
    )
    op.add_column("tables", sa.Column("leader", sa.Text(), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("token", sa.Integer(), nullable=False, server_default="0"))
