# SPDX-License-Identifier: MIT
"""Runs the script of Views on a display, with the mouse, the keyboard and the accessibility tree."""
import time
import unittest

from user import User, wait_until, xdotool
from views_program import script, start


class ViewsTests(unittest.TestCase):
    def setUp(self):
        self.process = start(self)
        self.user = User()
        self.page = "Texts"
        self.user.window(self.page)

    def texts(self):
        return [node.name for node in self.user.seen(self.page) if node.role == "label"]

    def role(self, name, *roles):
        """The role, of those given, of the node that has that name."""
        found = lambda: next((n.role for n in self.user.seen(self.page) if n.name == name and n.role in roles), None)
        return wait_until(found, f"{' or '.join(roles)} “{name}” on “{self.page}”")

    def options(self, option):
        """The texts of the open list that has that option; None while there is no such list."""
        lists = [n for n in self.user.seen(self.page) if n.role in ("list", "list box")]
        texts = ([d.name for d in n.descendants() if d.role == "label"] for n in lists)
        return next((names for names in texts if option in names), None)

    def carry_out(self, command, *words):
        user, page = self.user, self.page
        if command == "page":
            user.click(page, "label", words[0])
            self.page = words[0]
            user.window(self.page)
        elif command == "press":
            user.click(page, "button", words[0])
        elif command == "turn":
            user.click(page, "button", words[3])
        elif command == "switch":
            user.click(page, self.role(words[0], "checkbox", "check box", "switch", "toggle button", "button"), words[0])
        elif command == "type":
            user.fill(page, words[2], words[0])
        elif command == "choose":
            user.click(page, "combo box", words[2])
            options = wait_until(lambda: self.options(words[0]), f"the option {words[0]}")
            user.press(page, "Home", *["Down"] * options.index(words[0]), "Return")
        elif command == "row":
            user.click(page, "label", words[0])
        elif command == "expand":
            user.click(page, "label", words[0])
            user.press(page, "Right")
        elif command in ("menu", "overflow"):
            user.click(page, "button", words[2])
            wait_until(lambda: words[0] in user.names(page, "menu item"), f"the item “{words[0]}”")
            node = user.focused(page)
            while node.name != words[0]:
                node = user.move(page, "Down")
            user.press(page, "Return")
        elif command == "tab":
            user.click(page, "tab", words[0])
        elif command == "path":
            user.click(page, "button", words[0])
        elif command == "move" and words[0] == "tab":
            self.move_tab(words[1], int(words[3]))
        elif command == "move":
            self.move_row(words[0], int(words[2]), words[4])
        elif command == "close":
            user.click(page, "button", f"Close {words[1]}")
        elif command == "answer":
            title = wait_until(lambda: next((t for t in user.titles if t not in ["", page]), None), "a dialog")
            user.click(title, "button", words[0])
            user.sees_no(title)
        elif command == "set":
            # In the text, which is left of the two buttons.
            width = user.find(page, "spin button", words[1]).bounds[2]
            x, y = user.place(page, "spin button", words[1])
            xdotool("mousemove", x - width // 2 + 15, y, "click", 1)
            user.press(page, "ctrl+a")
            user.type(page, words[0])
            user.press(page, "Tab")
        elif command == "open":
            user.click(page, "label", words[0])
        elif command == "toast":
            user.click(page, "button", words[0])
        elif command == "rate":
            left, top, width, height = user.find(page, "slider", words[1]).bounds
            x, y = user.place(page, "slider", words[1])
            star = (int(words[0]) - 0.5) / 5
            xdotool("mousemove", round(x - width / 2 + width * star), y, "click", 1)
        elif command == "see":
            wait_until(lambda: words[0] in self.texts(), f"the text “{words[0]}” on “{page}”")
        else:
            self.fail(f"There is no command {command}.")

    def named(self, role, names):
        """The nodes with that role and one of those names, in the order of their positions."""
        found = [n for n in self.user.seen(self.page) if n.role == role and n.name in names]
        return sorted(found, key=lambda n: n.bounds[:2])

    def middle(self, role, name):
        return self.user.place(self.page, role, name)

    def move_tab(self, title, number):
        """Drags a tab beside the tab with that number."""
        tabs = [n.name for n in self.named("tab", {n.name for n in self.user.seen(self.page) if n.role == "tab"})]
        target = tabs[number - 1]
        side = 1 if tabs.index(title) < number - 1 else -1
        x, y = self.middle("tab", target)
        self.user.drag(self.middle("tab", title), (x + side * 15, y))
        after = [n for n in tabs if n != title]
        after.insert(number - 1, title)
        wait_until(lambda: [n.name for n in self.named("tab", set(tabs))] == after, f"the tabs {after}")

    def move_row(self, name, number, list_name):
        """Drags a row above the row with that number."""
        rows = next(n for n in self.user.seen(self.page) if n.name == list_name and n.role == "list")
        labels = [n for n in rows.descendants() if n.role == "label"]
        x, y = self.middle("label", labels[number - 1].name)
        self.user.drag(self.middle("label", name), (x, y - 8))

    def test_a_text_is_dragged_from_one_field_into_another(self):
        """A real drag and drop: GTK receives the movements of the pointer, with a window manager, as slowly as a user moves it."""""
        user = self.user
        self.carry_out("page", "Fields")
        user.fill(self.page, "Name", "Augusta Ada")
        field = user.find(self.page, "text box", "Name")
        user.press(self.page, "ctrl+a")
        x, y = user.place(self.page, "text box", "Name")
        start = (x - field.bounds[2] // 2 + 30, y)
        user.drag(start, user.place(self.page, self.role("Search", "search box", "text box"), "Search"))
        search = user.find(self.page, self.role("Search", "search box", "text box"), "Search")
        wait_until(lambda: search.text == "Augusta Ada", "the text is in the other field")

    def test_the_script_is_carried_out(self):
        for number, (command, *words) in script():
            with self.subTest(line=number):
                self.carry_out(command, *words)
        self.user.close(self.page)
        wait_until(lambda: self.process.poll() is not None, "the program has ended")
        self.assertEqual(self.process.returncode, 0)

    def test_each_click_on_the_title_of_a_column_sorts_all_rows(self):
        """GTK 4.8 empties a list that GTK itself sorts, at the second click on a header."""
        page = "Trees and columns"
        self.carry_out("page", page)
        by_name = ["Earth", "Jupiter", "Mars"]
        # The columns are above the tiles, which have the same texts.
        planets = lambda: [
            n.name for n in sorted(self.user.seen(page), key=lambda n: n.bounds[1])
            if n.role == "label" and n.name in by_name][:3]
        for order in [by_name, by_name[::-1]] * 2:
            next_click = 0

            def is_shown():
                nonlocal next_click
                # On a busy machine a click is sometimes lost.
                if time.monotonic() >= next_click:
                    self.user.click(page, "label", "Name")
                    next_click = time.monotonic() + 10
                return planets() == order
            wait_until(is_shown, f"the rows in the order {order}", seconds=35)


if __name__ == "__main__":
    unittest.main(failfast=True)
