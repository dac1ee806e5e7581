"""The lobby: tables that everybody may watch, those that are open, and who waits for one.

A program that does not know of it goes on beside one that does: at a table that it leads nobody
watches without a key, and what changes there is seen in the lobby when it is looked at again.
"""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("public", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("tables", sa.Column("delay", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "openings",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("opened", sa.Double(), nullable=False),
        sa.Column("closes", sa.Double(), nullable=False),
        sa.Column("level", sa.Text(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"], ["tables.id"], name="fk_openings_table", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table", name="pk_openings"),
    )
    op.create_index("ix_openings_closes", "openings", ["closes"])
    op.create_table(
        "seekers",
        sa.Column("person", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("fills", sa.Double(), nullable=True),
        sa.Column("hall", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seekers_person"),
        sa.PrimaryKeyConstraint("person", name="pk_seekers"),
    )
