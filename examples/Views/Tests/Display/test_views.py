# SPDX-License-Identifier: MIT
"""A user carries out the script of Views on a display, by mouse, keys and screen reader."""
import os
import pathlib
import shlex
import shutil
import subprocess
import tempfile
import unittest

from person import Person, wait_until


def script():
    path = pathlib.Path(__file__).parent.parent / "views.script"
    for number, line in enumerate(path.read_text().splitlines(), 1):
        if line and not line.startswith("#"):
            yield number, shlex.split(line)


class ViewsTests(unittest.TestCase):
    def setUp(self):
        home = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, home)
        folders = {f"XDG_{name}_HOME": f"{home}/{name.lower()}" for name in ["DATA", "CONFIG", "STATE", "CACHE"]}
        os.makedirs(folders["XDG_CACHE_HOME"])
        self.process = subprocess.Popen(
            [os.environ["VIEWS"]], env=os.environ | folders | {"HOME": home, "G_DEBUG": "fatal-warnings"})
        self.addCleanup(self.end)
        self.person = Person()
        self.page = "Texts"
        self.person.window(self.page)

    def end(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def texts(self):
        return [node.name for node in self.person.seen(self.page) if node.role == "label"]

    def carry_out(self, command, *words):
        person, page = self.person, self.page
        if command == "page":
            person.click(page, "label", words[0])
            self.page = words[0]
            person.window(self.page)
        elif command == "press":
            person.click(page, "button", words[0])
        elif command == "switch":
            role = "check box" if words[0] in person.names(page, "check box") else "switch"
            if role == "switch" and words[0] not in person.names(page, "switch"):
                role = "toggle button"
            person.click(page, role, words[0])
        elif command == "type":
            person.fill(page, words[2], words[0])
        elif command == "choose":
            person.click(page, "combo box", words[2])
            wait_until(lambda: words[0] in self.texts(), f"the option {words[0]}")
            person.click(page, "label", words[0])
        elif command == "row":
            person.click(page, "label", words[0])
        elif command == "tab":
            person.click(page, "tab", words[0])
        elif command == "answer":
            title = next(t for t in person.titles if t != page)
            person.click(title, "button", words[0])
            person.sees_no(title)
        elif command == "see":
            wait_until(lambda: words[0] in self.texts(), f"the text “{words[0]}” on “{page}”")
        else:
            self.fail(f"There is no command {command}.")

    def test_the_script_is_carried_out(self):
        for number, (command, *words) in script():
            with self.subTest(line=number):
                self.carry_out(command, *words)
        self.person.close(self.page)
        wait_until(lambda: self.process.poll() is not None, "the program has ended")
        self.assertEqual(self.process.returncode, 0)


if __name__ == "__main__":
    unittest.main(failfast=True)
