# SPDX-License-Identifier: MIT
"""The status item of Processes in the tray of a desktop: `tray.py waybar|xfce4-panel PROGRAM FOLDER`, on a private X server.

The item appears, a click shows the window that was closed, its menu is shown, and an entry of the menu ends the program. Pictures are taken."""
import contextlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import dbus
import user as display
from desktops import DESKTOPS, run, until
from user import User, wait_until, xdotool
from workbench import Home

NAME, PROGRAM, FOLDER = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
WATCHER = "org.kde.StatusNotifierWatcher"
# The height of both trays, at the top of the screen.
HEIGHT = 32


def waybar(folder, variables):
    (folder / "waybar.json").write_text(json.dumps({"height": HEIGHT, "modules-right": ["tray"], "tray": {"icon-size": 20}}))
    (folder / "waybar.css").write_text("window { background: #f0f0f0; } #tray { padding: 0 8px; }")
    return [run(["waybar", "-c", str(folder / "waybar.json"), "-s", str(folder / "waybar.css")], folder, variables)]


def xfce4_panel(folder, variables):
    panel = [
        ("/panels", "int", ["1"], True), ("/panels/panel-1/plugin-ids", "int", ["1"], True), ("/panels/panel-1/size", "uint", [HEIGHT], False),
        ("/panels/panel-1/length", "uint", ["100"], False), ("/panels/panel-1/position-locked", "bool", ["true"], False),
        ("/panels/panel-1/position", "string", ["p=6;x=0;y=0"], False),
        ("/plugins/plugin-1", "string", ["systray"], False), ("/plugins/plugin-1/square-icons", "bool", ["true"], False)]
    for name, type, values, is_list in panel:
        command = ["xfconf-query", "-c", "xfce4-panel", "-p", name, "-n", *(["-a"] if is_list else [])]
        for value in values:
            command += ["-t", type, "-s", str(value)]
        subprocess.run(command, check=True, env=os.environ | variables)
    return [run(["xfce4-panel", "--disable-wm-check"], folder, variables)]


TRAYS = {"waybar": ("sway", waybar), "xfce4-panel": ("xfwm4", xfce4_panel)}


def properties(name, path, interface):
    return dbus.Interface(dbus.SessionBus().get_object(name, path), "org.freedesktop.DBus.Properties"), interface


def items():
    """The names on the bus of the items that the tray knows."""
    try:
        found, interface = properties(WATCHER, "/StatusNotifierWatcher", WATCHER)
        return [str(item) for item in found.Get(interface, "RegisteredStatusNotifierItems")]
    except dbus.DBusException:
        return []


def picture(name):
    time.sleep(1.5)
    subprocess.run(["import", "-window", "root", FOLDER / f"{name}.png"], check=True)


def place():
    """The place of the icon in the tray: what is not the tray's background."""
    picture("tray")
    found = subprocess.run(
        ["convert", FOLDER / "tray.png", "-crop", f"1280x{HEIGHT - 4}+0+2", "+repage", "-fuzz", "12%", "-trim", "-format", "%w %h %X %Y", "info:"],
        check=True, capture_output=True, text=True).stdout
    w, h, x, y = map(int, found.split())
    return x + w // 2, y + h // 2 + 2, w


def trial(user, program, environment):
    item = wait_until(items, "the item is registered", seconds=30)[0]
    found, interface = properties(item.split("/")[0], "/StatusNotifierItem", "org.kde.StatusNotifierItem")
    values = found.GetAll(interface)
    print(f"{NAME}: registered: {values['Title']}, icon {values['IconName']}, {values['Status']}, tooltip: {values['ToolTip'][3]}", flush=True)
    x, y, width = place()
    assert width < 100, f"the tray shows something else than an icon: it is {width} pixels wide"
    user.window("Processes")
    subprocess.run(["swaymsg", "--socket", environment["SWAY"], "kill"] if "SWAY" in environment else ["wmctrl", "-c", ":ACTIVE:"], check=True)
    wait_until(lambda: "Processes" not in user.titles, "the window is closed")
    assert program.poll() is None, "the program has ended with its window"
    xdotool("mousemove", x, y, "sleep", 0.3, "click", 1)
    wait_until(lambda: "Processes" in user.titles, "a click on the icon shows the window")
    print(f"{NAME}: a click on the icon shows the window that was closed", flush=True)
    xdotool("mousemove", x, y, "sleep", 1, "click", 3)
    picture("menu")
    # The last entry of the menu. The menu of waybar gets no keys.
    if NAME == "waybar":
        xdotool("mousemove", x - 90, y + 30, "sleep", 0.5, "mousemove", x - 100, y + 45, "sleep", 1, "mousedown", 1, "sleep", 0.2, "mouseup", 1)
    else:
        xdotool("key", "Up", "sleep", 0.3, "key", "Return")
    try:
        code = program.wait(timeout=10)
    except subprocess.TimeoutExpired:
        raise AssertionError("the entry “Quit” of the menu has not ended the program") from None
    assert code == 0, f"the program has ended with {code}"
    wait_until(lambda: not items(), "the item is removed")
    print(f"{NAME}: “Quit” in the menu has ended the program, and the icon is gone", flush=True)


def main():
    desktop, start = TRAYS[NAME]
    desktop = DESKTOPS[desktop]
    display.ON_WAYLAND = desktop.is_wayland
    with tempfile.TemporaryDirectory(prefix="tray-") as name, Home() as home, contextlib.ExitStack() as stack:
        folder = pathlib.Path(name)
        processes, variables = desktop.start(folder)

        def end():
            for process in reversed(processes):
                process.terminate()
                process.wait()
        stack.callback(end)
        processes += start(folder, variables)
        until(lambda: dbus.SessionBus().name_has_owner(WATCHER), processes, "a tray")
        with open(folder / "program.log", "wb") as log:
            program = subprocess.Popen([PROGRAM], env=home.environment | variables, stdout=log, stderr=log)
        stack.callback(lambda: (program.kill(), program.wait()))
        try:
            trial(User(), program, {"SWAY": str(desktop.socket)} if desktop.is_wayland else {})
        finally:
            print((folder / "program.log").read_text(), file=sys.stderr)


if __name__ == "__main__":
    main()
