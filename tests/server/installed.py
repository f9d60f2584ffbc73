"""Programs of the system that tests start, never as root."""

from __future__ import annotations

import os
import pwd
import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest


def installed(program: str, package: str, *elsewhere: Path) -> str:
    """Where a program is; where it is nowhere, what to install."""
    folders = [os.environ.get("PATH", os.defpath), *map(str, elsewhere)]
    found = shutil.which(program, path=os.pathsep.join(folders))
    if found is None:
        pytest.fail(f"this test needs {program}: install it (Debian: apt install {package})", pytrace=False)
    return found


def unprivileged() -> dict[str, Any]:
    """For `subprocess`: oneself, and for root somebody who may do nothing else."""
    account = _account()
    return {} if account is None else {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}


def _account() -> pwd.struct_passwd | None:
    if os.geteuid() != 0:
        return None
    names = {account.pw_name: account for account in pwd.getpwall()}
    return names.get("postgres") or names["nobody"]


def own_folder(name: str) -> Path:
    """A folder for such a program; pytest's own are closed to anybody else."""
    folder = Path(tempfile.mkdtemp(prefix=f"fogbound-{name}-"))
    account = _account()
    if account is not None:
        os.chown(folder, account.pw_uid, account.pw_gid)
    return folder


def removed(folder: Path) -> None:
    """What such a program has left behind is cleared away."""
    shutil.rmtree(folder)
