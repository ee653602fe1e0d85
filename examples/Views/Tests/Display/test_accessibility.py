# SPDX-License-Identifier: MIT
"""Checks the accessibility tree of each page of Views: each control has a role and a name that a user understands."""
import unittest

from screen_reader import faults
from user import User
from views_program import TITLES, start

class AccessibilityTests(unittest.TestCase):
    def setUp(self):
        self.process = start(self)
        self.user = User()

    def test_controls_have_roles_and_names(self):
        user, before = self.user, None
        for title in TITLES:
            if before:
                user.press(before, "Down")
            before = title
            user.window(title)
            with self.subTest(page=title):
                self.assertEqual(list(faults(user.seen(title))), [])


if __name__ == "__main__":
    unittest.main(failfast=True)
