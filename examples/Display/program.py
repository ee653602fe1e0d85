# SPDX-License-Identifier: MIT
"""Starts the program under test, with a home folder of its own."""
import faulthandler
import os
import shutil
import subprocess
import tempfile


def make_home(test):
    """Creates an empty home folder, which is removed when the test ends, and returns its path."""
    home = tempfile.mkdtemp()
    test.addCleanup(shutil.rmtree, home)
    return home


def start(test, program, home=None, stderr=None, arguments=(), **variables):
    """Starts a program whose XDG folders are in `home`. It is killed when the test ends."""
    home = home or make_home(test)
    # A test that hangs says where.
    faulthandler.dump_traceback_later(600, exit=True)
    folders = {f"XDG_{name}_HOME": f"{home}/{name.lower()}" for name in ["DATA", "CONFIG", "STATE", "CACHE"]}
    os.makedirs(folders["XDG_CACHE_HOME"], exist_ok=True)
    process = subprocess.Popen(
        [program, *arguments], stderr=stderr, env=os.environ | folders | {"HOME": home, "G_DEBUG": "fatal-warnings"} | variables)

    def end():
        if process.poll() is None:
            process.kill()
        process.wait()
    test.addCleanup(end)
    return process
