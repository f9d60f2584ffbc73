"""The False Lady (F): Petition cards that nobody has seen, accusations, and Duels of Honour."""
