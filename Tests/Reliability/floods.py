# SPDX-License-Identifier: MIT
"""A plugin sends too much of something, while the user types into the page of another plugin beside it. Prints how long a key takes to the screen."""
import shutil
import time

from screen import Screen
from user import User, front_window, origin, wait_until, xdotool
from workbench import Home, Workbench, kill

FLOODS = ["labels", "texts", "images", "status", "badges", "settings", "actions", "work", "rows", "timers"]
COUNT, SHORT = len(FLOODS), 1
IS_ONE_TRIAL = False
KEYS = 60
MANIFEST = """[Plugin]
Id=org.example.fault
Name=Faults
Version=1.0
Library=libFaultPlugin.so
[Page faults]
Title=Faults
Icon=dialog-warning-symbolic
[Setting rows]
Title=Rows
Type=int
Default=1
Minimum=0
Maximum=100
"""


def cannot_run():
    return None


def trial(program, random, _, seed):
    flood = FLOODS[seed % len(FLOODS)]
    user = User()
    with Home() as home:
        folder = home.path / "plugins"
        folder.mkdir(mode=0o755)
        (folder / "fault.plugin").write_text(MANIFEST)
        shutil.copy(program.parent / "libFaultPlugin.so", folder)
        settings = home.path / "config/gtk-4.0/settings.ini"
        settings.parent.mkdir()
        # The caret must not change the picture.
        settings.write_text("[Settings]\ngtk-cursor-blink=0\ngtk-enable-animations=0\n")
        with Workbench(program, home, "--plugin-dir", folder, plugins=("fault", "shopping")) as shell:
            # Until a page is shown, the window has the name of the application.
            first = wait_until(
                lambda: next((title for title in user.titles if title in ("Faults 0", "Shopping")), None), "a page", seconds=60)
            if first == "Shopping":
                user.click(first, "label", "Faults")
            wait_until(lambda: "Faults 0" in user.titles, "the page of Faults", seconds=60)
            user.click("Faults 0", "label", "Shopping")
            user.press("Shopping", "ctrl+backslash")
            field, text = settled(user, "Shopping", "New item", "Text")
            memory = shell.memory
            before = measure(field)
            xdotool("mousemove", *text, "click", 1, "type", f"flood {flood}")
            # The page shows the words, which moves the buttons.
            user.find("Faults 0", "label", f"You wrote flood {flood}")
            button, = settled(user, "Faults 0", "Try")
            xdotool("mousemove", *button, "click", 1)
            time.sleep(1)
            # What the flood adds may move the field, such as a bar below it.
            during = measure(settled(user, "Faults 0", "New item")[0])
            ends = not shell.plugins("libFaultPlugin.so")
            for pid in shell.plugins("libFaultPlugin.so"):
                kill(pid)
            time.sleep(5)
            shell.check()
            print(f"{flood}: a key takes {figures(before)} before and {figures(during)} during the flood"
                  f"{', which ended the plugin' if ends else ''}; {shell.memory - memory:+d} MB afterwards", flush=True)


def settled(user, title, *names):
    """The places when they are the same half a second later: a page that opens moves them."""
    earlier = None

    def are_settled():
        nonlocal earlier
        time.sleep(0.5)
        found, before = places(user, title, *names), earlier
        earlier = found
        return found if found == before else None

    return wait_until(are_settled, f"{', '.join(names)} at its place", seconds=60)


def places(user, title, *names):
    """The centres of controls of Faults, or the area of the field of Shopping; None until all of them are there."""
    found = {}
    left, top = origin(front_window()[0])
    for node in user.seen(title):
        if (node.role, node.name) in [("text box", "New item"), ("text box", "Text"), ("button", "Try")]:
            x, y, width, height = node.bounds
            inside = (left + x + 4, top + y + 4, width - 8, height - 8)
            found[node.name] = inside if node.name == "New item" else (left + x + width // 2, top + y + height // 2)
    return [found[name] for name in names] if all(name in found for name in names) else None


def measure(area):
    """The times in milliseconds that keys take to the screen: until the picture of the field has changed."""
    left, top, width, height = area
    xdotool("mousemove", left + width // 2, top + height // 2, "click", 1)
    time.sleep(0.3)
    screen = Screen()
    times = []
    for number in range(KEYS):
        picture = screen.picture(*area)
        start = time.monotonic()
        screen.key("amz."[number % 4])
        while screen.picture(*area) == picture:
            if time.monotonic() - start > 28: __import__("subprocess").run(["import","-window","root",f"/tmp/flood.png"])
            assert time.monotonic() - start < 30, f"key {number} is not on the screen after 30 seconds"
            time.sleep(0.001)
        times.append((time.monotonic() - start) * 1_000)
        time.sleep(0.03)
    screen.close()
    return sorted(times)


def figures(times):
    return f"{times[len(times) // 2]:.0f} ms (95 %: {times[len(times) * 95 // 100]:.0f} ms, longest {times[-1]:.0f} ms)"
