# SPDX-License-Identifier: MIT
"""A person who walks through the gallery, with mouse, keys and a screen reader."""
import os
import shutil
import subprocess
import tempfile
import unittest

from person import Person, front_window, wait_until, xdotool

# What people operate, by the roles that a screen reader says.
CONTROLS = {
    "button", "toggle button", "check box", "radio button", "switch", "text box", "password text", "spin button", "slider",
    "combo box", "list", "list box", "table", "tree", "grid", "link", "text", "image", "meter", "level bar", "progress bar",
}


class GalleryTests(unittest.TestCase):
    def setUp(self):
        home = tempfile.mkdtemp()
        self.addCleanup(shutil.rmtree, home)
        folders = {f"XDG_{name}_HOME": f"{home}/{name.lower()}" for name in ["DATA", "CONFIG", "STATE", "CACHE"]}
        os.makedirs(folders["XDG_CACHE_HOME"])
        self.process = subprocess.Popen(
            [os.environ["GALLERY"]], env=os.environ | folders | {"HOME": home, "G_DEBUG": "fatal-warnings"})
        self.addCleanup(self.end)
        self.person = Person()

    def end(self):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    def open(self, title):
        """Finds a page by the search."""
        page = next(iter(set(self.person.titles)))
        self.person.press(page, "ctrl+f", "ctrl+a")
        self.person.type(page, title)
        self.person.window(title)
        return title

    def says(self, page, text):
        wait_until(lambda: text in self.person.names(page, "status") + self.person.names(page, "label"), f"“{text}”")

    def drag(self, page, start, end):
        """Drags from one label to another."""
        places = [self.person.find(page, role, name).bounds for role, name in (start, end)]
        points = [(left + width // 2, top + height // 2) for left, top, width, height in places]
        number = front_window()[0]
        xdotool("mousemove", "--window", number, *points[0], "mousedown", 1)
        for step in range(1, 11):
            x, y = (a + (b - a) * step // 10 for a, b in zip(*points))
            xdotool("mousemove", "--window", number, x, y)
        xdotool("mouseup", 1)

    def test_every_page_by_the_keyboard(self):
        person = self.person
        person.window("Buttons")
        titles = [name for name in person.names("Buttons", "list item") if name]
        self.assertGreaterEqual(len(titles), 30)
        nameless = {}
        for number, title in enumerate(titles):
            if number:
                person.press(titles[number - 1], "ctrl+Next")
            window = person.window(title)
            nodes = [node for node in window.descendants() if node.has("focusable")]
            nameless[title] = [node.role for node in nodes if node.role in CONTROLS and not node.name]
            person.press(title, "Tab", "Tab", "Tab")
        self.assertEqual({title: roles for title, roles in nameless.items() if roles}, {})
        person.press(titles[-1], "ctrl+q")
        self.assertEqual(self.process.wait(timeout=30), 0)


if __name__ == "__main__":
    unittest.main()
