# SPDX-License-Identifier: MIT
"""The program under test, with folders of its own."""
import os
import shutil
import subprocess
import tempfile


def make_home(test):
    """A home for a user of their own, until the test ends: the folder."""
    home = tempfile.mkdtemp()
    test.addCleanup(shutil.rmtree, home)
    return home


def start(test, program, home=None, stderr=None, **variables):
    """Starts a program whose folders are in a home, until the test ends."""
    home = home or make_home(test)
    folders = {f"XDG_{name}_HOME": f"{home}/{name.lower()}" for name in ["DATA", "CONFIG", "STATE", "CACHE"]}
    os.makedirs(folders["XDG_CACHE_HOME"], exist_ok=True)
    process = subprocess.Popen(
        [program], stderr=stderr, env=os.environ | folders | {"HOME": home, "G_DEBUG": "fatal-warnings"} | variables)

    def end():
        if process.poll() is None:
            process.kill()
        process.wait()
    test.addCleanup(end)
    return process
