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

import dbus
import dbus.bus

from user import User, wait_until, xdotool
from views_program import start

PAGE = "Fields"
ENGINE = "Unikey"
IBUS = "org.freedesktop.IBus"


class InputMethodTests(unittest.TestCase):
    def setUp(self):
        self.home = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, self.home, ignore_errors=True)
        self.start_ibus()
        self.process = start(self)
        self.user = User()
        self.user.window("Texts")
        self.user.click("Texts", "label", PAGE)
        self.user.window(PAGE)

    def start_ibus(self):
        address = f"unix:path={self.home}/bus"
        # Without G_DEBUG, so that a warning does not end IBus.
        environment = {name: value for name, value in os.environ.items() if name != "G_DEBUG"} | {"HOME": self.home}
        daemon = subprocess.Popen(
            ["ibus-daemon", "--panel=disable", "--config=disable", "--emoji-extension=disable", f"--address={address}"],
            env=environment)

        def end():
            daemon.terminate()
            try:
                daemon.wait(timeout=10)
            except subprocess.TimeoutExpired:
                daemon.kill()
                daemon.wait()
        self.addCleanup(end)
        bus = wait_until(lambda: dbus.bus.BusConnection(address), "IBus takes connections")
        self.addCleanup(bus.close)
        os.environ |= {"GTK_IM_MODULE": "ibus", "IBUS_ADDRESS": address}
        self.daemon = bus.get_object(IBUS, "/org/freedesktop/IBus", introspect=False)
        wait_until(self.select_engine, f"IBus selects its engine {ENGINE}")
        # The input context of IBus itself.
        self.first_context = self.property("CurrentInputContext")

    def select_engine(self):
        """Requests the engine from IBus and returns whether it has started. IBus refuses until it has read its list of engines."""
        self.daemon.SetGlobalEngine(ENGINE, dbus_interface=IBUS)
        # The third part of the description of an engine is its name.
        return str(self.property("GlobalEngine")[2]) == ENGINE

    def property(self, name):
        return self.daemon.Get(IBUS, name, dbus_interface="org.freedesktop.DBus.Properties")

    def greeting(self):
        return next((n.name for n in self.user.seen(PAGE) if n.role == "label" and n.name.startswith("Hello")), None)

    def test_what_is_composed_is_an_edit_when_it_is_complete(self):
        user = self.user
        user.click(PAGE, "text box", "Name")
        field = user.find_focused(PAGE, "text box", "Name")
        # GTK asks for it without waiting. Until then keys are plain text.
        wait_until(lambda: self.property("CurrentInputContext") != self.first_context, "IBus takes the keys of the field")
        for key in "vieet":
            xdotool("key", key)
            self.assertEqual((field.text, self.greeting()), ("", "Hello!"), f"after {key}")
        xdotool("key", "space")
        wait_until(lambda: field.text == "viêt ", "the word is in the field")
        wait_until(lambda: self.greeting() == "Hello, viêt !", "the application has the word")


if __name__ == "__main__":
    unittest.main(failfast=True)
