# SPDX-License-Identifier: MIT
"""Notifications of a plugin at the servers of the desktops: `notifications.py SERVER PROGRAM FOLDER`, on a private X server.

A notification is posted, replaced by an urgent one, and answered by its button. Pictures are taken. The plugin of the tests must be built: FaultPlugin."""
import contextlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

import dbus
import user as display
from desktops import DESKTOPS, run, until
from user import User, wait_until, xdotool
from workbench import Home, Workbench

NAME, PROGRAM, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
NOTIFICATIONS = "org.freedesktop.Notifications"
# The desktop, the command of the server, and the keys or the click that press the button of the notification.
SERVERS = {
    "dunst": ("openbox", ["dunst", "-conf", "{folder}/dunstrc"]),
    "xfce4-notifyd": ("xfwm4", ["/usr/lib/x86_64-linux-gnu/xfce4/notifyd/xfce4-notifyd"]),
    "mako": ("sway", ["mako", "--default-timeout", "0", "--font", "Sans 11"]),
    "gnome-shell": ("gnome-shell", None),
}
DUNST = """[global]
font = Sans 11
dmenu = /bin/false
mouse_left_click = do_action
"""


def write_plugin(folder):
    folder.mkdir(mode=0o755)
    shutil.copy(PROGRAM.parent / "libFaultPlugin.so", folder)
    (folder / "faults.plugin").write_text(
        "[Plugin]\nId=org.example.faults\nName=Faults\nVersion=1.0\nLibrary=libFaultPlugin.so\n"
        "[Page faults]\nTitle=Faults\nIcon=text-x-generic\n[Permission notifications]\n")


class Calls:
    """What the program and the server say to each other on the bus."""

    def __init__(self, folder):
        self.file = folder / "monitor.log"
        self.process = subprocess.Popen(
            ["dbus-monitor", "--session", f"interface='{NOTIFICATIONS}'"], stdout=open(self.file, "wb"), stderr=subprocess.DEVNULL)

    @property
    def lines(self):
        return re.findall(r"member=(\w+)", self.file.read_text(errors="replace"))

    def end(self):
        self.process.terminate()
        self.process.wait()


def picture(name):
    time.sleep(2)
    subprocess.run(["import", "-window", "root", FOLDER / f"{name}.png"], check=True)


def focus(user, role, name):
    """Moves the keyboard focus by keys, since a program on Wayland does not know where its window is."""
    for _ in range(40):
        if user.find("Faults 0", role, name).has_focus:
            return
        user.press("Faults 0", "Tab")
    raise AssertionError(f"no key reaches {role} “{name}”")


def remind(user, words):
    focus(user, "text box", "Text")
    user.press("Faults 0", "ctrl+a")
    user.type("Faults 0", f"remind {words}")
    focus(user, "button", "Try")
    user.press("Faults 0", "space")
    wait_until(lambda: "reminded" in user.names("Faults 0", "label"), "the notification is posted")


def trial(user, calls):
    user.window("Faults 0")
    user.find("Faults 0", "text box", "Text")
    remind(user, "normal Tea is ready")
    wait_until(lambda: calls.lines.count("Notify") == 1, "the server is called")
    picture("normal")
    remind(user, "urgent Tea is cold")
    wait_until(lambda: calls.lines.count("Notify") == 2, "the server is called again")
    picture("replaced")
    text = calls.file.read_text(errors="replace")
    numbers = re.findall(r'member=Notify\n\s+string ".*"\n\s+uint32 (\d+)', text)
    urgency = re.findall(r'"urgency"\s+\)?\s*variant\s+byte (\d+)', re.sub(r"\n\s+", " ", text))
    print(f"{NAME}: replaces {numbers}, urgency {urgency}", flush=True)
    # The server answers as for a click on the button.
    if NAME == "dunst":
        subprocess.run(["dunstctl", "action", "0"], check=True)
    elif NAME == "mako":
        shown = json.loads(subprocess.run(["makoctl", "list"], check=True, capture_output=True, text=True).stdout)
        # {"type": "aa{sv}", "data": [[{"actions": {"data": {KEY: TITLE}}, …}]]}
        actions = shown["data"][0][0]["actions"]["data"]
        subprocess.run(["makoctl", "invoke", next(key for key, title in actions.items() if title == "Later")], check=True)
    elif NAME == "xfce4-notifyd":
        # Its button is at the lower right corner.
        number = subprocess.run(["xdotool", "search", "--onlyvisible", "--class", "notifyd"], capture_output=True, text=True).stdout.split()[-1]
        place = dict(line.split("=") for line in xdotool("getwindowgeometry", "--shell", number).split())
        x, y = (int(place[a]) + int(place[b]) - c for a, b, c in [("X", "WIDTH", 50), ("Y", "HEIGHT", 25)])
        xdotool("mousemove", x, y, "click", 1)
    else:
        return
    time.sleep(2)
    print(f"{NAME}: {[line for line in calls.lines if line in ('ActionInvoked', 'NotificationClosed', 'CloseNotification')]}", flush=True)
    said = [name for name in user.names("Faults 0", "label") if name.startswith("answered")]
    print(f"{NAME}: the plugin says: {said}", flush=True)
    picture("answered")


def main():
    desktop, command = SERVERS[NAME]
    desktop = DESKTOPS[desktop]
    display.ON_WAYLAND = desktop.is_wayland
    with tempfile.TemporaryDirectory(prefix="notifications-") as name, Home() as home, contextlib.ExitStack() as stack:
        folder = pathlib.Path(name)
        (folder / "dunstrc").write_text(DUNST)
        write_plugin(folder / "plugins")
        processes, variables = desktop.start(folder)

        def end():
            for process in reversed(processes):
                process.terminate()
                process.wait()
        stack.callback(end)
        if command:
            processes.append(run([word.format(folder=folder) for word in command], folder, variables))
        until(lambda: dbus.SessionBus().name_has_owner(NOTIFICATIONS), processes, "a server of notifications")
        server = dbus.Interface(dbus.SessionBus().get_object(NOTIFICATIONS, "/org/freedesktop/Notifications"), NOTIFICATIONS)
        print(f"{NAME}: {' '.join(map(str, server.GetServerInformation()))}: {', '.join(map(str, server.GetCapabilities()))}", flush=True)
        calls = Calls(folder)
        stack.callback(calls.end)
        time.sleep(1)
        with Workbench(
                PROGRAM, home, "--plugin-dir", folder / "plugins", plugins=("faults",), **variables) as shell:
            trial(User(), calls)
            shell.check()


if __name__ == "__main__":
    main()
