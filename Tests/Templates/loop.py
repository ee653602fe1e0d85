# SPDX-License-Identifier: MIT
"""A command that builds a program at each save, and shows it: what an author does, and how long it takes until the new screen."""
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import time

from user import User, wait_until


class Loop:
    """A mix-in for a test. `command()` is what runs."""

    def setUp(self):
        self.user = User()
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        folders = {f"XDG_{name}_HOME": f"{home.name}/{name.lower()}" for name in ["DATA", "CONFIG", "STATE", "CACHE"]}
        self.log = pathlib.Path(home.name, "log")
        with self.log.open("w") as log:
            self.process = subprocess.Popen(self.command(), env=os.environ | folders, stdout=log, stderr=log)
        self.addCleanup(self.end)

    def end(self):
        self.process.send_signal(signal.SIGINT)
        self.process.send_signal(signal.SIGTERM)
        self.assertIn(self.process.wait(timeout=30), self.statuses, self.output())

    # The exit codes of a command that is interrupted.
    statuses = [0]

    def output(self):
        return self.log.read_text()

    @property
    def sources(self):
        return pathlib.Path(os.environ["APPLICATION"])

    def edit(self, name, old, new):
        path = next(self.sources.rglob(name))
        text = path.read_text()
        self.assertIn(old, text)
        path.write_text(text.replace(old, new))

    def shows(self, text):
        def match():
            windows = self.user._bus.windows
            return any(text in (node.name or "") for window in windows for node in window.descendants())
        wait_until(match, f"the window says “{text}”", seconds=240)

    def measure(self, what, name, old, new):
        """Edits a file, and prints the time until the screen has the new text."""
        begin = time.monotonic()
        self.edit(name, old, new)
        self.shows(new)
        print(f"{what}: from saving to the new screen: {time.monotonic() - begin:.1f} s", flush=True)

    def picture(self, name):
        if folder := os.environ.get("PICTURES"):
            time.sleep(0.5)
            subprocess.run(["import", "-window", "root", f"{folder}/{name}.png"], check=True)

    def runs(self, times):
        wait_until(lambda: len(re.findall("dev: running", self.output())) == times, f"the program runs for the {times}. time", seconds=240)
