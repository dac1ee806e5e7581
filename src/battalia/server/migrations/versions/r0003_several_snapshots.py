"""A table keeps a snapshot of every hundred acts, and says with what it began."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # Tables of before may have begun with a position or a record, which nobody noted.
    origin = sa.Column("origin", sa.Text(), nullable=False, server_default="new")
    op.add_column("tables", origin)
    op.execute(sa.text("UPDATE tables SET origin = 'position' WHERE start IS NOT NULL"))
    # A shortcut, never the truth: games make new ones as they go on.
    op.drop_table("snapshots")
    op.create_table(
        "snapshots",
        sa.Column("table", sa.Text(), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("position", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_snapshots"),
    )
