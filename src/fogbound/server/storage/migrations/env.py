"""Alembic's way in: the connection is handed over by `migrating.migrate`."""

from alembic import context

from fogbound.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
