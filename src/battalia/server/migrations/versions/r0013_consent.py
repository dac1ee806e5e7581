"""Who lets finished games be published. Nobody does who has not said so."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    off = sa.false()
    op.add_column("people", sa.Column("shares", sa.Boolean(), nullable=False, server_default=off))
    op.add_column("seats", sa.Column("shares", sa.Boolean(), nullable=True))
