"""For people who study such games: exact solutions of small ones."""

from importlib.util import find_spec

from fogbound.core.mistakes import Mistake

if find_spec("numpy") is None:
    raise Mistake("fogbound.research needs numpy: pip install 'fogbound[research]'")
