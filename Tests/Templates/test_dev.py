# SPDX-License-Identifier: MIT
"""An author works with ./dev of a new application: each save is built and shown, and a mistake stands in the window until it is mended."""
import os
import pathlib
import re
import signal
import subprocess
import tempfile
import time
import unittest

from user import User, wait_until

FOLDER = pathlib.Path(os.environ["FOLDER"])
PICTURES = os.environ.get("PICTURES")


class DevTests(unittest.TestCase):
    def setUp(self):
        self.user = User()
        home = tempfile.TemporaryDirectory()
        self.addCleanup(home.cleanup)
        folders = {f"XDG_{name}_HOME": f"{home.name}/{name.lower()}" for name in ["DATA", "CONFIG", "STATE"]}
        self.log = pathlib.Path(home.name, "log")
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [FOLDER / "dev", "--disable-build-manifest-caching", "--scratch-path", os.environ["DEV_OPTIONS"]],
                env=os.environ | folders, stdout=log, stderr=log)
        self.addCleanup(self.end)

    def end(self):
        self.process.send_signal(signal.SIGINT)
        self.process.send_signal(signal.SIGTERM)
        self.assertEqual(self.process.wait(timeout=30), 0, self.output())

    def output(self):
        return self.log.read_text()

    def edit(self, name, old, new):
        path = next(FOLDER.rglob(name))
        text = path.read_text()
        self.assertIn(old, text)
        path.write_text(text.replace(old, new))

    def shows(self, text):
        def match():
            windows = self.user._bus.windows
            return any(text in (node.name or "") for window in windows for node in window.descendants())
        wait_until(match, f"the window says “{text}”", seconds=240)

    def picture(self, name):
        if PICTURES:
            time.sleep(0.5)
            subprocess.run(["import", "-window", "root", f"{PICTURES}/{name}.png"], check=True)

    def test_a_save_is_shown_and_a_mistake_stands_in_the_window(self):
        self.shows("Enter your name.")
        window = self.user.titles[0]
        self.user.fill(window, "Name", "Ada")
        self.shows("Hello, Ada!")
        time.sleep(1.2)

        begin = time.monotonic()
        self.edit("Greeting.swift", "Enter your name.", "Who are you?")
        wait_until(lambda: len(re.findall("dev: running", self.output())) == 2, "the program runs again", seconds=240)
        self.shows("Who are you?")
        print(f"from saving to the new screen: {time.monotonic() - begin:.1f} s", flush=True)
        self.picture("dev-changed")

        self.edit("Greeting.swift", "Who are you?", "Who are you?\" + missing + \"")
        self.shows("error: cannot find 'missing' in scope")
        self.picture("dev-error")
        self.assertIn("error: cannot find 'missing' in scope", self.output())

        self.edit("Greeting.swift", "\" + missing + \"", " ")
        wait_until(lambda: len(re.findall("dev: running", self.output())) == 3, "the program runs again", seconds=240)
        self.shows("Who are you?")
        self.picture("dev-mended")


if __name__ == "__main__":
    unittest.main()
