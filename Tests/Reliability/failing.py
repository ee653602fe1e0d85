# SPDX-License-Identifier: MIT
"""The home folder is on a file system of a program (FUSE), which fails for some time while the user types, as one on the network may."""
import contextlib
import importlib.util
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from user import User, wait_until
from workbench import Home, type_while_failing

COUNT, SHORT = 6, 0
IS_ONE_TRIAL = False
# Both are forks of one module: that of Debian's package python3-fusepy, and that of pip.
MODULES = ["fusepy", "mfusepy"]
DISK = pathlib.Path(__file__).with_name("failing_disk.py")


def cannot_run():
    if not module():
        return "the Python module fusepy is missing: install the package python3-fusepy, or mfusepy with pip"
    if subprocess.run([sys.executable, "-c", f"import {module()}"], capture_output=True).returncode:
        return "libfuse is missing, which the Python module loads"
    if not shutil.which("fusermount3") or not os.access("/dev/fuse", os.R_OK | os.W_OK):
        return "fusermount3 or /dev/fuse is missing"
    return None


def module():
    """The name of the Python module; nothing if there is none."""
    return next(filter(importlib.util.find_spec, MODULES), None)


@contextlib.contextmanager
def disk():
    """A folder on the file system, and the file that says what fails."""
    with tempfile.TemporaryDirectory(prefix="reliability-") as parent:
        folder, mountpoint, switch = (pathlib.Path(parent) / name for name in ["folder", "home", "fails"])
        folder.mkdir()
        mountpoint.mkdir()
        server = subprocess.Popen([sys.executable, DISK, module(), folder, mountpoint, switch])
        try:
            wait_until(lambda: os.path.ismount(mountpoint), "the file system")
            yield mountpoint, switch
        finally:
            switch.unlink(missing_ok=True)
            subprocess.run(["fusermount3", "-u", "-z", mountpoint], check=True)
            server.wait(timeout=10)


def trial(program, random, _, seed):
    user, fails = User(), ["write", "all"][seed % 2]
    with disk() as (mountpoint, switch):
        type_while_failing(program, user, Home(mountpoint), random, lambda: switch.write_text(fails), switch.unlink)
