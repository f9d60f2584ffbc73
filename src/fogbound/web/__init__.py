"""Pages and their parts, made of what a seat may see. Nothing here knows a game, a state, or the network."""
