# SPDX-License-Identifier: MIT
"""Checks the accessibility tree of each page of Views: each control has a role and a name that a user understands."""
import unittest

from accessibility import COMPONENT, reading_of
from screen_reader import faults
from user import User, wait_until
from views_program import TITLES, start


class ReadingTests(unittest.TestCase):
    """What a program says of all its nodes at once, and of which nodes it does not say all children."""

    def items(self, *children):
        """A box with two nodes that are shown, and what is known of its nodes: their names and places."""
        box, nowhere, states = (":1.1", "/box"), ("", "/"), [1 << 30, 0]
        nodes = [((":1.1", f"/{name}"), nowhere, box, place, 0, [COMPONENT], name, 0, "", states) for name, place in children]
        return [(box, nowhere, nowhere, 0, 2, [COMPONENT], "", 0, "", states), *nodes]

    def test_children_are_in_the_order_of_their_places(self):
        reading = reading_of(self.items(("b", 1), ("a", 0)))
        self.assertEqual(reading["/box"].children, [(":1.1", "/a"), (":1.1", "/b")])

    def test_a_child_that_was_hidden_has_the_place_of_the_next_one(self):
        for children in [("hidden", 0), ("a", 0), ("b", 1)], [("a", 0), ("hidden", 0), ("b", 1)]:
            self.assertIsNone(reading_of(self.items(*children))["/box"].children)

    def test_a_child_that_nothing_has_read_is_missing(self):
        self.assertIsNone(reading_of(self.items(("b", 1)))["/box"].children)


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
