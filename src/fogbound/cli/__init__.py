"""The command line. It keeps the table in the terminal; whoever sits at it is shown views and sentences."""

from fogbound.cli.app import main

__all__ = ["main"]
