"""Pictures at the seats of a table.

A program that does not know of it seats people without one.
"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("seats", sa.Column("avatar", sa.Text(), nullable=False, server_default=""))
