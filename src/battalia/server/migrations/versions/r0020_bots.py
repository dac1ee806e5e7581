"""Bots of people's own, with tokens; challenges; letters that tell of all tables at once.

A program that does not know of it takes a bot for a person, and writes a letter for each table.
"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.add_column("people", sa.Column("owner", sa.Integer(), nullable=True))
    op.add_column("people", sa.Column("digest", sa.Text(), nullable=False, server_default=""))
    op.add_column("people", sa.Column("digested", sa.Double(), nullable=False, server_default="0"))
    off = sa.false()
    op.add_column("seats", sa.Column("bot", sa.Boolean(), nullable=False, server_default=off))
    op.create_table(
        "bots",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("owner", sa.Integer(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_bots_person"),
        sa.PrimaryKeyConstraint("person", name="pk_bots"),
        sa.UniqueConstraint("id", name="uq_bots_id"),
    )
    op.create_index("ix_bots_owner", "bots", ["owner"])
    op.create_table(
        "bot_tokens",
        sa.Column("token", sa.LargeBinary(), nullable=False),
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["token"], ["tokens.hash"], name="fk_bot_tokens_token", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name="pk_bot_tokens"),
        sa.UniqueConstraint("id", name="uq_bot_tokens_id"),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("by", sa.Integer(), nullable=False),
        sa.Column("to", sa.Integer(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("level", sa.Text(), nullable=False),
        sa.Column("first", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name="fk_challenges_by"),
        sa.ForeignKeyConstraint(["to"], ["people.id"], name="fk_challenges_to"),
        sa.PrimaryKeyConstraint("id", name="pk_challenges"),
    )
    op.create_index("ix_challenges_by", "challenges", ["by"])
    op.create_index("ix_challenges_to", "challenges", ["to"])
    op.create_index("ix_challenges_expires", "challenges", ["expires"])
