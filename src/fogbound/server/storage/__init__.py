"""Where tables are kept: SQLite in a file, or PostgreSQL."""

from fogbound.server.storage.store import Link, Overtaken, Row, Store, StoredTable

__all__ = ["Link", "Overtaken", "Row", "Store", "StoredTable"]
