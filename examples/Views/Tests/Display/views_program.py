# SPDX-License-Identifier: MIT
"""Views as a program of its own, and the lines of its script."""
import os
import pathlib
import shlex

import program

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
    return program.start(test, os.environ["VIEWS"])
