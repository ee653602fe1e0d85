# SPDX-License-Identifier: MIT
"""Uses Profile on a display, with the mouse, the keyboard and the accessibility tree."""
import os
import pathlib
import unittest

import program
from user import User, front_window, wait_until, xdotool


class ProfileTests(unittest.TestCase):
    def setUp(self):
        home = program.make_home(self)
        # The log has a line for each screen that becomes visible or hidden.
        self.log = pathlib.Path(home, "log")
        with self.log.open("w") as log:
            self.process = program.start(self, os.environ["PROFILE"], home, stderr=log, RXSHELL_LOG_CONTROLLERS="1")
        self.user = User()

    def logged(self, controller):
        """The events of the controllers of a type, in order."""
        prefix = f"ControllerKit: {controller} was "
        lines = self.log.read_text().splitlines()
        return [line.removeprefix(prefix).split(",")[0] for line in lines if line.startswith(prefix)]

    def see(self, window, text):
        wait_until(lambda: text in self.user.names(window, "label"), f"“{text}” in “{window}”")

    def test_a_name_is_edited_in_its_parts(self):
        user = self.user
        user.click("Profile", "button", "Info")
        user.click("Info", "button", "Update All")
        self.see("Info", "Ada Lovelace")
        self.see("Info", "Lovelace, Ada")
        user.fill("Info", "First name", "Augusta")
        user.press("Info", "Return")
        self.see("Info", "Augusta Lovelace")
        user.click("Info", "button", "Update Number")
        self.see("Info", "1852")
        user.click("Info", "button", "Close")
        user.find("Profile", "button", "Info")

    def test_friends_lead_to_friends(self):
        user = self.user
        user.click("Profile", "button", "Profile of Ada")
        title = "Ada"
        for name in ["Mary", "Ada", "Charles"]:
            user.click(title, "button", "Friends")
            user.click(f"Friends of {title}", "label", name)
            title = name
        # Alt+Left goes back, screen by screen.
        for title in ["Charles", "Friends of Ada", "Ada", "Friends of Mary", "Mary", "Friends of Ada", "Ada"]:
            user.window(title)
            user.press(title, "alt+Left")
        user.close("Profile")
        self.assertEqual(self.process.wait(timeout=30), 0)

    def test_a_minimized_window_is_hidden(self):
        user = self.user
        user.click("Profile", "button", "Profile of Ada")
        user.window("Ada")
        wait_until(lambda: self.logged("ProfileViewController") == ["created", "shown"], "the profile is visible")
        window = front_window()[0]
        xdotool("windowminimize", window)
        wait_until(lambda: self.logged("ProfileViewController")[-1] == "hidden", "the profile is hidden")
        # The screen below it was hidden before, so nothing is logged for it.
        self.assertEqual(self.logged("MainViewController"), ["created", "shown", "hidden"])
        xdotool("windowactivate", window)
        wait_until(lambda: self.logged("ProfileViewController")[-1] == "shown", "the profile is visible again")
        user.press("Ada", "alt+Left")
        wait_until(lambda: self.logged("ProfileViewController")[-1] == "released", "the profile is gone")
        self.assertEqual(
            self.logged("ProfileViewController"), ["created", "shown", "hidden", "shown", "hidden", "released"])
        wait_until(lambda: self.logged("MainViewController")[-1] == "shown", "the first screen is visible again")
        xdotool("windowminimize", window)
        wait_until(lambda: self.logged("MainViewController")[-1] == "hidden", "the first screen is hidden")
        xdotool("windowactivate", window)
        user.press("Profile", "alt+F4")
        self.assertEqual(self.process.wait(timeout=30), 0)


if __name__ == "__main__":
    unittest.main()
