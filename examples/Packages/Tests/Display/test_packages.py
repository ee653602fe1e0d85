# SPDX-License-Identifier: MIT
"""A user reads the software catalogue of this machine on a display, by mouse, keys and screen reader."""
import os
import shutil
import tempfile
import unittest

import program
from user import User, wait_until


class PackagesTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.mkdtemp()
        cls.addClassCleanup(program.remove, folder)
        # The cache of a program that has imported the catalogue of this machine, which takes long.
        cls.imported = os.path.join(folder, "cache")

    def setUp(self):
        self.home = program.make_home(self)
        self.process = None
        self.user = User()

    def start(self):
        self.process = program.start(self, os.environ["PACKAGES"], self.home)

    def quit(self):
        """Ends the program, which has imported the catalogue. Later tests start with it."""
        self.user.press("Packages", "ctrl+q")
        self.assertEqual(self.process.wait(timeout=30), 0)
        if not os.path.exists(self.imported):
            shutil.copytree(os.path.join(self.home, "cache"), self.imported)

    def start_with_catalogue(self):
        """Starts the program with the catalogue of this machine, which is imported first if no test has done so."""
        if os.path.exists(self.imported):
            shutil.copytree(self.imported, os.path.join(self.home, "cache"))
        else:
            self.start()
            self.wait_for_catalogue()
            self.quit()
        self.start()
        self.wait_for_catalogue()

    def wait_for_catalogue(self):
        wait_until(lambda: self.packages() > 100, "the catalogue of this machine is listed", seconds=120)

    def packages(self):
        """The number of packages that the window says it lists; 0 before it lists any."""
        labels = (name.split() for name in self.user.names("Packages", "label"))
        counts = [words[0] for words in labels if len(words) == 2 and words[1] in ("package", "packages")]
        return int(counts[0]) if counts else 0

    def search(self, text):
        """Types another text into the search, which Ctrl+F goes to."""
        self.user.press("Packages", "ctrl+f", "ctrl+a")
        self.user.type("Packages", text)

    def test_a_session(self):
        user = self.user
        self.start()
        self.wait_for_catalogue()

        # Search as one types, and open what is found.
        everything = self.packages()
        self.search("coreutils")
        wait_until(lambda: 0 < self.packages() < everything, "fewer packages")
        user.click("Packages", "label", "coreutils")

        # A dependency is a link to a package of its own.
        user.click("coreutils", "label", "libc6")
        user.find("libc6", "button", "Installed files")
        user.press("libc6", "alt+Left")
        user.press("coreutils", "alt+Left")

        # Nothing is found, and all again.
        self.search("qzxqzx")
        user.find("Packages", "label", "Nothing Found")
        user.press("Packages", "Escape")
        wait_until(lambda: self.packages() == everything, "all packages")

        # The catalogue that was read is there at once the next time.
        self.quit()
        self.start()
        wait_until(lambda: self.packages() == everything, "all packages again")

    def test_the_first_import_is_cancelled_and_begun_again(self):
        user = self.user
        self.start()
        user.click("Packages", "button", "Cancel")
        user.find("Packages", "label", "No Packages Yet")
        user.click("Packages", "button", "Try Again")
        self.wait_for_catalogue()

    def test_reverse_dependencies_and_sizes(self):
        user = self.user
        self.start_with_catalogue()
        everything = self.packages()
        self.search("coreutils")
        wait_until(lambda: 0 < self.packages() < everything, "fewer packages")
        user.click("Packages", "label", "coreutils")
        needed = wait_until(
            lambda: next((name for name in user.names("coreutils", "button") if name.startswith("Needed by")), None), "the packages that need it")
        user.click("coreutils", "button", needed)
        user.find("Packages That Need coreutils", "label", f"{needed.split()[-1]} packages")
        user.press("Packages That Need coreutils", "alt+Left")
        user.press("coreutils", "alt+Left")
        user.click("Packages", "button", "Main menu")
        user.press("Packages", "Return")
        wait_until(
            lambda: any(" packages" in name for name in user.names("Sizes by Section", "label")), "the sizes")

    def test_sorting(self):
        user = self.user
        self.start_with_catalogue()

        def labels():
            return user.names("Packages", "label")
        wait_until(lambda: "0ad" in labels(), "the first package by name")
        # By size, the smallest one first, then the largest one, and by name again.
        user.click("Packages", "label", "Size")
        wait_until(lambda: "0ad" not in labels() and "libreoffice-core" not in labels(), "the smallest packages")
        smallest = labels()
        user.click("Packages", "label", "Size")
        wait_until(lambda: labels() != smallest and "0ad" not in labels(), "the largest packages")
        user.click("Packages", "label", "Name")
        wait_until(lambda: "0ad" in labels(), "the first package by name again")


if __name__ == "__main__":
    unittest.main()
