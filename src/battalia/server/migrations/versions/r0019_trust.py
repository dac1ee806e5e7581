"""Trust: who looks after the house, what was reported and decided, and what everybody is told.

A program that does not know of it goes on beside one that does: whoever is muted can talk at tables
that it leads. What is in the log stays there: the database itself refuses to change it.
"""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

STAYS = "the audit log is never changed"


def upgrade() -> None:
    op.create_table(
        "offices",
        sa.Column("person", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("office", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_offices_person"),
        sa.PrimaryKeyConstraint("person", name="pk_offices"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("by", sa.Integer(), nullable=True),
        sa.Column("about", sa.Integer(), nullable=True),
        sa.Column("table", sa.Text(), nullable=True),
        sa.Column("line", sa.Integer(), nullable=True),
        sa.Column("scenario", sa.Text(), nullable=True),
        sa.Column("measure", sa.Integer(), nullable=True),
        sa.Column("context", sa.Text(), nullable=False),
        sa.Column("decided", sa.Double(), nullable=True),
        sa.Column("decision", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name="fk_reports_by"),
        sa.ForeignKeyConstraint(["about"], ["people.id"], name="fk_reports_about"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    for column in ("by", "about", "decided"):
        op.create_index(f"ix_reports_{column}", "reports", [column])
    op.create_table(
        "measures",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=True),
        sa.Column("table", sa.Text(), nullable=True),
        sa.Column("ended", sa.Double(), nullable=True),
        sa.Column("read", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_measures_person"),
        sa.PrimaryKeyConstraint("id", name="pk_measures"),
    )
    op.create_index("ix_measures_person", "measures", ["person"])
    op.create_table(
        "notes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("by", sa.Integer(), nullable=True),
        sa.Column("person", sa.Integer(), nullable=True),
        sa.Column("report", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name="fk_notes_by"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_notes_person"),
        sa.PrimaryKeyConstraint("id", name="pk_notes"),
    )
    for column in ("by", "person", "report"):
        op.create_index(f"ix_notes_{column}", "notes", [column])
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.Column("texts", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_announcements"),
    )
    # Numbers and words of the program only, so that it need not change when somebody goes.
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("office", sa.Text(), nullable=False),
        sa.Column("by", sa.Integer(), nullable=True),
        sa.Column("act", sa.Text(), nullable=False),
        sa.Column("person", sa.Integer(), nullable=True),
        sa.Column("report", sa.Integer(), nullable=True),
        sa.Column("table", sa.Text(), nullable=True),
        sa.Column("details", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_audit"),
    )
    op.create_index("ix_audit_person", "audit", ["person"])
    _nobody_changes("audit")
    op.add_column("seats", sa.Column("against", sa.Text(), nullable=False, server_default=""))


def _nobody_changes(table: str) -> None:
    if op.get_bind().dialect.name == "sqlite":
        for deed in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER {table}_stays_{deed.lower()} BEFORE {deed} ON {table}"
                f" BEGIN SELECT RAISE(ABORT, '{STAYS}'); END"
            )
        return
    op.execute(
        f"CREATE OR REPLACE FUNCTION {table}_stays() RETURNS trigger LANGUAGE plpgsql"
        f" AS $$ BEGIN RAISE EXCEPTION '{STAYS}'; END $$"
    )
    op.execute(
        f"CREATE TRIGGER {table}_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON {table}"
        f" FOR EACH STATEMENT EXECUTE FUNCTION {table}_stays()"
    )
