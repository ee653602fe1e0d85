# SPDX-License-Identifier: MIT
"""An author works with ./dev of a new application: each save is built and shown, and a mistake stands in the window until it is mended."""
import os
import time
import unittest

from loop import Loop


class DevTests(Loop, unittest.TestCase):
    def command(self):
        return [self.sources / "dev", "--disable-build-manifest-caching", "--scratch-path", os.environ["BUILD_FOLDER"]]

    def test_a_save_is_shown_and_a_mistake_stands_in_the_window(self):
        self.shows("Enter your name.")
        window = self.user.titles[0]
        self.user.fill(window, "Name", "Ada")
        self.shows("Hello, Ada!")
        # What is shown is restored from then on.
        time.sleep(1.2)

        self.measure("application", "Greeting.swift", "Enter your name.", "Who are you?")
        self.runs(2)
        self.picture("dev-changed")

        self.edit("Greeting.swift", "Who are you?", "Who are you?\" + missing + \"")
        self.shows("error: cannot find 'missing' in scope")
        self.picture("dev-error")
        self.assertIn("error: cannot find 'missing' in scope", self.output())

        self.edit("Greeting.swift", "\" + missing + \"", " ")
        self.runs(3)
        self.shows("Who are you?")
        self.picture("dev-mended")

        # The program is built without the file, and misses what was in it.
        removed = next(self.sources.rglob("GreetingViewModel.swift"))
        text, times = removed.read_text(), removed.stat()
        removed.unlink()
        self.shows("error: cannot find type 'GreetingViewModel' in scope")
        # Under another name, and with the time that it had.
        renamed = removed.with_name("Renamed.swift")
        renamed.write_text(text)
        os.utime(renamed, (times.st_atime, times.st_mtime))
        self.runs(4)
        self.shows("Who are you?")


if __name__ == "__main__":
    unittest.main()
