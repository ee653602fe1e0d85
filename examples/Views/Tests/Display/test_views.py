# SPDX-License-Identifier: MIT
"""A user carries out the script of Views on a display, by mouse, keys and screen reader."""
import unittest

from person import Person, wait_until, xdotool
from views_program import script, start


class ViewsTests(unittest.TestCase):
    def setUp(self):
        self.process = start(self)
        self.person = Person()
        self.page = "Texts"
        self.person.window(self.page)

    def texts(self):
        return [node.name for node in self.person.seen(self.page) if node.role == "label"]

    def role(self, name, *roles):
        """The role of what has that name, among some."""
        found = lambda: next((n.role for n in self.person.seen(self.page) if n.name == name and n.role in roles), None)
        return wait_until(found, f"{' or '.join(roles)} “{name}” on “{self.page}”")

    def options(self, option):
        """The texts of the open list that has that option; nothing as long as there is none."""
        lists = [n for n in self.person.seen(self.page) if n.role in ("list", "list box")]
        texts = ([d.name for d in n.descendants() if d.role == "label"] for n in lists)
        return next((names for names in texts if option in names), None)

    def carry_out(self, command, *words):
        person, page = self.person, self.page
        if command == "page":
            person.click(page, "label", words[0])
            self.page = words[0]
            person.window(self.page)
        elif command == "press":
            person.click(page, "button", words[0])
        elif command == "turn":
            person.click(page, "button", words[3])
        elif command == "switch":
            person.click(page, self.role(words[0], "checkbox", "check box", "switch", "toggle button", "button"), words[0])
        elif command == "type":
            person.fill(page, words[2], words[0])
        elif command == "choose":
            person.click(page, "combo box", words[2])
            options = wait_until(lambda: self.options(words[0]), f"the option {words[0]}")
            person.press(page, "Home", *["Down"] * options.index(words[0]), "Return")
        elif command == "row":
            person.click(page, "label", words[0])
        elif command == "expand":
            person.click(page, "label", words[0])
            person.press(page, "Right")
        elif command == "menu":
            person.click(page, "button", words[2])
            wait_until(lambda: words[0] in person.names(page, "menu item"), f"the item “{words[0]}”")
            while person.window(page).focused.name != words[0]:
                person.press(page, "Down")
            person.press(page, "Return")
        elif command == "tab":
            person.click(page, "tab", words[0])
        elif command == "answer":
            title = next(t for t in person.titles if t != page)
            person.click(title, "button", words[0])
            person.sees_no(title)
        elif command == "set":
            # In the text, which is left of the two buttons.
            width = person.find(page, "spin button", words[1]).bounds[2]
            x, y = person.place(page, "spin button", words[1])
            xdotool("mousemove", x - width // 2 + 15, y, "click", 1)
            person.press(page, "ctrl+a")
            person.type(page, words[0])
            person.press(page, "Tab")
        elif command == "open":
            person.click(page, "label", words[0])
        elif command == "toast":
            person.click(page, "button", words[0])
        elif command == "rate":
            left, top, width, height = person.find(page, "slider", words[1]).bounds
            x, y = person.place(page, "slider", words[1])
            star = (int(words[0]) - 0.5) / 5
            xdotool("mousemove", round(x - width / 2 + width * star), y, "click", 1)
        elif command == "see":
            wait_until(lambda: words[0] in self.texts(), f"the text “{words[0]}” on “{page}”")
        else:
            self.fail(f"There is no command {command}.")

    def test_the_script_is_carried_out(self):
        for number, (command, *words) in script():
            with self.subTest(line=number):
                self.carry_out(command, *words)
        self.person.close(self.page)
        wait_until(lambda: self.process.poll() is not None, "the program has ended")
        self.assertEqual(self.process.returncode, 0)


if __name__ == "__main__":
    unittest.main(failfast=True)
