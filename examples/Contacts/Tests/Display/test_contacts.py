# SPDX-License-Identifier: MIT
"""Sessions typed by a person, on a real display: keys, mouse, window manager, session bus and screen reader."""
import pathlib
import subprocess
import tempfile
import unittest

from contacts import ID, Contacts
from person import Person, wait_until, xdotool

CARDS = """\
BEGIN:VCARD\r
VERSION:3.0\r
UID:grace\r
N:Hopper;Grace;;;\r
FN:Grace Hopper\r
ORG:US Navy\r
TEL;TYPE=CELL:+1 212 555 0100\r
EMAIL:grace@navy.example\r
X-FRIEND:zoe\r
RELATED;TYPE=friend:urn:uuid:zoe\r
END:VCARD\r
BEGIN:VCARD\r
VERSION:4.0\r
UID:zoe\r
FN:Zoe Ball\r
N:Ball;Zoe;;;\r
NOTE:Long enough\\, and folded\r
  over two lines.\r
END:VCARD\r
"""
BROKEN = CARDS.replace("UID:", "UID:second-").replace("N:Hopper", "this line is broken\r\nN:Hopper")


class ContactsTests(unittest.TestCase):
    def setUp(self):
        self.app = Contacts(tempfile.mkdtemp())
        self.addCleanup(self.app.clean_up)
        self.person = Person()

    def cards(self, text, name="friends.vcf"):
        path = pathlib.Path(self.app.home, name)
        path.write_bytes(text.encode())
        return path

    def test_a_session(self):
        person = self.person
        self.app.start(self.cards(CARDS))
        person.find("Contacts imported", "label", "friends.vcf: 2 imported")
        person.press("Escape")
        person.sees_no("Contacts imported")

        # Search, and open what is found.
        person.press("ctrl+f")
        person.type("hopper")
        wait_until(lambda: self.rows() == ["Grace Hopper"], "only Grace Hopper is left")
        person.press("Down", "Return")
        person.find("Grace Hopper", "label", "US Navy")

        # To her friends, to the friends of those, and back.
        person.click("Grace Hopper", "button", "1 Friend")
        person.click("Friends of Grace Hopper", "label", "Zoe Ball")
        person.find("Zoe Ball", "label", "Long enough, and folded over two lines.")
        person.press("alt+Left")
        person.window("Friends of Grace Hopper")
        person.press("alt+Left")
        person.window("Grace Hopper")

        # An edit that is undone by leaving it.
        person.press("ctrl+e")
        person.fill("Edit Contact", "First name", "Nobody")
        person.press("Escape")
        person.click("Discard the changes?", "button", "Cancel")
        person.press("Escape")
        person.click("Discard the changes?", "button", "Discard")
        person.sees_no("Edit Contact")
        person.window("Grace Hopper")

        # An edit that is saved.
        person.press("ctrl+e")
        person.fill("Edit Contact", "First name", "Amazing Grace")
        person.click("Edit Contact", "button", "Save")
        person.window("Amazing Grace Hopper")

        # A contact that is deleted, after a question.
        person.press("alt+Left")
        person.window("Contacts")
        person.press("ctrl+f", "Escape")
        person.press("ctrl+f")
        person.type("zoe")
        wait_until(lambda: self.rows() == ["Zoe Ball"], "only Zoe Ball is left")
        person.press("Down", "Return")
        person.window("Zoe Ball")
        person.press("ctrl+Delete")
        person.window("Delete Zoe Ball?")
        person.press("Escape")
        person.sees_no("Delete Zoe Ball?")
        person.press("ctrl+Delete")
        person.click("Delete Zoe Ball?", "button", "Delete")
        person.window("Contacts")

        # The end, and another beginning.
        person.press("alt+F4")
        self.assertEqual(self.app.wait_for_end(), 0)
        self.app.start()
        person.find("Contacts", "label", "Amazing Grace Hopper")
        self.assertNotIn("Zoe Ball", self.app.saved_names())
        self.assertIn("Amazing Grace Hopper", self.app.saved_names())
        person.press("ctrl+q")
        self.assertEqual(self.app.wait_for_end(), 0)

    def rows(self):
        """Who is in the list."""
        names = self.person.names("Contacts", "label")
        return [name for name in names if name in self.app.saved_names()]

    def test_the_desktop_opens_files(self):
        person = self.person
        self.app.open_with(self.cards(CARDS))
        person.find("Contacts imported", "label", "friends.vcf: 2 imported")
        person.press("Return")
        person.sees_no("Contacts imported")

        # A second start reaches the process that runs.
        pid = self.app.running
        second = self.app.run(self.cards(BROKEN, "broken.vcf"))
        person.window("Not everything could be imported")
        self.assertEqual(second.wait(timeout=30), 0)
        self.assertEqual(self.app.running, pid)
        message = next(
            name for name in person.names("Not everything could be imported", "label") if "broken.vcf" in name)
        self.assertIn("broken.vcf:4", message)
        self.assertIn("2 imported", message)
        person.press("Escape")
        person.sees_no("Not everything could be imported")
        self.assertEqual(self.app.run().wait(timeout=30), 0)
        self.assertEqual(self.app.running, pid)
        person.window("Contacts")
        person.press("ctrl+q")
        wait_until(lambda: not self.app.running, "the application ends")

    def test_every_way_out_is_the_same(self):
        person = self.person

        for leave in [
            lambda title: person.press("Escape"), lambda title: person.press("alt+F4"), person.close,
            lambda title: person.click(title, "button", "Cancel"),
        ]:
            self.app.start()
            person.window("Contacts")
            person.press("ctrl+n")
            person.fill("New Contact", "First name", "Zoe")
            leave("New Contact")
            person.window("Discard the changes?")
            person.press("Escape")
            person.sees_no("Discard the changes?")
            self.assertEqual(person.find("New Contact", "text box", "First name").text, "Zoe")
            leave("New Contact")
            person.click("Discard the changes?", "button", "Discard")
            person.sees_no("New Contact")
            person.window("Contacts")
            (leave if leave == person.close else lambda title: person.press("alt+F4"))("Contacts")
            self.assertEqual(self.app.wait_for_end(), 0)
        self.assertNotIn("Zoe", self.app.saved_names())

    def test_a_killed_process_loses_nothing_that_was_saved(self):
        person = self.person
        names = set()
        for number in range(4):
            self.app.start()
            person.window("Contacts" if not names else f"Person{number - 1}")
            if names:
                person.press("alt+Left")
                person.window("Contacts")
            person.press("ctrl+n")
            person.fill("New Contact", "First name", f"Person{number}")
            person.press("ctrl+s")
            person.window(f"Person{number}")
            names.add(f"Person{number}")
            # In the middle of another edit, or of an import.
            if number % 2:
                person.press("ctrl+e")
                person.fill("Edit Contact", "First name", "Half-finished")
                person.press("ctrl+s")
            else:
                cards = self.cards("".join(CARDS.replace("UID:", f"UID:{i}-") for i in range(500)))
                self.app.run(cards)
            self.app.kill()
            self.assertLessEqual(names - {f"Person{number}"}, self.app.saved_names())
            if f"Person{number}" not in self.app.saved_names():
                self.assertIn("Half-finished", self.app.saved_names())
                names.discard(f"Person{number}")
                names.add("Half-finished")

    def test_every_control_has_a_name(self):
        person = self.person
        self.app.start(self.cards(CARDS))
        screens = [
            ("Contacts imported", ["Escape"]), ("Contacts", ["ctrl+n"]), ("New Contact", ["Escape"]),
            ("Contacts", ["ctrl+comma"]), ("Preferences", ["Escape"]), ("Contacts", ["ctrl+f"]),
        ]
        for title, keys in screens:
            self.check_names(title)
            person.press(*keys)
        person.type("hopper")
        wait_until(lambda: self.rows() == ["Grace Hopper"], "only Grace Hopper is left")
        person.press("Down", "Return")
        for title, keys in [("Grace Hopper", ["ctrl+shift+f"]), ("Friends of Grace Hopper", ["alt+Left"])]:
            self.check_names(title)
            person.press(*keys)
        person.window("Grace Hopper")
        person.press("ctrl+Delete")
        self.check_names("Delete Grace Hopper?")

    def check_names(self, title):
        controls = {"button", "text box", "switch", "check box", "combo box", "list", "list item", "image", "link",
                    "toggle button", "search box"}
        nodes = list(self.person.window(title).descendants())
        nameless = [
            node for node in nodes
            if (node.role in controls or node.has("focused")) and (not node.name or node.name.startswith("Gtk"))
        ]
        self.assertEqual(nameless, [], f"in “{title}”")

    def test_the_desktop_knows_the_window(self):
        self.app.start()
        self.person.window("Contacts")
        window = xdotool("getactivewindow").strip()
        properties = subprocess.run(
            ["xprop", "-id", window, "WM_CLASS", "_GTK_APPLICATION_ID", "_NET_FRAME_EXTENTS"], check=True,
            capture_output=True, text=True).stdout
        self.assertIn(f'WM_CLASS(STRING) = "{ID}"', properties)
        self.assertIn(f'_GTK_APPLICATION_ID(UTF8_STRING) = "{ID}"', properties)
        extents = properties.rpartition("=")[2].split(",")
        self.assertTrue(any(int(extent) for extent in extents), "the window manager draws the frame")


if __name__ == "__main__":
    unittest.main(verbosity=2)
