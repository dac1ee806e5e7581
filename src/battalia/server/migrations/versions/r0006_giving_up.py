"""Who has resigned, by which link a seat was taken, codes for one more device, what is archived."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("seats", sa.Column("invited", sa.LargeBinary(), nullable=True))
    op.create_index("ix_seats_invited", "seats", ["invited"])
    op.add_column("seats", sa.Column("resigned", sa.Double(), nullable=True))
    op.add_column(
        "seats", sa.Column("ends", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "devices",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_devices_person"),
        sa.PrimaryKeyConstraint("hash", name="pk_devices"),
        sa.UniqueConstraint("person", name="uq_devices_person"),
    )
    op.create_table(
        "shelves",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("shelf", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_shelves_table"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_shelves_person"),
        sa.PrimaryKeyConstraint("table", "person", name="pk_shelves"),
    )
    op.create_index("ix_shelves_person", "shelves", ["person"])
