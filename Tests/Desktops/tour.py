# SPDX-License-Identifier: MIT
"""A tour of Workbench on one desktop: `tour.py DESKTOP PROGRAM FOLDER [VARIANT]`, on a private X server. A picture of the screen is taken at each station.

A station passes if the accessibility tree shows what is expected, no window is larger than the screen, and GTK has reported nothing."""
import contextlib
import os
import pathlib
import re
import select
import subprocess
import sys
import tempfile
import time

import user as display
from desktops import DESKTOPS, HEIGHT, WIDTH
from user import User, front_window, has_title, wait_until, xdotool
from variants import VARIANTS
from workbench import MESSAGE_OF_GTK, Home, Workbench

NAME, PROGRAM, FOLDER = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
DESKTOP = DESKTOPS[NAME]
VARIANT = VARIANTS[sys.argv[4] if len(sys.argv) > 4 else "light"]
CLASS = "org.example.Workbench"


# What GTK 4.8 reports by itself: where a compositor has an older version of a protocol, and after a button was held that opened a menu.
LIMITS = ["Compositor doesn't support moving popups", "Broken accounting of active state for widget"]


class NotTried(Exception):
    """A station, or a part of it, is impossible on this desktop."""


class Guest(User):
    """The user, also where no window manager says which window is in front."""

    def window(self, title):
        if DESKTOP.has_manager:
            return super().window(title)
        # The pointer or a click gives a window the keyboard focus; here xdotool does.
        def match():
            for number in xdotool_lines("search", "--onlyvisible", "--class", CLASS):
                if any(has_title(shown, title) for shown in xdotool_lines("getwindowname", number)):
                    xdotool("windowfocus", number)
            return next((w for w in self._bus.windows if w.name == title and w.has("active")), None)
        return wait_until(match, f"a window “{title}” in front")

    @property
    def windows(self):
        return self._bus.windows


def xdotool_lines(*arguments):
    return subprocess.run(["xdotool", *arguments], capture_output=True, text=True).stdout.split("\n")[:-1]


def screen(file=None):
    """A picture of the screen, as bytes or in a file."""
    return subprocess.run(["import", "-window", "root", str(file or "png:-")], check=True, capture_output=True).stdout


class Shell(Workbench):
    reported = frozenset()

    def check_messages(self, ignoring=()):
        """Fails if GTK has reported something since the last station."""
        limits = [*LIMITS, *ignoring]
        lines = {line for line in self.output.splitlines() if MESSAGE_OF_GTK.match(line) and not any(limit in line for limit in limits)}
        found, self.reported = lines - self.reported, lines | self.reported
        assert not found, "GTK has reported:\n" + "\n".join(sorted(found)[:20])


class Tour:
    def __init__(self, folder):
        self.user, self.folder, self.results, self.failures = Guest(), folder, [], 0
        self.pictures, self.by_keys, self.is_full = 0, "", False

    # What the stations share

    def picture(self, name):
        """Takes a picture when the screen has stopped changing. The time for it is limited: a clock may be on the screen."""
        # A compositor shows a window later than the accessibility tree does.
        time.sleep(0.7)
        before, deadline = None, time.monotonic() + 4
        while (now := screen()) != before and time.monotonic() < deadline:
            before = now
            time.sleep(0.25)
        self.pictures += 1
        (FOLDER / f"{self.pictures:02}-{name}.png").write_bytes(now)

    def sizes(self):
        """Fails if a window is larger than the screen."""
        for window in self.user.windows:
            _, _, width, height = window.bounds
            assert width <= WIDTH and height <= HEIGHT, f"the window “{window.name}” is {width} × {height}, and the screen {WIDTH} × {HEIGHT}"

    def focus(self, title, *roles):
        """Waits until the keyboard focus of a window is at a node with one of the roles, and returns its name."""
        def match():
            node = self.user.window(title).focused
            return node and node.role in roles and node
        try:
            return wait_until(match, f"the focus in “{title}” at: {', '.join(roles)}", seconds=10).name
        except AssertionError:
            raise AssertionError(f"the focus in “{title}” is at {self.user.window(title).focused}, not at: {', '.join(roles)}") from None

    def tabs(self, title):
        return [node.name for node in self.user.window(title).descendants() if node.role == "tab"]

    def pages(self):
        """The titles of all windows, each with its tabs."""
        return {window.name: [node.name for node in window.descendants() if node.role == "tab"] for window in self.user.windows}

    def origin(self, title):
        """The position of the content of the only window on the screen."""
        window = self.user.window(title)
        width, height = window.bounds[2:]
        if not DESKTOP.is_wayland:
            number = front_window()[0] if DESKTOP.has_manager else xdotool_lines("search", "--onlyvisible", "--class", CLASS)[-1]
            x, y = display.origin(number)
            extents = re.findall(r"\d+", subprocess.run(
                ["xprop", "-id", number, "-notype", "_GTK_FRAME_EXTENTS"], capture_output=True, text=True).stdout.partition("=")[2])
            # The shadow that GTK draws is a part of the window of X11.
            return (x + int(extents[0]), y + int(extents[2])) if extents else (x, y)
        if width >= WIDTH:
            return 0, HEIGHT - height
        # A compositor tells nobody where windows are. The picture shows it: the window differs from the empty screen.
        found = subprocess.run(
            ["convert", str(self.folder / "empty.png"), "png:-", "-compose", "difference", "-composite", "-colorspace", "gray", "-threshold", "40%",
             "-morphology", "Open", "Square:6", "-trim", "-format", "%w %h %X %Y", "info:"], input=screen(), capture_output=True, check=True).stdout
        w, h, x, y = map(int, found.split())
        if abs(w - width) > 12 or h < height - 6:
            raise NotTried(f"the mouse: the window, {width} × {height}, is not found in the picture ({w} × {h})")
        return x + (w - width) // 2, y + h - height

    def click(self, title, role, name, button=1):
        left, top = self.origin(title)
        x, y, width, height = self.user.find(title, role, name).bounds
        # weston refuses a menu that is requested after the button has been released.
        xdotool("mousemove", left + x + width // 2, top + y + height // 2, "sleep", 0.1, "mousedown", button, "sleep", 0.2, "mouseup", button)

    def change(self, action):
        """Changes the state of the window in front by a method of the desktop."""
        if reason := action():
            raise NotTried(reason)

    def size_of(self, title):
        return self.user.window(title).bounds[2:]

    def settled(self, title, condition, what):
        wait_until(lambda: condition(*self.size_of(title)), what, seconds=10)

    def station(self, name, action):
        """Runs a station, and says how it ended."""
        result = "passed"
        try:
            action()
            self.sizes()
            self.shell.check()
        except NotTried as reason:
            result = f"not tried: {reason}"
        except Exception as error:
            self.failures += 1
            result = f"failed: {str(error).partition('; the screen is in')[0]}"
            with contextlib.suppress(Exception):
                screen(FOLDER / f"failed-{name.replace(' ', '-')}.png")
                xdotool("key", "Escape", "sleep", 0.2, "key", "Escape")
        self.results.append((name, result))
        print(f"{NAME}: {name}: {result}", flush=True)

    # The stations

    def run(self, home):
        screen(self.folder / "empty.png")
        self.environment = home.environment | self.variables
        with Shell(PROGRAM, home, plugins=(), **self.variables) as self.shell:
            for name, action in [
                ("start", self.start), ("page of the side bar", self.side_bar), ("main menu", self.menu), ("command palette", self.palette),
                ("window of settings", self.settings), ("dialog", self.dialog), ("file dialog", self.file_dialog), ("maximise", self.maximise),
                ("popover near an edge", self.popover), ("context menu", self.context_menu), ("full screen", self.full_screen), ("back to normal", self.normal),
                ("minimise", self.minimise), ("tab that is dragged out", self.drag_tab), ("tab in a window of its own", self.own_window),
            ]:
                self.station(name, action)
            self.before = self.pages()
            self.station("kill", self.kill)
        with Shell(PROGRAM, home, plugins=(), **self.variables) as self.shell:
            self.station("start after the kill", self.restart)
            self.station("another window", self.second_window)
            self.station("SIGTERM", self.end)
        with self.session_manager() as manager, Shell(PROGRAM, home, plugins=(), **self.variables) as self.shell:
            self.station("end of the session", lambda: self.end_session(manager))

    def start(self):
        wait_until(lambda: "Contacts" in self.user.titles, "the page of Contacts", seconds=90)
        self.user.find("Contacts", "list item", "Contacts")
        wait_until(lambda: any(name.endswith(" contacts") for name in self.user.names("Contacts", "label")), "the contacts are listed", seconds=60)
        self.normal_size = self.size_of("Contacts")
        self.picture("start")
        self.focus("Contacts", "search box", "text box", "text", "list", "list item")

    def side_bar(self):
        try:
            self.click("Contacts", "list item", "Packages")
        except NotTried as reason:
            self.go("Contacts", "Packages")
            self.by_keys = f"{reason}. The page was opened by keys"
        wait_until(lambda: self.user.titles == ["Packages"], "the page of Packages", seconds=60)
        row = self.user.find("Packages", "list item", "Packages")
        assert row.has("selected"), "the row of the side bar is not selected"
        wait_until(lambda: self.tabs("Packages") == ["Contacts", "Packages"], "two tabs")
        self.picture("page")
        if self.by_keys:
            raise NotTried(self.by_keys)

    def go(self, title, page):
        self.user.press(title, "ctrl+p")
        self.user.type("Go to Place", page)
        self.user.find("Go to Place", "label", page)
        self.user.press("Go to Place", "Return")
        wait_until(lambda: page in self.user.titles, f"the page {page}", seconds=60)

    @property
    def title(self):
        return next((title for title in self.user.titles if title in ["Packages", "Contacts"]), "Contacts")

    def menu(self):
        title = self.title
        self.user.window(title)
        xdotool("keydown", "F10", "sleep", 0.3, "keyup", "F10")
        wait_until(lambda: {"Settings", "Quit"} <= set(self.user.names(title, "menu item")), "the main menu")
        self.picture("menu")
        self.focus(title, "menu item")
        self.user.press(title, "Escape")
        wait_until(lambda: "Quit" not in self.user.names(title, "menu item"), "the main menu is closed")

    def palette(self):
        title = self.title
        self.user.press(title, "ctrl+shift+p")
        self.user.type("Command Palette", "tab")
        self.user.find("Command Palette", "label", "New Tab")
        self.picture("palette")
        self.focus("Command Palette", "search box", "text box", "text")
        self.user.press("Command Palette", "Escape")
        self.user.sees_no("Command Palette")
        self.user.window(title)

    def settings(self):
        title = self.title
        self.user.press(title, "ctrl+comma")
        self.user.window("Settings")
        self.picture("settings")
        self.focus("Settings", "search box", "text box", "text")
        self.user.press("Settings", "Escape")
        self.user.sees_no("Settings")
        self.user.window(title)

    def dialog(self):
        title = self.title
        self.user.press(title, "ctrl+shift+p")
        self.user.type("Command Palette", "save layout")
        self.user.find("Command Palette", "label", "Save Layout…")
        self.user.press("Command Palette", "Return")
        self.user.sees_no("Command Palette")
        dialog = wait_until(lambda: next((t for t in self.user.titles if t != title), None), "the dialog")
        self.picture("dialog")
        names = self.user.names(dialog, "button")
        assert "Cancel" in names, f"the dialog “{dialog}” has the buttons {names}"
        self.focus(dialog, "text box", "text")
        self.user.press(dialog, "Escape")
        self.user.sees_no(dialog)
        self.user.window(title)

    def file_dialog(self):
        self.go(self.title, "Contacts")
        self.user.press("Contacts", "ctrl+o")
        # GTK's own one: no portal is there.
        dialog = wait_until(lambda: next((t for t in self.user.titles if t != "Contacts"), None), "the file dialog")
        # GTK says nothing of this window in the accessibility tree but its title.
        self.picture("file-dialog")
        xdotool("key", "--delay", 100, "Escape")
        self.user.sees_no(dialog)
        self.user.window("Contacts")

    def minimise(self):
        title = self.title
        self.user.window(title)
        self.change(DESKTOP.minimise)
        wait_until(lambda: not any(w.has("active") for w in self.user.windows), "no window is in front", seconds=10)
        self.picture("minimised")
        # A second start brings the window back.
        done = subprocess.run([PROGRAM], env=self.environment, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
        try:
            wait_until(lambda: any(w.has("active") for w in self.user.windows), "the window is in front again", seconds=10)
        except AssertionError:
            self.change(DESKTOP.restore)
            self.user.window(title)
            raise NotTried("the desktop does not show the window when the program is started again; it has done so by its own means") from None
        finally:
            # Some desktops show how the window moves back.
            self.picture("shown-again")
        self.user.window(title)

    def drag_tab(self):
        title = self.title
        (left, top), (_, _, width, height) = self.origin(title), self.user.window(title).bounds
        outside = next((point for point in [(WIDTH - 8, HEIGHT - 8), (8, HEIGHT - 8), (WIDTH - 8, HEIGHT // 2)]
                        if not (left - 20 < point[0] < left + width + 20 and top - 50 < point[1] < top + height + 20)), None)
        if not outside:
            raise NotTried("there is no place beside the window")
        if len(self.tabs(title)) < 2:
            self.go(title, "Packages")
            title = "Packages"
        x, y, tab_width, tab_height = self.user.find(title, "tab", title).bounds
        start = (left + x + tab_width // 3, top + y + tab_height // 2)
        # Slowly: a compositor passes each step on to the program.
        xdotool("mousemove", *start, "sleep", 0.3, "mousedown", 1)
        for step in range(1, 31):
            xdotool("mousemove", *(a + (b - a) * step // 30 for a, b in zip(start, outside)), "sleep", 0.05)
        xdotool("sleep", 0.5, "mouseup", 1)
        try:
            wait_until(lambda: len(self.user.windows) == 2, "the tab is in a window of its own", seconds=10)
        except AssertionError:
            if not DESKTOP.is_wayland:
                raise
            # The seat of weston 10 keeps the drag.
            xdotool("key", "--delay", 100, "Escape")
            raise NotTried("on Wayland, no window is made for a tab that is dropped beside all windows") from None
        self.user.window(title)
        self.picture("tab-dragged-out")
        self.user.press(title, "ctrl+w")
        wait_until(lambda: len(self.user.windows) == 1, "its window is closed", seconds=10)
        self.user.window(self.title)

    def own_window(self):
        title = self.title
        self.go(title, "Shopping")
        self.user.press("Shopping", "ctrl+alt+o")
        wait_until(lambda: len(self.user.windows) == 2 and "Shopping" in self.user.titles, "the tab is in a window of its own")
        self.user.window("Shopping")
        wait_until(lambda: self.tabs("Shopping") in ([], ["Shopping"]), "the window has this tab only")
        self.picture("own-window")

    def second_window(self):
        count = len(self.user.windows)
        # A window with one tab has no such key.
        done = subprocess.run([PROGRAM, "--command", "shell.new-window"], env=self.environment, capture_output=True, text=True, timeout=60)
        assert done.returncode == 0, done.stderr
        wait_until(lambda: len(self.user.windows) == count + 1, "another window")
        self.picture("another-window")

    def maximise(self):
        title = self.title
        before = self.size_of(title)
        self.change(DESKTOP.maximise)
        self.settled(title, lambda w, h: w > before[0] and h > before[1] and w >= WIDTH - 40, "the window is maximised")
        self.picture("maximised")

    def popover(self):
        title = self.title
        self.click(title, "button", "Commands")
        wait_until(lambda: "Quit" in self.user.names(title, "menu item"), "the menu at the edge")
        self.picture("popover")
        self.user.press(title, "Escape")
        wait_until(lambda: "Quit" not in self.user.names(title, "menu item"), "the menu is closed")

    def context_menu(self):
        title = self.title
        self.click(title, "list item", "Plugins", button=3)
        wait_until(lambda: "Open in New Tab" in self.user.names(title, "menu item"), "the context menu")
        self.picture("context-menu")
        self.user.press(title, "Escape")
        wait_until(lambda: "Open in New Tab" not in self.user.names(title, "menu item"), "the context menu is closed")
        assert self.user.find(title, "list item", title).has("selected"), "after the context menu of another row, the row of the page is not selected"

    def full_screen(self):
        title = self.title
        self.change(DESKTOP.full_screen)
        self.is_full = True
        self.settled(title, lambda w, h: (w, h) == (WIDTH, HEIGHT), "the window fills the screen")
        self.picture("full-screen")
        # GTK does not say that a title bar is hidden. The content is at the top then.
        button, field = self.user.find(title, "button", "Commands").bounds, self.user.find(title, "search box", "Search Places").bounds
        assert button[1] + button[3] <= field[1], "in full screen, the row with the tabs and the menus is not shown"

    def normal(self):
        title = self.title
        was_full = self.is_full
        if was_full:
            self.change(DESKTOP.end_full_screen)
        if dict(self.results).get("maximise") == "passed":
            self.change(DESKTOP.end_maximise)
        elif not was_full:
            raise NotTried("the window was neither maximised nor full screen")
        self.settled(title, lambda w, h: abs(w - self.normal_size[0]) < 4 and abs(h - self.normal_size[1]) < 4, "the size as before")
        self.picture("normal")

    def kill(self):
        # The session is written within a second of each change.
        time.sleep(1.5)
        self.shell.kill()
        self.shell.check = lambda: None
        wait_until(lambda: not self.user.titles, "no window is left", seconds=10)

    def restart(self):
        def restored():
            return self.pages() == self.before
        try:
            wait_until(restored, "the windows and tabs as before", seconds=90)
        except AssertionError:
            raise AssertionError(f"the windows and tabs are {self.pages()}, not {self.before}") from None
        self.user.window(next(iter(w.name for w in self.user.windows if w.has("active")), self.title))
        self.picture("restored")

    @contextlib.contextmanager
    def session_manager(self):
        """The session manager, which GTK finds when the program starts."""
        process = subprocess.Popen(
            ["/usr/bin/python3", pathlib.Path(__file__).with_name("session_manager.py"), CLASS], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            # With a buffer, select() would not see the lines in it.
            bufsize=0)
        try:
            assert process.stdout.readline() == b"ready\n", "the session manager has not started"
            yield process
        finally:
            process.terminate()
            process.wait()

    def end_session(self, manager):
        wait_until(lambda: self.user.titles, "a window", seconds=60)
        def say():
            assert select.select([manager.stdout], [], [], 30)[0], "the program has not called the session manager in 30 seconds"
            return manager.stdout.readline().decode()

        call = say()
        assert call == "RegisterClient org.example.Workbench \n", f"the program has called: {call}"
        manager.stdin.write(b"end\n")
        # A page that has started meanwhile may say for a moment that it has something to save.
        while not (answer := say()).startswith("EndSessionResponse"):
            pass
        assert answer == "EndSessionResponse True \n", f"the program has answered: {answer}"
        code = self.shell.process.wait(timeout=20)
        assert code == 0, f"the shell has ended with {code}"
        self.shell.check = lambda: None

    def end(self):
        self.shell.terminate()
        self.shell.check = lambda: None


def main():
    if VARIANT.language or VARIANT.scale != 1:
        sys.exit("The tour reads English texts, and positions in pixels. For this variant, use: run --screens")
    # user.py asks the window manager which window is in front; a compositor's answer is its own window.
    display.ON_WAYLAND = DESKTOP.is_wayland or not DESKTOP.has_manager
    with tempfile.TemporaryDirectory(prefix="desktops-") as name, Home() as home:
        folder = pathlib.Path(name)
        (home.path / "config/gtk-4.0").mkdir()
        (home.path / "config/gtk-4.0/settings.ini").write_text("\n".join(["[Settings]", "gtk-cursor-blink=0", *VARIANT.settings, ""]))
        processes = []
        try:
            print(f"{NAME}: {DESKTOP.package} {DESKTOP.version}", flush=True)
            processes, variables = DESKTOP.start(folder)
            tour = Tour(folder)
            tour.variables = variables | VARIANT.variables
            time.sleep(1)
            with VARIANT.services():
                tour.run(home)
        except AssertionError as error:
            print(f"{NAME}: failed: {error}")
            for log in folder.glob("*.log"):
                print(log.name, log.read_text(errors="replace")[-2000:], sep=":\n", file=sys.stderr)
            return 1
        finally:
            for process in reversed(processes):
                process.terminate()
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(timeout=5)
                if process.poll() is None:
                    process.kill()
                    process.wait()
        return 1 if tour.failures else 0


if __name__ == "__main__":
    sys.exit(main())
