# SPDX-License-Identifier: MIT
"""A user works with the commands of a shell on a display: palette, menu, shortcuts, command line and D-Bus."""
import os
import pathlib
import subprocess
import unittest

import program
from user import User, wait_until

PROGRAM = os.environ["WORKBENCH"]


class CommandTests(unittest.TestCase):
    def setUp(self):
        self.home = program.make_home(self)
        self.user = User()
        folders = {f"XDG_{name}_HOME": f"{self.home}/{name.lower()}" for name in ["DATA", "CONFIG", "STATE", "CACHE"]}
        self.environment = os.environ | folders | {"HOME": self.home, "G_DEBUG": "fatal-warnings"}
        self.process = subprocess.Popen([PROGRAM], env=self.environment)
        self.addCleanup(self.end)
        # The first page is that of the first plugin.
        wait_until(lambda: "Contacts" in self.user.titles, "the page of Contacts", seconds=60)

    def end(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def run_again(self, *arguments):
        return subprocess.run(
            [PROGRAM, *arguments], env=self.environment, capture_output=True, text=True, timeout=60)

    def screenshot(self, name):
        if folder := os.environ.get("SCREENSHOTS"):
            subprocess.run(["import", "-window", "root", f"{folder}/{name}.png"], check=True)

    def test_palette(self):
        user = self.user
        user.press("Contacts", "ctrl+shift+p")
        user.find("Command Palette", "label", "Keyboard Shortcuts")
        self.screenshot("palette")
        user.type("Command Palette", "pack")
        user.find("Command Palette", "label", "Packages")
        self.screenshot("palette-search")
        user.press("Command Palette", "Return")
        wait_until(lambda: user.titles == ["Packages"], "the page of Packages")

        # The arrow keys move the selection while the field has the focus.
        user.press("Packages", "ctrl+p")
        user.find("Go to Place", "label", "Contacts")
        user.type("Go to Place", "contac")
        user.press("Go to Place", "Down", "Up", "Return")
        wait_until(lambda: user.titles == ["Contacts"], "the page of Contacts")

        user.press("Contacts", "ctrl+p")
        user.press("Go to Place", "Escape")
        user.sees_no("Go to Place")

    def test_menu_by_its_key(self):
        user = self.user
        user.press("Contacts", "F10")
        wait_until(lambda: "Keyboard Shortcuts" in user.names("Contacts", "menu item"), "the menu")
        self.screenshot("menu")

    def test_escape_in_an_empty_search_closes_the_window(self):
        user = self.user
        title = "Edit Keyboard Shortcuts"
        self.assertEqual(self.run_again("--command", "shell.edit-shortcuts").returncode, 0)
        user.window(title)
        user.type(title, "zoom")
        user.press(title, "Escape")
        user.window(title)
        user.press(title, "Escape")
        user.sees_no(title)

    def test_editing_a_shortcut(self):
        user = self.user
        self.assertEqual(self.run_again("--command", "shell.edit-shortcuts").returncode, 0)
        user.click("Edit Keyboard Shortcuts", "label", "Keyboard Shortcuts")
        user.find("Keyboard Shortcuts", "label", "Press the new keys")
        user.press("Keyboard Shortcuts", "ctrl+p")
        user.find("Keyboard Shortcuts", "label", "Ctrl+P triggers “Go to Place”.")
        self.screenshot("conflict")
        user.press("Keyboard Shortcuts", "F6")
        user.sees_no("Keyboard Shortcuts")
        self.screenshot("shortcuts")
        user.press("Edit Keyboard Shortcuts", "Escape")
        user.sees_no("Edit Keyboard Shortcuts")
        user.press("Contacts", "F6")
        user.find("Keyboard Shortcuts", "label", "Command Palette")
        # It is written a moment later.
        file = pathlib.Path(self.home, "config/org.example.Workbench/shortcuts")
        wait_until(lambda: file.exists() and file.read_text() == "shell.shortcuts\tF6\n", "the shortcut is saved")

    def test_commands_of_the_command_line_and_of_the_bus(self):
        user = self.user
        explained = self.run_again("--help")
        self.assertEqual((explained.returncode, explained.stderr), (0, ""))
        self.assertIn("  --safe-mode ", explained.stdout)
        listed = self.run_again("--list-commands")
        self.assertIn("shell.palette\tCtrl+Shift+P\tCommand Palette\n", listed.stdout)
        unknown = self.run_again("--command", "no.such")
        self.assertIn("has no action \"no.such\"", unknown.stderr)
        self.assertEqual(unknown.returncode, 1)
        subprocess.run(
            ["gdbus", "call", "--session", "--dest", "org.example.Workbench", "--object-path",
             "/org/example/Workbench", "--method", "org.gtk.Actions.Activate", "shell.palette", "[]", "{}"],
            check=True, capture_output=True)
        user.window("Command Palette")
        user.press("Command Palette", "Escape")
        user.sees_no("Command Palette")
        self.assertEqual(self.run_again("--command=shell.places").returncode, 0)
        user.window("Go to Place")


if __name__ == "__main__":
    unittest.main()
