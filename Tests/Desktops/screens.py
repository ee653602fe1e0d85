# SPDX-License-Identifier: MIT
"""Pictures of the main screens of Workbench in one variant of the appearance: `screens.py VARIANT PROGRAM FOLDER`, on a private X server with openbox."""
import ast
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

from desktops import DESKTOPS
from user import User, wait_until, xdotool
from variants import VARIANTS, manifest_names
from workbench import Home, Workbench

NAME, PROGRAM, FOLDER = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
VARIANT = VARIANTS[NAME]
ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = ["Contacts", "Notes", "Shopping", "Logs", "Packages", "Processes", "Profile", "Views"]


def texts(language):
    """The texts of the shell in a language, by the English ones."""
    file = ROOT / f"Sources/Framework/ViewKit/Resources/{language}.po"
    source = re.sub(r'"\n"', "", file.read_text()) if file.exists() else ""
    return {ast.literal_eval(a): ast.literal_eval(b) for a, b in re.findall(r'^msgid (".*")\nmsgstr (".*")$', source, re.M)}


class Screens:
    def __init__(self):
        self.user, self.count = User(), 0
        self.texts = texts(VARIANT.language) | manifest_names(VARIANT.language)

    def name(self, text):
        return self.texts.get(text, text)

    @property
    def title(self):
        return wait_until(lambda: next((w.name for w in self.user.windows if w.has("active")), None), "a window in front")

    def picture(self, name):
        """Takes a picture when the screen has stopped changing. The time for it is limited, since a page may show what happens now."""
        before, deadline = None, time.monotonic() + 3
        while (now := subprocess.run(["import", "-window", "root", "png:-"], check=True, capture_output=True).stdout) != before \
                and time.monotonic() < deadline:
            before = now
            time.sleep(0.3)
        self.count += 1
        (FOLDER / f"{self.count:02}-{name}.png").write_bytes(now)

    def go(self, page):
        """Opens a page by the side bar."""
        before = self.title
        self.user.click(before, "list item", self.name(page))
        # The first page is open already.
        wait_until(lambda: self.title == self.name(page) or self.title != before, f"the page {page}", seconds=60)
        time.sleep(1)
        # A plugin may ask for a permission.
        if self.name("Allow") in self.user.names(self.title, "button"):
            self.picture(f"{page.lower()}-permission")
            self.user.press(self.title, "Tab", "Return")
            wait_until(lambda: self.name("Allow") not in self.user.names(self.title, "button"), "the question is answered")
        # Its plugin shows what it has read.
        time.sleep(2)
        # The pointer marks no row.
        xdotool("mousemove", 0, 0)
        self.picture(page.lower())

    def press(self, keys, name, *more):
        title = self.title
        self.user.press(title, keys)
        time.sleep(1)
        for text in more:
            self.user.type(self.title, text)
            time.sleep(0.5)
        self.picture(name)
        self.user.press(self.title, "Escape")
        wait_until(lambda: self.title == title, f"the window “{title}”")

    def run(self):
        wait_until(lambda: self.name("Contacts") in self.user.titles, "the first page", seconds=90)
        for page in PAGES + ["Plugins"]:
            self.go(page)
        self.press("F10", "menu")
        self.press("ctrl+shift+p", "palette")
        self.press("ctrl+shift+p", "palette-filtered", "ta")
        self.press("ctrl+comma", "settings")
        self.press("ctrl+question", "shortcuts")
        self.press("ctrl+n", "dialog")
        for _ in PAGES + ["Plugins"]:
            self.user.press(self.title, "ctrl+w")
            time.sleep(0.3)
        self.picture("empty")


def main():
    with tempfile.TemporaryDirectory(prefix="screens-") as name, Home() as home:
        (home.path / "config/gtk-4.0").mkdir()
        (home.path / "config/gtk-4.0/settings.ini").write_text("\n".join(["[Settings]", "gtk-cursor-blink=0", *VARIANT.settings, ""]))
        variables = dict(VARIANT.variables)
        if VARIANT.language:
            # A language needs a locale, and a small system has none.
            subprocess.run(["localedef", "--no-archive", "-i", "en_US", "-f", "UTF-8", f"{name}/en_US.UTF-8"], check=True)
            variables |= {"LOCPATH": name, "LC_ALL": "en_US.UTF-8"}
        with DESKTOPS["openbox"].running(pathlib.Path(name)) as more, VARIANT.services(), Workbench(
                PROGRAM, home, plugins=(), **variables, **more) as shell:
            Screens().run()
            shell.check()
            shell.terminate()


if __name__ == "__main__":
    os.makedirs(FOLDER, exist_ok=True)
    main()
