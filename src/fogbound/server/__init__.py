"""The table on the web: who may see and do what, and how it is kept. Pages are made in `web`."""
