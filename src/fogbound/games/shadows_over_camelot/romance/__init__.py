"""The Romantic Actions (R): Ladies, their quests and Boons, and what Knights do to win them."""
