# SPDX-License-Identifier: MIT
"""An author works with `shellctl run` on a plugin that shows the flow of an application: each save is built and shown, and a mistake stands in the window."""
import os
import unittest

from loop import Loop
from user import ANY, wait_until


class RunTests(Loop, unittest.TestCase):
    def command(self):
        return [
            os.environ["SHELLCTL"], "run", "--scratch-path", os.environ["BUILD_FOLDER"], "--shell", f"{os.environ['BUILD_FOLDER']}/debug/Workbench",
            os.environ["PLUGIN"]]

    # What shellctl returns after SIGINT and SIGTERM.
    statuses = [0, 130, 143]

    def test_a_save_is_shown_and_a_mistake_stands_in_the_window(self):
        wait_until(lambda: self.user.titles, "the window of the shell", seconds=240)
        # Until the first page is there, the window has the name of the shell.
        self.user.click(ANY, "label", "Ideas")
        self.shows("Enter your name.")
        self.measure("plugin", "Greeting.swift", "Enter your name.", "Who are you?")
        self.measure("plugin", "Greeting.swift", "Who are you?", "What is your name?")

        self.edit("Greeting.swift", "What is your name?", "What is your name?\" + missing + \"")
        self.shows("error: cannot find 'missing' in scope")
        self.edit("Greeting.swift", "\" + missing + \"", " ")
        self.shows("What is your name?")
        # As it was.
        self.measure("plugin", "Greeting.swift", "What is your name? ", "Enter your name.")


if __name__ == "__main__":
    unittest.main()
