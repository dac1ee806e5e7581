"""Runs revisions on the connection that ``Store.upgrade`` hands over, in its transaction."""

from alembic import context

from battalia.server.store import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    # SQLite changes a table only by making it anew.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
