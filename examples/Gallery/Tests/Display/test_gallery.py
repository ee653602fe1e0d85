# SPDX-License-Identifier: MIT
"""Uses every page of the gallery on a display, with the mouse, the keyboard and the accessibility tree."""
import os
import unittest

import program
from user import User, front_window, wait_until, wait_until_empty, xdotool

PAGE = "tab panel"

# Parts that have no name in GTK 4.8, and partly in newer releases: the arrows of a calendar, the controls of a video, the header of a
# table.
NAMELESS = {"Choices": ["button"], "Pictures and media": ["button", "slider"], "Table": ["list", "row"]}


def is_nameless(name):
    """Whether a widget has no name of its own. GTK then uses the name of its class."""
    return not name or name.startswith(("Gtk", "RxShell_"))


class Visitor(User):
    """A user who sees the open page only. Pages that were opened before stay in the tree; their names differ from the title of the window. From
    GTK 4.18 on, each page is in another node, which has no name."""

    def seen(self, window):
        def below(node):
            for child in node.children:
                if child.is_visible and (child.role != PAGE or child.name in ["", window]):
                    yield child
                    yield from below(child)
        return below(self.window(window).read())


class GalleryTests(unittest.TestCase):
    def setUp(self):
        self.process = program.start(self, os.environ["GALLERY"])
        self.user = Visitor()
        self.page = "Buttons"
        self.user.window(self.page)

    def open(self, title):
        """Opens a page through the search."""
        self.user.press(self.page, "ctrl+f", "ctrl+a")
        self.user.type(self.page, title)
        self.page = title
        self.user.window(title)

    def dialog(self, title, *keys):
        """Presses keys in a dialog. Its accessible name is its question."""
        wait_until(lambda: front_window()[1] == title, f"a dialog “{title}” in front")
        xdotool("key", "--clearmodifiers", *keys)

    def click(self, role, name, button=1):
        self.user.click(self.page, role, name, button)

    def place(self, role, name):
        return self.user.place(self.page, role, name)

    def says(self, text):
        """Waits for a text below the page. In GTK 4.18 it is the text of the node, and not its name, too."""
        def match():
            status = (node for node in self.user.seen(self.page) if node.role == "status")
            return any(node.name == text or node.text == text for node in status)
        wait_until(match, f"“{text}” below “{self.page}”")

    def nameless(self):
        """The controls of the page that have no name, but need one."""
        roles = ["group", "widget", "generic", *NAMELESS.get(self.page, [])]
        return [
            str(node) for node in self.user.seen(self.page)
            if node.has("focusable") and node.role not in roles and is_nameless(node.name)]

    def scroll_down(self):
        """Turns the mouse wheel beside the controls, because a control below the pointer would handle it."""
        xdotool("mousemove", "--window", front_window()[0], 250, 400, "click", "--repeat", 10, 5)

    def test_every_page_has_names_and_is_left_by_the_keyboard(self):
        user = self.user
        titles = ["Buttons"]
        while True:
            # Rows are filled after their page is shown.
            wait_until_empty(self.nameless, f"all controls of “{self.page}” have names")
            if self.page == "Printing":
                break
            user.press(self.page, "ctrl+Next")
            self.page = wait_until(
                lambda: next((title for title in user.titles if title != titles[-1]), None), "the next page")
            titles.append(self.page)
        self.assertEqual(len(titles), 31)
        # The appearance of the program, and its end.
        user.press("Printing", "ctrl+shift+d", "ctrl+shift+r", "ctrl+shift+r", "ctrl+shift+d")
        user.press("Printing", "ctrl+q")
        self.assertEqual(self.process.wait(timeout=30), 0)

    def test_mouse_and_keys(self):
        user = self.user
        self.click("button", "Save")
        self.says("Saved once.")
        user.press("Buttons", "alt+s")
        self.says("Saved 2 times.")

        # A question that is cancelled with Escape, and a name that is accepted with Return.
        self.open("Dialogs")
        self.click("button", "Delete…")
        self.dialog("Delete", "Escape")
        self.says("Everything is still there.")
        self.click("button", "Rename…")
        self.dialog("Rename", "N", "o", "t", "e", "s", "Return")
        self.says("Its name is “Notes” now.")

        # A menu that the right mouse button opens, and its keys.
        self.open("Menus and actions")
        before = user.names(self.page, "menu item")
        self.click("group", "Press the right button, or Shift and F10, here.", button=3)
        # GTK 4.18 gives the items of this menu no names.
        wait_until(lambda: len(user.names(self.page, "menu item")) == len(before) + 2, "the menu")
        xdotool("key", "c")
        self.says("Copied.")
        user.press("Menus and actions", "ctrl+k")
        self.says("Pasted.")

        # A line drawn by the pointer.
        self.open("Cairo")
        self.scroll_down()
        x, y = self.place("button", "Clear")
        user.drag((x, y - 60), (x + 200, y - 120))
        self.says("1 lines.")

        # A click inside of the star.
        self.open("Paths and patterns")
        self.click("image", "A star of four colours")
        self.says("That is the star.")

        # A word that is dropped, and one that is copied and pasted.
        self.open("Clipboard and drag")
        self.click("button", "Copy")
        self.click("button", "Paste")
        self.says("Pasted “Some words”.")
        user.drag(self.place("label", "green"), self.place("label", "Drop a word or files here."))
        self.says("“green” was dropped.")

        # Keys that are shown, and keys that move an object.
        self.open("Keys and focus")
        self.click("group", "Press any key here.")
        user.press("Keys and focus", "F5")
        self.says("The key is called “F5”.")
        self.open("Gestures")
        self.click("group", "Drag me")
        user.press("Gestures", "Right", "Down")
        self.says("The card is at 30, 40.")

        # Values of the bus, and of a file.
        self.open("D-Bus")
        self.click("button", "Ask ourselves")
        self.says("The answer is “desserts”.")
        self.open("Files")
        self.click("button", "Save")
        self.says("Saved as org.example.Gallery.txt.")
        self.open("Printing")
        self.click("button", "Export as PDF")
        self.says("3 pages were printed.")
        user.press("Printing", "ctrl+w")
        self.assertEqual(self.process.wait(timeout=30), 0)


if __name__ == "__main__":
    unittest.main()
