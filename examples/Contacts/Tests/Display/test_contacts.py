# SPDX-License-Identifier: MIT
"""A user works with Contacts on a display, with keys, the mouse, a window manager, the session bus and a screen reader."""
import pathlib
import random
import subprocess
import tempfile
import time
import unittest

from contacts import ID, Contacts
from user import User, front_window, wait_until, wait_until_empty, xdotool

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
        self.user = User()

    def cards(self, text, name="friends.vcf"):
        path = pathlib.Path(self.app.home, name)
        path.write_bytes(text.encode())
        return path

    def test_contacts_are_found_edited_and_deleted(self):
        user = self.user
        self.app.start(self.cards(CARDS))
        user.find("Contacts", "label", "friends.vcf: 2 imported")

        # Search, and open what is found.
        self.search("hopper", finds="Grace Hopper")
        user.press("Contacts", "Down", "Return")
        user.find("Grace Hopper", "label", "US Navy")

        # Opens a friend, a friend of that friend, and goes back.
        user.click("Grace Hopper", "button", "1 Friend")
        user.click("Friends of Grace Hopper", "label", "Zoe Ball")
        user.find("Zoe Ball", "label", "Long enough, and folded over two lines.")
        user.press("Zoe Ball", "alt+Left")
        user.press("Friends of Grace Hopper", "alt+Left")

        # An edit that is discarded when the screen is left.
        user.press("Grace Hopper", "ctrl+e")
        user.fill("Edit Contact", "First name", "Nobody")
        user.press("Edit Contact", "Escape")
        user.click("Discard the changes?", "button", "Cancel")
        user.press("Edit Contact", "Escape")
        user.click("Discard the changes?", "button", "Discard")
        user.sees_no("Edit Contact")

        # An edit that is saved.
        user.press("Grace Hopper", "ctrl+e")
        user.fill("Edit Contact", "First name", "Amazing Grace")
        user.click("Edit Contact", "button", "Save")
        user.press("Amazing Grace Hopper", "alt+Left")

        # A contact that is deleted, restored with the button of the toast, and deleted again.
        self.search("zoe", finds="Zoe Ball")
        user.press("Contacts", "Down", "Return")
        user.press("Zoe Ball", "ctrl+Delete")
        user.find("Contacts", "label", "Zoe Ball was deleted.")
        user.click("Contacts", "button", "Undo")
        self.search("", finds="Ada Lindqvist")
        self.search("zoe", finds="Zoe Ball")
        user.press("Contacts", "Down", "Delete")
        user.find("Contacts", "label", "Zoe Ball was deleted.")
        self.search("", finds="Ada Lindqvist")

        # The program ends and starts again.
        user.press("Contacts", "alt+F4")
        self.assertEqual(self.app.wait_for_end(), 0)
        self.app.start()
        self.search("hopper", finds="Amazing Grace Hopper")
        self.assertNotIn("Zoe Ball", self.app.saved_names())
        user.press("Contacts", "ctrl+q")
        self.assertEqual(self.app.wait_for_end(), 0)

    def test_several_contacts_by_keys_alone(self):
        user = self.user
        self.app.start()
        self.search("", finds="Ada Lindqvist")
        everybody = self.app.saved_names()
        # In the search field, Delete deletes letters and Ctrl+A selects them.
        self.search("ada", finds="Ada Lindqvist")
        user.press("Contacts", "Home", "Delete")
        self.search("", finds="Ada Lindqvist")
        user.press("Contacts", "Down", "Down", "shift+Down", "shift+Down", "Delete")
        # The deletion can be undone when the message is there, which is after the database has it.
        user.find("Contacts", "label", "3 contacts were deleted.")
        self.assertEqual(len(self.app.saved_names()), len(everybody) - 3)
        user.press("Contacts", "ctrl+z")
        wait_until(lambda: self.app.saved_names() == everybody, "they are back")
        self.search("", finds="Ada Lindqvist")
        user.press("Contacts", "Down", "ctrl+a", "Delete")
        user.find("Contacts", "label", "No Contacts")
        user.find("Contacts", "label", f"{len(everybody)} contacts were deleted.")
        self.assertEqual(self.app.saved_names(), set())
        user.press("Contacts", "ctrl+z")
        wait_until(lambda: self.app.saved_names() == everybody, "all are back")
        # The menu of a row, by the Menu key.
        self.search("ada", finds="Ada Lindqvist")
        user.press("Contacts", "Down", "Menu")
        user.find("Contacts", "menu item", "Edit")
        user.press("Contacts", "Escape")
        user.press("Contacts", "Return")
        user.press("Ada Lindqvist", "alt+F4")
        self.assertEqual(self.app.wait_for_end(), 0)

    def test_the_window_reacts_during_a_large_import(self):
        user = self.user
        cards = "".join(
            f"BEGIN:VCARD\r\nVERSION:3.0\r\nUID:{number}\r\nN:Person{number:05};Large;;;\r\n"
            f"FN:Large Person{number:05}\r\nTEL;TYPE=CELL:+44 {number:07}\r\nEND:VCARD\r\n" for number in range(20_000))
        self.app.start()
        self.search("", finds="Ada Lindqvist")
        everybody = self.app.saved_names()
        self.app.ask_to_open(self.cards(cards))
        user.find("Contacts", "label", "Importing contacts")
        # A search shows its result while the import runs.
        self.search("lindq", finds="Ada Lindqvist")
        user.click("Contacts", "button", "Cancel")
        user.find("Contacts", "label", "Importing contacts was cancelled. Nothing was changed.")
        self.assertEqual(self.app.saved_names(), everybody)
        self.app.ask_to_open(self.cards(cards))
        wait_until(
            lambda: any(name.startswith("friends.vcf: ") for name in user.names("Contacts", "label")), "the end of the import", seconds=240)
        self.search("person19999", finds="Large Person19999")
        self.assertEqual(len(self.app.saved_names()), len(everybody) + 20_000)

    def test_links(self):
        user = self.user
        self.app.start(self.cards(CARDS))
        user.find("Contacts", "label", "friends.vcf: 2 imported")
        pid = self.app.running
        # From the command line: the running process opens it.
        self.assertEqual(self.app.run("contacts:contact/grace").wait(timeout=30), 0)
        user.find("Grace Hopper", "label", "US Navy")
        # From another program, over D-Bus.
        self.app.ask_to_open_uri("contacts:contact/grace/friends")
        user.find("Friends of Grace Hopper", "label", "Zoe Ball")
        self.app.ask_to_open_uri("contacts:new?name=Tim%20Tom")
        user.find("New Contact", "text box", "First name")
        wait_until(lambda: user.find("New Contact", "text box", "Last name").text == "Tom", "the name of the link")
        self.assertEqual(self.app.running, pid)

    def test_a_killed_process_comes_back(self):
        user = self.user
        self.app.start(self.cards(CARDS))
        self.search("hopper", finds="Grace Hopper")
        user.press("Contacts", "Down", "Return")
        user.press("Grace Hopper", "ctrl+e")
        user.fill("Edit Contact", "First name", "Amazing Grace")
        wait_until(lambda: "Amazing Grace" in self.app.record(), "what was typed is recorded")
        self.app.kill()
        self.app.start()
        field = user.find("Edit Contact", "text box", "First name")
        wait_until(lambda: field.text == "Amazing Grace", "what was typed is back")
        user.press("Edit Contact", "ctrl+s")
        user.find("Amazing Grace Hopper", "label", "US Navy")
        user.press("Amazing Grace Hopper", "alt+Left")
        self.assertEqual(user.find("Contacts", "search box", "Search contacts").text, "hopper")

    def test_a_process_that_is_killed_while_typing_loses_the_last_second_at_most(self):
        user = self.user
        seed = random.randrange(1_000_000)
        moments = random.Random(seed)
        self.app.start(self.cards(CARDS))
        self.search("hopper", finds="Grace Hopper")
        user.press("Contacts", "Down", "Return")
        user.press("Grace Hopper", "ctrl+e")
        for number in range(6):
            field = user.find("Edit Contact", "text box", "First name")
            user.fill("Edit Contact", "First name", f"Grace{number}")
            typing = subprocess.Popen(["xdotool", "type", "--delay", "40", "abcdefghijklmnopqrstuvwxyz" * 2])
            # The texts of the field, each with its time.
            seen = [(time.monotonic(), f"Grace{number}")]
            end = time.monotonic() + moments.uniform(0.05, 2.5)
            while time.monotonic() < end:
                text = field.text
                seen.append((time.monotonic(), text))
                # A key is typed every 40 ms.
                time.sleep(0.01)
            killed = time.monotonic()
            self.app.kill()
            typing.wait()
            self.app.start()
            restored = user.find("Edit Contact", "text box", "First name")
            kept = next((text for moment, text in reversed(seen) if moment < killed - 1), "")
            wait_until(
                lambda: restored.text.startswith(kept), f"at least “{kept}” is back (seed {seed}, kill {number})")
        user.press("Edit Contact", "ctrl+s")
        # The title of the window becomes the new name.
        wait_until(
            lambda: "Edit Contact" not in user.titles
            and any(node.name == "US Navy" for window in user.windows for node in window.descendants()),
            "the contact is shown")

    def test_further_windows_come_back(self):
        user = self.user
        self.app.start(self.cards(CARDS))
        self.search("zoe", finds="Zoe Ball")
        user.press("Contacts", "Down", "Return")
        user.press("Zoe Ball", "ctrl+shift+n")
        self.search("hopper", finds="Grace Hopper")
        user.press("Contacts", "Down", "Return")
        user.press("Grace Hopper", "ctrl+shift+f")
        user.window("Friends of Grace Hopper")
        xdotool("windowsize", "--sync", front_window()[0], 700, 500)
        wait_until(
            lambda: '"windows"' in (record := self.app.record()) and '"width" : 700' in record, "the windows are recorded")
        self.app.kill()
        self.app.start()
        # The window that was opened last is active, with its previous size.
        user.window("Friends of Grace Hopper")
        wait_until(
            lambda: "WIDTH=700" in xdotool("getwindowgeometry", "--shell", front_window()[0]).split(), "the window has its width")
        # The window has the name of the contact when that has been read.
        wait_until(lambda: "Zoe Ball" in user.titles, "the other window")
        user.press("Friends of Grace Hopper", "alt+Left")
        user.press("Grace Hopper", "alt+F4")
        user.press("Zoe Ball", "alt+Left")
        user.press("Contacts", "alt+F4")
        self.assertEqual(self.app.wait_for_end(), 0)
        self.assertEqual(self.app.record(), "")

    def wait_for_list(self):
        """The window has the name of the application, and no commands, until the database is open."""
        self.user.find("Contacts", "search box", "Search contacts")

    def search(self, text, finds):
        """Types into the search field until the list is that of the search and begins with a name."""
        user = self.user
        self.wait_for_list()
        user.press("Contacts", "ctrl+f", "ctrl+a", "BackSpace")
        user.type("Contacts", text)

        def found():
            names = self.app.saved_names()
            rows = [label for label in user.names("Contacts", "label") if label in names]
            if rows[:1] != [finds]:
                return False
            # The list before the search may begin with the same name. It has widgets for 200 rows at most.
            return all(text.lower() in row.lower() for row in rows) if text else len(rows) >= min(len(names), 100)
        wait_until(found, f"the list begins with {finds}, and has nobody else than those who are searched")

    def test_the_desktop_opens_files(self):
        user = self.user
        self.app.ask_to_open(self.cards(CARDS))
        user.find("Contacts", "label", "friends.vcf: 2 imported")

        # A second start reaches the running process.
        pid = self.app.running
        self.app.open_with(self.cards(BROKEN, "broken.vcf"))
        user.window("Not everything could be imported")
        self.assertEqual(self.app.running, pid)
        message = wait_until(
            lambda: next((name for name in user.names("Not everything could be imported", "label") if "broken.vcf" in name), None),
            "the message")
        self.assertIn("broken.vcf:4", message)
        self.assertIn("2 imported", message)
        user.press("Not everything could be imported", "Escape")
        user.sees_no("Not everything could be imported")
        self.assertEqual(self.app.run().wait(timeout=30), 0)
        self.assertEqual(self.app.running, pid)
        user.press("Contacts", "ctrl+q")
        wait_until(lambda: not self.app.running, "the application ends")

    def test_each_way_to_close_the_form_is_the_same(self):
        user = self.user
        for leave in [
            lambda title: user.press(title, "Escape"), lambda title: user.press(title, "alt+F4"), user.close,
            lambda title: user.click(title, "button", "Cancel"),
        ]:
            self.app.start()
            self.wait_for_list()
            user.press("Contacts", "ctrl+n")
            user.fill("New Contact", "First name", "Zoe")
            leave("New Contact")
            user.press("Discard the changes?", "Escape")
            user.sees_no("Discard the changes?")
            self.assertEqual(user.find("New Contact", "text box", "First name").text, "Zoe")
            leave("New Contact")
            user.click("Discard the changes?", "button", "Discard")
            user.sees_no("New Contact")
            if leave == user.close:
                user.close("Contacts")
            else:
                user.press("Contacts", "alt+F4")
            self.assertEqual(self.app.wait_for_end(), 0)
        self.assertNotIn("Zoe", self.app.saved_names())

    def test_a_killed_process_loses_nothing_that_was_saved(self):
        user = self.user
        saved = set()
        screen = "Contacts"
        for number in range(4):
            self.app.start()
            if screen == "Contacts":
                self.wait_for_list()
            else:
                # The screen that was open when the process was killed.
                user.press(screen, "alt+Left")
            user.press("Contacts", "ctrl+n")
            screen = f"Person{number}"
            user.fill("New Contact", "First name", screen)
            user.press("New Contact", "ctrl+s")
            user.window(screen)
            id = self.app.saved_ids()[screen]
            wait_until(lambda: id in self.app.record(), "the screen is recorded")
            # In the middle of an import.
            cards = "".join(CARDS.replace("UID:", f"UID:{number}-{copy}-") for copy in range(200))
            self.app.ask_to_open(self.cards(cards))
            self.app.kill()
            saved.add(screen)
            self.assertLessEqual(saved, self.app.saved_names())

    def test_every_control_has_a_name(self):
        user = self.user
        self.app.start(self.cards(CARDS))
        self.wait_for_list()
        for title, key in [
            ("Contacts", "ctrl+n"), ("New Contact", "Escape"),
            ("Contacts", "ctrl+comma"), ("Preferences", "Escape"),
        ]:
            self.check_names(title)
            user.press(title, key)
            if key == "Escape":
                user.sees_no(title)
        self.search("hopper", finds="Grace Hopper")
        for title, key in [
            ("Contacts", "Down"), ("Contacts", "Return"), ("Grace Hopper", "ctrl+shift+f"),
            ("Friends of Grace Hopper", "alt+Left"), ("Grace Hopper", "ctrl+Delete"),
        ]:
            self.check_names(title)
            user.press(title, key)
        user.find("Contacts", "label", "Grace Hopper was deleted.")
        self.search("", finds="Ada Lindqvist")
        self.check_names("Contacts")

    def check_names(self, title):
        controls = {"button", "text box", "search box", "switch", "check box", "combo box", "list", "list item",
                    "image", "link"}
        # Rows are filled after their screen is shown.
        wait_until_empty(
            lambda: [
                str(node) for node in self.user.window(title).descendants()
                if node.role in controls and (not node.name or node.name.startswith("Gtk"))
            ], f"all controls in “{title}” have names")

    def test_the_desktop_knows_the_window(self):
        self.app.start()
        self.user.window("Contacts")
        window = front_window()[0]
        properties = subprocess.run(
            ["xprop", "-id", window, "WM_CLASS", "_GTK_APPLICATION_ID", "_NET_FRAME_EXTENTS"], check=True,
            capture_output=True, text=True).stdout
        self.assertIn(f'WM_CLASS(STRING) = "{ID}"', properties)
        self.assertIn(f'_GTK_APPLICATION_ID(UTF8_STRING) = "{ID}"', properties)
        extents = properties.rpartition("=")[2].split(",")
        self.assertTrue(any(int(extent) for extent in extents), "the window manager draws the frame")


if __name__ == "__main__":
    unittest.main(verbosity=2)
