"""Browsers that want to hear by push."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "pushes",
        sa.Column("token", sa.LargeBinary(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("public", sa.LargeBinary(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["token"], ["tokens.hash"], name="fk_pushes_token", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name="pk_pushes"),
    )
    op.create_index("ix_pushes_endpoint", "pushes", ["endpoint"])
