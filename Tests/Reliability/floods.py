# SPDX-License-Identifier: MIT
"""A plugin sends too much of something, while the user types into the page of another plugin beside it.

Each key draws a frame, so the longest time of a key is also the longest gap between two frames."""
import contextlib
import shutil
import time

import dbus

from screen import Screen
from user import ANY, User, front_window, origin, wait_until, xdotool
from workbench import Home, Workbench, go_to, is_release, kill

FLOODS = [
    "labels", "texts", "nested", "images", "canvas", "dashes", "status", "badges", "settings", "actions", "work", "rows", "timers",
    "notifications", "warnings"]
COUNT, SHORT = len(FLOODS), 1
IS_ONE_TRIAL = False
KEYS = 60
# What the user sees of a release build: milliseconds of a key at the 95th percentile, of the longest one, and megabytes that stay.
PROMISED = 33, 100, 10
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


def library(program):
    path = program.parent / "libFaultPlugin.so"
    if not path.exists():
        raise SystemExit(
            f"floods: there is no {path}. Build it beside the program: swift build --package-path examples --scratch-path .build "
            f"--configuration {program.parent.name} --product FaultPlugin, with the options of the program.")
    return path


def trial(program, random, _, seed):
    flood = FLOODS[seed % len(FLOODS)]
    user = User()
    with Home() as home:
        folder = home.path / "plugins"
        folder.mkdir(mode=0o755)
        (folder / "fault.plugin").write_text(MANIFEST)
        shutil.copy(library(program), folder)
        settings = home.path / "config/gtk-4.0/settings.ini"
        settings.parent.mkdir()
        # The caret must not change the picture.
        settings.write_text("[Settings]\ngtk-cursor-blink=0\ngtk-enable-animations=0\n")
        with Workbench(program, home, "--plugin-dir", folder, plugins=("fault", "shopping")) as shell:
            go_to(user, "Faults 0", "Faults")
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
            # The pane is in front before the field is looked for. A flood may end the plugin, after which the other pane is the active one.
            field, = settled(user, ANY, "New item")
            xdotool("mousemove", field[0] + field[2] // 2, field[1] + field[3] // 2, "click", 1)
            # What the flood adds may move it, too, such as a bar below it.
            during = measure(settled(user, "Shopping", "New item")[0])
            flooded = shell.memory
            ends = not shell.plugins("libFaultPlugin.so")
            for pid in shell.plugins("libFaultPlugin.so"):
                kill(pid)
            time.sleep(5)
            memory_after = shell.memory
            shell.check()
            # Other programs may have begun to run during the flood.
            after = measure(settled(user, ANY, "New item")[0])
            print(f"{flood}: a key takes {figures(before)} before and {figures(during)} during the flood"
                  f"{', which ended the plugin' if ends else ''}; {flooded - memory:+d} MB then, {memory_after - memory:+d} MB afterwards",
                  flush=True)
            check(program, max(before, after, key=percentile), during, memory_after - memory)


def check(program, without, during, memory):
    """Compares with what is promised of a release build; a debug build only has to answer, which measure() asserts, and to free its
    memory. A machine on which other programs run gets as much more time as keys take without the flood, before or after it."""
    most, longest, megabytes = PROMISED
    if not is_release(program):
        assert memory <= megabytes * 3, f"{memory} MB stay"
        return
    slowness = max(1, percentile(without) / 10)
    assert percentile(during) <= most * slowness, f"keys take longer than {most * slowness:.0f} ms (95 %)"
    assert during[-1] <= longest * slowness * 2, f"a key takes longer than {longest * slowness * 2:.0f} ms"
    assert memory <= megabytes * (1 if slowness == 1 else 3), f"{memory} MB stay"


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
    for node in controls(user.window(title).read()):
        if (node.role, node.name) in [("text box", "New item"), ("text box", "Text"), ("button", "Try")]:
            x, y, width, height = node.bounds
            inside = (left + x + 4, top + y + 4, width - 8, height - 8)
            found[node.name] = inside if node.name == "New item" else (left + x + width // 2, top + y + height // 2)
    return [found[name] for name in names] if all(name in found for name in names) else None


def controls(node):
    """All visible nodes below a node, without the rows of lists: a flood inserts and removes them while they are read."""
    found = []
    for child in node.children:
        with contextlib.suppress(dbus.DBusException):
            if child.is_visible:
                found.append(child)
                if child.role not in ["list", "table", "tree"]:
                    found += controls(child)
    return found


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
            assert time.monotonic() - start < 30, f"key {number} is not on the screen after 30 seconds"
            time.sleep(0.001)
        times.append((time.monotonic() - start) * 1_000)
        time.sleep(0.03)
    screen.close()
    return sorted(times)


def percentile(times):
    """The 95th one."""
    return times[len(times) * 95 // 100]


def figures(times):
    return f"{times[len(times) // 2]:.0f} ms (95 %: {percentile(times):.0f} ms, longest {times[-1]:.0f} ms)"
