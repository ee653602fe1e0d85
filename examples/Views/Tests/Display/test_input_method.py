# SPDX-License-Identifier: MIT
"""A user types Vietnamese into Views with a real input method: IBus with its engine Unikey, which makes "viêt" of the keys v i e e t.

It needs the packages ibus, ibus-gtk4 and ibus-unikey.
What is set in the field while a text is composed is tested with GTK's own input method: see ComposedTextTests of GtkBackend.
"""
import os
import shutil
import subprocess
import tempfile
import unittest

from person import Person, wait_until, xdotool
from views_program import start

PAGE = "Fields"


class InputMethodTests(unittest.TestCase):
    def setUp(self):
        self.home = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.home, ignore_errors=True)
        self.start_ibus()
        os.environ |= {"GTK_IM_MODULE": "ibus", "IBUS_ADDRESS": self.ibus("address")}
        self.process = start(self)
        self.person = Person()
        self.person.window("Texts")
        self.person.click("Texts", "label", PAGE)
        self.person.window(PAGE)

    def ibus(self, *arguments):
        """What the command line tool says; it fails as long as the daemon does not answer."""
        return subprocess.run(
            ["ibus", *arguments], env=os.environ | {"HOME": self.home}, capture_output=True, text=True).stdout.strip()

    def start_ibus(self):
        daemon = subprocess.Popen(
            ["ibus-daemon", "--replace", "--panel=disable", "--config=disable", "--emoji-extension=disable"],
            env=os.environ | {"HOME": self.home})
        self.addCleanup(daemon.wait)
        self.addCleanup(daemon.terminate)

        def uses_engine():
            self.ibus("engine", "Unikey")
            return self.ibus("engine") == "Unikey"
        wait_until(uses_engine, "IBus uses its engine Unikey")

    def greeting(self):
        return next((n.name for n in self.person.seen(PAGE) if n.role == "label" and n.name.startswith("Hello")), None)

    def test_what_is_composed_is_an_edit_when_it_is_complete(self):
        person = self.person
        person.click(PAGE, "text box", "Name")
        field = person.find(PAGE, "text box", "Name")
        wait_until(lambda: any(n.has("focused") for n in [field, *field.descendants()]), "the field has the focus")
        for key in "vieet":
            xdotool("key", key)
            self.assertEqual((field.text, self.greeting()), ("", "Hello!"), f"after {key}")
        xdotool("key", "space")
        wait_until(lambda: field.text == "viêt ", "the word is in the field")
        wait_until(lambda: self.greeting() == "Hello, viêt !", "the application has the word")


if __name__ == "__main__":
    unittest.main(failfast=True)
