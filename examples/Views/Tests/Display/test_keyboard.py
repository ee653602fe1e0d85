# SPDX-License-Identifier: MIT
"""A user uses Views by the keyboard alone: moves through every page with Tab, and runs the script with keys."""
import unittest

from screen_reader import CLASS_NAME
from user import User, wait_until
from views_program import TITLES, script, start

# What Tab must reach on a page, if it is shown and enabled. The arrow keys reach the other options of a group.
REACHABLE = {
    "button", "check box", "checkbox", "link", "search box", "slider", "spin button", "switch", "text box", "toggle button"}
# On Wayland, GTK draws the title bar, to whose buttons Tab does not lead: Alt+F4 closes the window.
TITLE_BAR = {("button", "Close"), ("button", "Maximize"), ("button", "Minimize")}
# More than the controls of any page.
MANY = 60


class KeyboardTests(unittest.TestCase):
    def setUp(self):
        self.process = start(self)
        self.user = User()
        self.page = "Texts"
        self.user.window(self.page)

    # The keyboard focus

    def window(self):
        """The active window: the window of the page, or a dialog above it."""
        dialogs = [t for t in self.user.titles if t != self.page]
        return dialogs[0] if dialogs else self.page

    def focused(self):
        """The innermost node that has the keyboard focus."""
        return self.user.focused(self.window())

    def press(self, *keys):
        self.user.press(self.window(), *keys)

    def move(self, key):
        return self.user.move(self.window(), key)

    def go_to(self, name, *roles, key="Tab"):
        """Presses a key until a node with that name has the focus."""
        way = []
        node = self.focused()
        for _ in range(MANY):
            # The name of a row with columns contains the texts of all columns.
            is_row = node.role == "row" and node.name.startswith(f"{name} ")
            if (node.name == name or is_row) and (not roles or node.role in roles):
                return node
            way.append(repr(node))
            node = self.move(key)
        self.fail(f"{key} does not reach “{name}” on “{self.page}”; it goes through {way}")

    def go_to_page(self, title):
        node = self.focused()
        for _ in range(MANY):
            if node.role == "list item" and node.name in TITLES:
                break
            node = self.move("Tab")
        self.press("Home", *["Down"] * TITLES.index(title))
        self.page = title
        self.user.window(title)

    # Tests

    def test_a_page_that_failed_is_loaded_again_by_keys(self):
        self.go_to_page("Lists")
        self.go_to("Value 1", "list item")
        # The next page is requested when the last rows become visible. The row after them shows the error message.
        self.press("End")
        wait_until(lambda: self.focused().name == "Value 20", "the last row has the focus")
        self.user.find("Lists", "label", "The server did not answer.")
        self.press("Down")
        wait_until(lambda: self.focused().name == "The server did not answer.", "the row has the focus")
        self.press("Return")
        wait_until(lambda: self.focused().name == "Value 20", "the row before it has the focus")
        self.press("Down")
        wait_until(lambda: self.focused().name == "Value 21", "the rows go on")

    def test_tab_goes_through_every_page(self):
        for title in TITLES:
            with self.subTest(page=title):
                self.go_to_page(title)
                # A list that is longer than the page is one stop.
                wanted = {
                    (n.role, n.name) for n in self.user.seen(title)
                    if n.role in REACHABLE and n.has("focusable") and n.has("sensitive") and n.bounds[2] > 0}
                reached, way = set(), []
                for _ in range(MANY):
                    node = self.move("Tab")
                    if node.role == "list item" and node.name in TITLES:
                        break
                    way.append(repr(node))
                    self.assertTrue(node.name.strip(), f"{node} has the focus, and no name")
                    self.assertNotRegex(node.name, CLASS_NAME)
                    reached.add((node.role, node.name))
                else:
                    self.fail(f"Tab does not leave the page: {way}")
                self.assertEqual(wanted - reached - TITLE_BAR, set(), f"Tab goes through {way}")

    def test_the_script_is_carried_out_by_keys(self):
        for number, (command, *words) in script():
            with self.subTest(line=number):
                self.carry_out(command, *words)

    def carry_out(self, command, *words):
        if command == "page":
            self.go_to_page(words[0])
        elif command in ("press", "toast"):
            self.go_to(words[0], "button")
            self.press("Return")
        elif command == "turn":
            self.go_to(words[3], "button")
            self.press("Return")
        elif command in ("switch", "open"):
            self.go_to(words[0])
            self.press("space")
        elif command == "type":
            self.go_to(words[2], "text box")
            self.press("ctrl+a")
            self.user.type(self.page, words[0])
        elif command == "choose":
            self.go_to(words[2])
            # The list opens a moment after the key, and takes the focus.
            self.move("space")
            self.go_to(words[0], key="Down")
            self.press("Return")
        elif command == "row":
            self.go_to_list(words[2])
            self.go_to(words[0], key="Down")
            self.press("Return")
        elif command == "expand":
            self.go_to_list(words[2])
            self.go_to(words[0], key="Down")
            self.press("Right")
        elif command in ("menu", "overflow"):
            self.go_to(words[2], "button")
            self.press("space")
            wait_until(lambda: "menu item" in [n.role for n in self.user.seen(self.page)], "the menu is open")
            self.go_to(words[0], "menu item", key="Down")
            self.press("Return")
        elif command == "tab":
            self.go_to(words[0], "tab")
            self.press("space")
        elif command == "path":
            self.go_to(words[0], "button")
            self.press("Return")
        elif command == "move" and words[0] == "tab":
            self.go_to(words[1], "tab")
            self.press("space")
            for _ in range(int(words[3]) - 1):
                self.press("ctrl+shift+Next")
        elif command == "move":
            self.go_to_list(words[4])
            self.go_to(words[0], key="Down")
            for _ in range(2):
                self.press("alt+Up")
        elif command == "close":
            self.go_to(words[1], "tab")
            self.press("Delete")
        elif command == "answer":
            wait_until(lambda: self.window() != self.page, "a dialog is open")
            self.go_to(words[0], "button")
            self.press("Return")
            wait_until(lambda: self.window() == self.page, "the dialog is closed")
        elif command == "set":
            self.go_to(words[1], "spin button")
            self.press("ctrl+a")
            self.user.type(self.page, words[0])
            self.press("Return")
        elif command == "rate":
            self.go_to(words[1], "slider")
            self.press("Home", *["Right"] * int(words[0]))
        elif command == "see":
            texts = lambda: [n.name for n in self.user.seen(self.page) if n.role == "label"]
            wait_until(lambda: words[0] in texts(), f"the text “{words[0]}” on “{self.page}”")
        else:
            self.fail(f"There is no command {command}.")

    def go_to_list(self, name):
        """Presses Tab until a row of that list has the focus, and goes to its first row."""
        rows = lambda: [
            r for n in self.user.seen(self.page) if n.name == name and n.role in ("list", "tree", "table", "grid", "tree grid")
            for r in n.descendants()]
        node = self.focused()
        for _ in range(MANY):
            if node in rows():
                return self.move("Home")
            node = self.move("Tab")
        self.fail(f"Tab does not reach the list “{name}” on “{self.page}”")


if __name__ == "__main__":
    unittest.main(failfast=True)
