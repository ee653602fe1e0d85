# SPDX-License-Identifier: MIT
"""There is no session bus, or it ends while the user types."""
import os
import signal

import dbus
import dbus.bus

import shells
from user import wait_until
from workbench import PATIENCE, Home, Workbench, type_blindly

COUNT, SHORT = 6, 2
IS_ONE_TRIAL = False


def cannot_run():
    return None


def trial(program, random, _, seed):
    with Home() as home:
        if seed % 2 == 0:
            with Workbench(program, home, DBUS_SESSION_BUS_ADDRESS="unix:path=/nonexistent", GTK_A11Y="none") as shell:
                type_blindly(shell, "Bus before")
                check(home, shell, "Bus before")
        else:
            with shells.another_bus() as address:
                with Workbench(program, home, DBUS_SESSION_BUS_ADDRESS=address, GTK_A11Y="none") as shell:
                    type_blindly(shell, "Bus before")
                    daemon = bus_daemon(address)
                    os.kill(daemon, signal.SIGKILL)
                    # GLib ends a program then, as the end of the session does: the screens are asked, and what was typed is saved.
                    assert shell.process.wait(timeout=PATIENCE) == 0, f"it has ended with {shell.process.returncode}: {shell.output[-3000:]}"
                    home.check()
                    assert any("Bus before" in note for note in home.notes()), f"the notes are {home.notes()}"


def bus_daemon(address):
    """The process of a bus."""
    bus = dbus.bus.BusConnection(address)
    pid = bus.call_blocking(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID", "s", ["org.freedesktop.DBus"])
    bus.close()
    return int(pid)


def check(home, shell, text):
    wait_until(lambda: any(text in note for note in home.notes()), f"{text!r} in the store, not {home.notes()}", seconds=PATIENCE)
    shell.check()
    shell.terminate()
    home.check()
