"""How Camelot is drawn: the Round Table within its walls, the Quests as leaves round it, knights, Ladies and cards."""
