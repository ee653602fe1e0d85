# SPDX-License-Identifier: MIT
"""Checks the accessibility tree of each page of Views: each control has a role and a name that a user understands."""
import unittest

from screen_reader import check
from user import User, wait_until
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
            with self.subTest(page=title):
                check(user, title)

    def test_a_screen_reader_moves_a_row(self):
        user = self.user
        for title in TITLES[:TITLES.index("Lists")]:
            user.press(title, "Down")

        def rows():
            return [node for node in user.seen("Lists") if node.role == "list item" and node.name in ("Bread", "Milk", "Salt")]

        def has_order(*names):
            wait_until(lambda: [row.name for row in rows()] == list(names), f"the order {names}")
        has_order("Bread", "Milk", "Salt")
        rows()[0].perform("row.move-down")
        has_order("Milk", "Bread", "Salt")
        rows()[2].perform("row.move-up")
        has_order("Milk", "Salt", "Bread")


if __name__ == "__main__":
    unittest.main(failfast=True)
