# SPDX-License-Identifier: MIT
"""A user works in a shell at a browser, on GTK's Broadway display, by mouse and by keys. GTK 4.8 passes no accessibility tree to a screen reader there:
what the user sees is read with the inspector."""
import itertools
import os
import re
import subprocess
import time
import unittest

import program
from broadway import Browser

ID = "org.example.Workbench"


def wait_until(condition, what, seconds=60):
    deadline = time.monotonic() + seconds
    while not (found := condition()):
        if time.monotonic() > deadline:
            raise AssertionError(f"{what}: did not happen in {seconds} seconds\n{windows()}")
        time.sleep(0.05)
    return found


def windows():
    """The windows with their controllers, as lines of text; empty before the program is there."""
    call = ["gdbus", "call", "--session", "--dest", ID, "--object-path", "/org/rxshell/Inspector",
            "--method", "org.rxshell.Inspector1.Inspect"]
    text = subprocess.run(call, capture_output=True, text=True).stdout.replace("\\n", "\n")
    return text.partition("Windows\n")[2].partition("\nFlows\n")[0]


def titles():
    return re.findall(r"^  (\S.*?)(?: \(role \w+\))?$", windows(), re.M)


class BroadwayTests(unittest.TestCase):
    def test_mouse_and_keys(self):
        home = program.make_home(self)
        program.permit(home, ID, ("org.example.processes", "processes"))
        process = program.start(
            self, os.environ["WORKBENCH"], home, stderr=subprocess.PIPE, RXSHELL_INSPECTOR="1", GSK_RENDERER="broadway")
        browser = Browser(os.environ["XDG_RUNTIME_DIR"] + "/http")
        self.addCleanup(browser.close)
        wait_until(lambda: titles() == ["Contacts"], "the page of Contacts")
        window = wait_until(lambda: browser.windows, "a window")[0]
        wait_until(lambda: window.frames > 0, "a frame")

        # By mouse: the rows of the side bar from the last one up, until that of Packages. A click on the title of a group only moves what
        # is below it. A page that opens late, after the click on the next row, is met again, with more time for each row.
        for seconds, y in itertools.product([0.5, 1, 2, 4], range(600, 200, -20)):
            browser.click(window, 100, y)
            end = time.monotonic() + seconds
            while titles() != ["Packages"] and time.monotonic() < end:
                time.sleep(0.05)
            if titles() == ["Packages"]:
                break
        wait_until(lambda: titles() == ["Packages"], "the page of Packages")

        # By keys: a sheet opens in a surface of its own, and takes what is typed.
        browser.press("ctrl+p")
        wait_until(lambda: "Go to Place" in titles(), "the palette")
        palette = wait_until(lambda: len(browser.windows) == 2 and browser.windows[1], "the window of the palette")
        wait_until(lambda: palette.frames > 0, "a frame of the palette")
        browser.type("contac")
        browser.press("Return")
        wait_until(lambda: titles() == ["Contacts"], "the page of Contacts")
        wait_until(lambda: browser.windows == [window], "the palette is closed")

        # The menu is a popover.
        browser.press("F10")
        wait_until(lambda: len(browser.windows) == 2, "the menu")
        browser.press("Escape")
        wait_until(lambda: browser.windows == [window], "the menu is closed")

        browser.press("ctrl+q")
        errors = process.communicate(timeout=30)[1].decode()
        self.assertEqual(process.returncode, 0, errors)
        self.assertIsNone(browser.error)
        self.assertNotIn("CRITICAL", errors)


if __name__ == "__main__":
    unittest.main()
