"""The engine: what every game stands on. It knows none of them."""
