# SPDX-License-Identifier: MIT
"""Views as a program of its own, and the lines of its script."""
import os
import pathlib
import shlex
import shutil
import subprocess
import tempfile

TITLES = [
    "Texts", "Buttons", "Choices", "Fields", "Values", "Pictures", "Drawing", "Lists", "Trees and columns", "Containers",
    "Structure", "Bars and menus", "Messages", "Pages and tabs", "Dialogs", "Own controls"]


def script():
    """The lines of views.script with their numbers, as words."""
    path = pathlib.Path(__file__).parent.parent / "views.script"
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if line and not line.startswith("#"):
            yield number, shlex.split(line)


def start(test):
    """Starts Views with folders of its own, until the test ends."""
    home = tempfile.mkdtemp()
    test.addCleanup(shutil.rmtree, home)
    folders = {f"XDG_{name}_HOME": f"{home}/{name.lower()}" for name in ["DATA", "CONFIG", "STATE", "CACHE"]}
    os.makedirs(folders["XDG_CACHE_HOME"])
    process = subprocess.Popen(
        [os.environ["VIEWS"]], env=os.environ | folders | {"HOME": home, "G_DEBUG": "fatal-warnings"})

    def end():
        if process.poll() is None:
            process.kill()
        process.wait()
    test.addCleanup(end)
    return process
