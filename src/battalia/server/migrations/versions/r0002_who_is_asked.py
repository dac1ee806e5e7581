"""Whose turn it is can be told without taking up the game."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # Of a game in play it is noted with its next act, or by ``battalia migrate``.
    asked = sa.Column("asked", sa.Text(), nullable=False, server_default="")
    op.add_column("tables", asked)
