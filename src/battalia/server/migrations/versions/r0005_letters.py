"""An address for e-mail, the language of letters, and links that can be used once."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    off, english = sa.false(), "en"
    for column in (
        sa.Column[str | None]("address", sa.Text(), nullable=True),
        sa.Column[bool]("mails", sa.Boolean(), nullable=False, server_default=off),
        sa.Column[str]("language", sa.Text(), nullable=False, server_default=english),
    ):
        op.add_column("people", column)
    op.create_index("ix_people_address", "people", ["address"], unique=True)
    op.create_table(
        "tickets",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("purpose", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=True),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_tickets_person"),
        sa.PrimaryKeyConstraint("hash", name="pk_tickets"),
    )
    op.create_index("ix_tickets_person", "tickets", ["person"])
    op.create_index("ix_tickets_expires", "tickets", ["expires"])
