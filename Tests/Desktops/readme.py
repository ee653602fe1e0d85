# SPDX-License-Identifier: MIT
"""The pictures of the READMEs: `readme.py PROGRAM FOLDER [NAME ...]`, on a private X server with openbox. The other programs are beside PROGRAM."""
import os
import pathlib
import subprocess
import sys
import tempfile
import time

from desktops import DESKTOPS
from user import User, front_window, wait_until, xdotool
from variants import VARIANTS
from workbench import Home

PROGRAMS, FOLDER, NAMES = pathlib.Path(sys.argv[1]).parent, pathlib.Path(sys.argv[2]), sys.argv[3:]
ROOT = pathlib.Path(__file__).resolve().parents[2]
NOTE = """# Garden
The *first* seeds are in the ground. See [[Shed]].

- [x] tomatoes #vegetables
- [ ] **beans**, when it is warm

> Water in the morning.
"""
CODE = (ROOT / "examples/Greeting/Flows/GreetingViewController.swift").read_text()
LOG = "".join(
    f"2026-03-01 09:{second // 60:02}:{second % 60:02} {level} {text}\n" for second, (level, text) in enumerate(
        [("INFO", "server: listens on port 8080"), ("DEBUG", "store: 14 tables"), ("INFO", "request: GET /plants 200 in 4 ms"),
         ("WARN", "request: GET /plants/rose took 812 ms"), ("INFO", "request: POST /plants 201 in 9 ms"),
         ("ERROR", "store: the disk is full"), ("INFO", "store: tries again in 5 s")] * 40))

SOME_PROCESSES = """
for name in mail-sync indexer backup; do (exec -a $name sleep 1000) & done
(exec -a renderer bash -c 'while :; do for i in {1..9999}; do :; done; sleep 0.05; done') &
exec -a processes "$0"
"""


class Program:
    """A program with a home folder of its own. `before` gets the user and the home folder, and brings the window into the state of the picture."""

    def __init__(self, name, before=lambda user, home: None, arguments=(), command=(), variant="light", picture=None):
        self.name, self.before, self.arguments, self.command = name, before, arguments, command
        self.variant, self.picture = VARIANTS[variant], picture or name.lower()

    def take(self, more):
        with tempfile.TemporaryDirectory() as folder, Home() as home, self.variant.services():
            (home.path / "config/gtk-4.0").mkdir()
            (home.path / "config/gtk-4.0/settings.ini").write_text("[Settings]\ngtk-cursor-blink=0\n")
            for name, text in [("Garden.md", NOTE), ("Shed.md", "# Shed\ntools, and the key\n"), ("server.log", LOG),
                               ("Greeting.swift", CODE)]:
                (pathlib.Path(folder) / name).write_text(text)
            arguments = [argument.format(folder=folder) for argument in self.arguments]
            process = subprocess.Popen([*self.command, PROGRAMS / self.name, *arguments], env=home.environment | more, cwd=folder)
            try:
                user = User()
                wait_until(lambda: user.titles, "the window", seconds=90)
                time.sleep(3)
                self.before(user, home)
                # The pointer marks nothing.
                xdotool("mousemove", 0, 0)
                time.sleep(2)
                file = FOLDER / f"{self.picture}.png"
                subprocess.run(["import", "-window", str(front_window()[0]), "-depth", "8", "-strip", "-define", "png:compression-level=9", f"png:{file}"],
                               check=True)
                print(f"{file}: {file.stat().st_size // 1000} kB", flush=True)
            finally:
                subprocess.run(["pkill", "-P", str(process.pid)], check=False)
                process.terminate()
                process.wait()


def workbench(user, home):
    """Some pages, of which Contacts is shown."""
    for page in ["Notes", "Shopping", "Contacts"]:
        title = next(w.name for w in user.windows if w.has("active"))
        user.click(title, "list item", page)
        time.sleep(4)


PICTURES = [
    Program("Workbench", workbench, picture="workbench-light"),
    Program("Workbench", workbench, picture="workbench-dark", variant="dark"),
    Program("Contacts"),
    Program("Notes", arguments=["{folder}/Garden.md"]),
    Program("Logs", arguments=["{folder}/server.log"]),
    Program("Packages", lambda user, home: time.sleep(20)),
    # It sees no processes of others, and no path.
    Program("Processes", lambda user, home: time.sleep(5), command=["unshare", "--pid", "--fork", "--mount-proc", "bash", "-c", SOME_PROCESSES]),
    Program("Profile", lambda user, home: user.click("Profile", "button", "Profile of Ada")),
    Program("Gallery"),
    Program("CodeEditor", arguments=["{folder}/Greeting.swift"]),
    Program("AdwaitaWindow"),
]


def main():
    with tempfile.TemporaryDirectory() as folder, DESKTOPS["openbox"].running(pathlib.Path(folder)) as more:
        for picture in PICTURES:
            if not NAMES or picture.picture in NAMES:
                picture.take(more)


if __name__ == "__main__":
    os.makedirs(FOLDER, exist_ok=True)
    main()
