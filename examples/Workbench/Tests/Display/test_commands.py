# SPDX-License-Identifier: MIT
"""A user works with the commands of a shell on a display: palette, menu, shortcuts, command line and D-Bus."""
import os
import shutil
import subprocess
import tempfile
import unittest

from person import Person, wait_until

PROGRAM = os.environ["WORKBENCH"]


class CommandTests(unittest.TestCase):
    def setUp(self):
        self.home = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.home)
        self.person = Person()
        folders = {f"XDG_{name}_HOME": f"{self.home}/{name.lower()}" for name in ["DATA", "CONFIG", "STATE", "CACHE"]}
        self.environment = os.environ | folders | {"HOME": self.home, "G_DEBUG": "fatal-warnings"}
        self.process = subprocess.Popen([PROGRAM], env=self.environment)
        self.addCleanup(self.end)
        # The first page is that of the first plugin.
        wait_until(lambda: "Contacts" in self.person.titles, "the page of Contacts", seconds=60)

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
        person = self.person
        person.press("Contacts", "ctrl+shift+p")
        person.find("Command Palette", "label", "Keyboard Shortcuts")
        self.screenshot("palette")
        person.type("Command Palette", "pack")
        person.find("Command Palette", "label", "Packages")
        self.screenshot("palette-search")
        person.press("Command Palette", "Return")
        wait_until(lambda: person.titles == ["Packages"], "the page of Packages")

        # The arrow keys move the selection while the field has the focus.
        person.press("Packages", "ctrl+p")
        person.find("Go to Place", "label", "Contacts")
        person.type("Go to Place", "contac")
        person.press("Go to Place", "Down", "Up", "Return")
        wait_until(lambda: person.titles == ["Contacts"], "the page of Contacts")

        person.press("Contacts", "ctrl+p")
        person.press("Go to Place", "Escape")
        person.sees_no("Go to Place")

    def test_menu_by_its_key(self):
        person = self.person
        person.press("Contacts", "F10")
        wait_until(lambda: "Keyboard Shortcuts" in person.names("Contacts", "menu item"), "the menu")
        self.screenshot("menu")

    def test_editing_a_shortcut(self):
        person = self.person
        self.assertEqual(self.run_again("--command", "shell.edit-shortcuts").returncode, 0)
        person.click("Edit Keyboard Shortcuts", "label", "Keyboard Shortcuts")
        person.find("Keyboard Shortcuts", "label", "Press the new keys")
        person.press("Keyboard Shortcuts", "ctrl+p")
        person.find("Keyboard Shortcuts", "label", "Ctrl+P triggers “Go to Place”.")
        self.screenshot("conflict")
        person.press("Keyboard Shortcuts", "F6")
        person.sees_no("Keyboard Shortcuts")
        self.screenshot("shortcuts")
        person.press("Edit Keyboard Shortcuts", "Escape")
        person.sees_no("Edit Keyboard Shortcuts")
        person.press("Contacts", "F6")
        person.find("Keyboard Shortcuts", "label", "Command Palette")
        with open(f"{self.home}/config/org.example.Workbench/shortcuts") as file:
            self.assertEqual(file.read(), "shell.shortcuts\tF6\n")

    def test_commands_of_the_command_line_and_of_the_bus(self):
        person = self.person
        listed = self.run_again("--list-commands")
        self.assertIn("shell.palette\tCtrl+Shift+P\tCommand Palette\n", listed.stdout)
        unknown = self.run_again("--command", "no.such")
        self.assertIn("has no action \"no.such\"", unknown.stderr)
        subprocess.run(
            ["gdbus", "call", "--session", "--dest", "org.example.Workbench", "--object-path",
             "/org/example/Workbench", "--method", "org.gtk.Actions.Activate", "shell.palette", "[]", "{}"],
            check=True, capture_output=True)
        person.window("Command Palette")
        person.press("Command Palette", "Escape")
        self.assertEqual(self.run_again("--command=shell.places").returncode, 0)
        person.window("Go to Place")


if __name__ == "__main__":
    unittest.main()
