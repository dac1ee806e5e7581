"""Recovery codes; whose a line of chat is; what goes with a person is found without a search."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "codes",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_codes_person"),
        sa.PrimaryKeyConstraint("hash", name="pk_codes"),
    )
    op.create_index("ix_codes_person", "codes", ["person"])
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_index("ix_tables_next", "tables", ["next"])
    with op.batch_alter_table("chat") as chat:
        chat.add_column(sa.Column("person", sa.Integer(), nullable=True))
        chat.create_foreign_key("fk_chat_person", "people", ["person"], ["id"])
    op.create_index("ix_chat_person", "chat", ["person"])
    # Of earlier lines it is known where the speaker sat, and who sits there now.
    op.execute(
        'UPDATE chat SET person = (SELECT seats.person FROM seats WHERE seats."table" ='
        ' chat."table" AND seats.seat = chat.seat)'
    )
