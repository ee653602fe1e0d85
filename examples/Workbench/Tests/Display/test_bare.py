# SPDX-License-Identifier: MIT
"""The shell on a bare X server: without a window manager, a session bus, portals, dconf, accessibility and a home folder."""
import os
import shutil
import subprocess
import tempfile
import time
import unittest

CLASS = "org.example.Workbench"


def wait_until(condition, what, seconds=60):
    deadline = time.monotonic() + seconds
    while not (found := condition()):
        if time.monotonic() > deadline:
            raise AssertionError(f"{what}: did not happen in {seconds} seconds")
        time.sleep(0.05)
    return found


def xdotool(*arguments):
    return subprocess.run(["xdotool", *arguments], capture_output=True, text=True).stdout


def windows(name=""):
    """The visible windows of the shell with a title that contains `name`."""
    found = xdotool("search", "--onlyvisible", "--class", CLASS).split()
    return [window for window in found if name in xdotool("getwindowname", window)]


def press(window, *keys):
    # No window manager gives a window the keyboard focus.
    subprocess.run(["xdotool", "windowfocus", "--sync", window, "key", *keys], check=True)


class BareTests(unittest.TestCase):
    def start(self, **variables):
        kept = ["DISPLAY", "PATH", "LD_LIBRARY_PATH", "GDK_BACKEND", "GSK_RENDERER", "LANG"]
        environment = {name: os.environ[name] for name in kept if name in os.environ}
        self.process = subprocess.Popen(
            [os.environ["WORKBENCH"]], stderr=subprocess.PIPE, text=True,
            env=environment | {"DBUS_SESSION_BUS_ADDRESS": "disabled:", "GTK_A11Y": "none"} | variables)
        self.addCleanup(self.end)

    def end(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def use(self):
        """Shows a page of a plugin in a process of its own, the palette, and a second window; and ends the program by SIGTERM."""
        window = wait_until(lambda: windows("Contacts – Workbench"), "the page of Contacts, and the application")[0]
        press(window, "ctrl+shift+p")
        palette = wait_until(lambda: windows("Command Palette"), "the palette")[0]
        self.assertEqual(xdotool("getwindowname", palette).strip(), "Command Palette")
        subprocess.run(["xdotool", "windowfocus", "--sync", palette, "type", "Shopping"], check=True)
        press(palette, "Return")
        wait_until(lambda: windows("Shopping"), "the page of Shopping")
        wait_until(lambda: not windows("Command Palette"), "the palette is closed")
        press(window, "ctrl+shift+n")
        wait_until(lambda: len(windows()) == 2, "a second window")
        self.process.terminate()
        errors = self.process.communicate(timeout=30)[1]
        self.assertEqual(self.process.returncode, 0, errors)
        return errors

    def test_without_home(self):
        folder = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        folders = {f"XDG_{name}_HOME": f"{folder}/{name.lower()}" for name in ["DATA", "CONFIG", "STATE", "CACHE"]}
        self.start(**folders)
        self.assertNotIn("CRITICAL", self.use())

        # Both windows and their pages are restored.
        self.start(**folders)
        wait_until(lambda: windows("Shopping") and windows("Contacts"), "the windows are restored")

    def test_home_that_cannot_be_written(self):
        self.start(HOME="/proc/no-home")
        self.assertNotIn("CRITICAL", self.use())


if __name__ == "__main__":
    unittest.main()
