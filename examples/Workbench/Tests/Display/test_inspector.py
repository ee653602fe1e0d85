# SPDX-License-Identifier: MIT
"""rxtree shows what a shell that runs consists of, and returns it to a state of its journal."""
import os
import re
import subprocess
import unittest

import program
from user import User, wait_until

ID = "org.example.Workbench"


class InspectorTests(unittest.TestCase):
    def setUp(self):
        self.user = User()
        self.process = program.start(self, os.environ["WORKBENCH"], stderr=subprocess.PIPE, RXSHELL_INSPECTOR="1")
        self.addCleanup(self.process.stderr.close)
        wait_until(lambda: "Contacts" in self.user.titles, "the page of Contacts", seconds=60)

    def rxtree(self, *arguments):
        return subprocess.run(
            [os.environ["RXTREE"], "--live", ID, *arguments], capture_output=True, text=True, timeout=60)

    def inspection(self):
        result = self.rxtree()
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stdout

    def entries(self):
        """The numbers of the entries of the journal."""
        journal = self.inspection().split("\nJournal\n")[1]
        return [int(number) for number in re.findall(r"^  (\d+)\. \d+\.\d{3} s ", journal, re.M)]

    def test_a_state_of_the_journal(self):
        user = self.user
        # The window, its controllers and its flows.
        text = self.inspection()
        windows, rest = text.split("\nFlows\n")
        self.assertIn("Contacts", windows)
        self.assertIn("SidebarViewController (visible)", windows)
        self.assertIn("ShellFlow", rest)

        last = self.entries()[-1]
        user.click("Contacts", "label", "Packages")
        wait_until(lambda: user.titles == ["Packages"], "the page of Packages")
        wait_until(lambda: self.entries()[-1] > last, "the journal has the page of Packages")

        result = self.rxtree("--go-to", str(last))
        self.assertEqual(result.returncode, 0, result.stderr)
        wait_until(lambda: user.titles == ["Contacts"], "the state before the page of Packages")

        # A state that is not there leaves the shell as it is.
        result = self.rxtree("--go-to", "100000")
        self.assertEqual(result.returncode, 2)
        self.assertIn("The state after entry 100000 of the journal is not known", result.stderr)
        self.assertEqual(user.titles, ["Contacts"])

        # The command of the shell and its shortcut are there once.
        user.press("Contacts", "ctrl+shift+i")
        user.find("Inspector", "label", "ShellBarsController")
        self.process.terminate()
        errors = self.process.communicate(timeout=30)[1].decode()
        self.assertNotIn("shortcut", errors)

    def test_many_inspections(self):
        """Each inspection is a message whose values GLib holds; a fatal warning would end the program."""
        call = ["gdbus", "call", "--session", "--dest", ID, "--object-path", "/org/rxshell/Inspector", "--method"]
        for method in ["org.rxshell.Inspector1.Inspect", "org.freedesktop.DBus.Introspectable.Introspect"] * 20:
            subprocess.run([*call, method], check=True, capture_output=True, timeout=30)
        self.assertIsNone(self.process.poll())


if __name__ == "__main__":
    unittest.main()
