"""Whose turn it is, and on which day, can be told without taking up the game."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # Of a game in play both are noted with its next act, or by ``battalia migrate``.
    asked = sa.Column("asked", sa.Text(), nullable=False, server_default="")
    op.add_column("tables", asked)
    day = sa.Column("day", sa.Integer(), nullable=False, server_default="0")
    op.add_column("tables", day)
