"""Scripted players: Knights who share out the Quests, and a Traitor among them."""
