# SPDX-License-Identifier: MIT
"""A user writes two notes that link to each other on a display, with the mouse, the keyboard and the accessibility tree."""
import contextlib
import json
import os
import pathlib
import sqlite3
import unittest

import program
from user import User, front_window, wait_until, xdotool


class NotesTests(unittest.TestCase):
    def test_a_session(self):
        user = User()
        home = program.make_home(self)
        process = program.start(self, os.environ["NOTES"], home)

        # The first note, which links to one that does not exist yet.
        user.click("Notes", "button", "New Note")
        user.find_focused("Untitled", "text box", "Text")
        user.type("Untitled", "# Garden")
        user.press("Garden", "Return")
        user.type("Garden", "See [[Shed]]")
        user.press("Garden", "Left", "ctrl+Return")
        user.click("Write “Shed”?", "button", "New Note")
        user.find_focused("Shed", "text box", "Text")
        user.type("Shed", "tools")
        user.find("Shed", "label", "Garden")
        user.press("Shed", "alt+Left")
        user.press("Garden", "alt+Left")
        user.find("Notes", "label", "Shed")

        # The note exists after the process was killed and started again.
        process.kill()
        process.wait()
        process = program.start(self, os.environ["NOTES"], home)
        user.find("Notes", "label", "Shed")
        # The main menu by its key.
        user.press("Notes", "F10")
        wait_until(lambda: "Quit" in user.names("Notes", "menu item"), "the menu")
        user.press("Notes", "Escape")
        wait_until(lambda: "Quit" not in user.names("Notes", "menu item"), "the menu is closed")
        # The button of the menu has the focus.
        user.click("Notes", "search box", "Search notes")
        user.type("Notes", "tool")
        wait_until(lambda: "Garden" not in user.names("Notes", "label"), "the search")
        user.find("Notes", "label", "tools")
        user.press("Notes", "ctrl+q")
        self.assertEqual(process.wait(timeout=30), 0)

    def texts(self, home):
        """The texts of the notes in the store, and those of the versions."""
        file = next(pathlib.Path(home).rglob("*.sqlite"))
        with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as store:
            return [[row[0] for row in store.execute(f"SELECT text FROM {table} ORDER BY rowid")]
                    for table in ["note WHERE deleted IS NULL", "version"]]

    def test_undo_in_a_note_that_was_just_opened(self):
        user = User()
        home = program.make_home(self)
        process = program.start(self, os.environ["NOTES"], home)
        user.click("Notes", "button", "New Note")
        user.find_focused("Untitled", "text box", "Text")
        user.type("Untitled", "# Garden with roses")
        user.press("Garden with roses", "ctrl+s", "alt+Left")
        user.find("Notes", "label", "Garden with roses")
        self.assertEqual(self.texts(home)[0], ["# Garden with roses"])

        # The note is opened again. Nothing was typed in it, so that nothing is undone.
        user.press("Notes", "ctrl+q")
        self.assertEqual(process.wait(timeout=30), 0)
        process = program.start(self, os.environ["NOTES"], home)
        user.find("Notes", "label", "Garden with roses")
        user.click("Notes", "label", "Garden with roses")
        user.find_focused("Garden with roses", "text box", "Text")
        user.press("Garden with roses", "ctrl+z", "ctrl+z", "ctrl+s")
        self.assertEqual(self.texts(home)[0], ["# Garden with roses"])

        # What is typed and undone leads back to the text of the note, and what is deleted stays in the versions.
        user.press("Garden with roses", "ctrl+End")
        user.type("Garden with roses", ", red")
        user.press("Garden with roses, red", "ctrl+z", "ctrl+z", "ctrl+z", "ctrl+z", "ctrl+s")
        wait_until(lambda: self.texts(home)[0] == ["# Garden with roses"], "the text is as before")
        user.press("Garden with roses", "ctrl+a", "Delete", "ctrl+s")
        wait_until(lambda: self.texts(home)[0] == [""], "the note is empty")
        # A version that was saved while ", red" was undone has all of it.
        versions = self.texts(home)[1]
        self.assertTrue(any(version.startswith("# Garden with roses") for version in versions), versions)
        user.press("Untitled", "ctrl+q")
        self.assertEqual(process.wait(timeout=30), 0)

    def test_a_folder_of_files(self):
        """The folder that was opened last is shown at the start. Another program writes in it while the user does."""
        user = User()
        home = program.make_home(self)
        folder = pathlib.Path(home) / "Recipes"
        folder.mkdir()
        soup = folder / "Soup.md"
        soup.write_text("# Soup\n\nCook.\n")
        settings = pathlib.Path(home) / "config/org.example.Notes/settings.json"
        settings.parent.mkdir(parents=True)
        settings.write_text(json.dumps({"version": 1, "value": {"folder": str(folder)}}))
        process = program.start(self, os.environ["NOTES"], home)
        user.find("Recipes", "label", "Soup")
        user.click("Recipes", "label", "Soup")
        user.find_focused("Soup", "text box", "Text")
        user.press("Soup", "ctrl+End")
        user.type("Soup", "Eat.")
        wait_until(lambda: soup.read_text() == "# Soup\n\nCook.\nEat.", "the file has what was typed")
        soup.write_text("# Stew\n")
        wait_until(lambda: user.titles == ["Stew"], "the text of another program is shown")
        user.type("Stew", "x")
        user.press("Stew", "ctrl+q")
        self.assertEqual(process.wait(timeout=30), 0)
        self.assertIn("x", soup.read_text())

        process = program.start(self, os.environ["NOTES"], home)
        user.find("Recipes", "label", "Stew" if soup.read_text().startswith("# Stew") else "x# Stew")
        user.press("Recipes", "F10")
        wait_until(lambda: "Close Folder" in user.names("Recipes", "menu item"), "the menu")
        user.press("Recipes", "Down", "Down", "Down", "Down", "Return")
        user.find("Notes", "label", "No Notes")
        self.assertEqual(json.loads(settings.read_text())["value"]["folder"], "")
        user.press("Notes", "ctrl+q")
        self.assertEqual(process.wait(timeout=30), 0)

    def test_a_folder_is_chosen_by_its_path(self):
        user = User()
        home = program.make_home(self)
        folder = pathlib.Path(home) / "Recipes"
        folder.mkdir()
        (folder / "Soup.md").write_text("# Soup\n")
        process = program.start(self, os.environ["NOTES"], home)
        user.find("Notes", "label", "No Notes")
        user.press("Notes", "ctrl+o")
        # The dialog of GTK is not active in the accessibility tree.
        wait_until(lambda: front_window()[1] == "Open a Folder of Markdown Files", "the dialog")
        xdotool("type", "--clearmodifiers", "--", folder)
        xdotool("key", "Return")
        user.find("Recipes", "label", "Soup")
        user.press("Recipes", "ctrl+q")
        self.assertEqual(process.wait(timeout=30), 0)

    def test_keys_of_the_search_field(self):
        user = User()
        home = program.make_home(self)
        process = program.start(self, os.environ["NOTES"], home)
        user.click("Notes", "button", "New Note")
        user.find_focused("Untitled", "text box", "Text")
        user.type("Untitled", "# Garden")
        user.press("Garden", "alt+Left")
        user.find("Notes", "label", "Garden")
        user.click("Notes", "label", "Garden")
        user.press("Garden", "alt+Left")
        user.find("Notes", "label", "Garden")

        # Ctrl+Delete deletes the next word of the search field, and not the note.
        user.press("Notes", "ctrl+f")
        # Both words find the note, which stays in the list and selected.
        user.type("Notes", "Gar Gard")
        user.press("Notes", "Home", "ctrl+Delete", "ctrl+Delete")
        field = user.find("Notes", "search box", "Search notes")
        wait_until(lambda: field.text == "", "both words are deleted")
        user.find("Notes", "label", "Garden")
        self.assertEqual(self.texts(home)[0], ["# Garden"])
        user.type("Notes", "Garden")
        user.find("Notes", "label", "Garden")
        user.press("Notes", "ctrl+a", "BackSpace")

        # In the list it deletes the note.
        user.press("Notes", "Tab", "Down", "ctrl+Delete")
        wait_until(lambda: self.texts(home)[0] == [], "the note is deleted")
        user.press("Notes", "ctrl+q")
        self.assertEqual(process.wait(timeout=30), 0)


if __name__ == "__main__":
    unittest.main()
