# SPDX-License-Identifier: MIT
"""The application under test, installed in a temporary folder, with a home folder of its own."""
import contextlib
import os
import pathlib
import shutil
import signal
import subprocess
import sqlite3

import dbus

from user import wait_until

ID = "org.example.Contacts"
PREFIX = pathlib.Path(os.environ["CONTACTS_PREFIX"])


class Contacts:
    """A user of the application, with a home that is empty at first."""

    def __init__(self, home):
        self.home = pathlib.Path(home)
        self.environment = {
            "HOME": home, "XDG_DATA_HOME": f"{home}/data", "XDG_CONFIG_HOME": f"{home}/config",
            "XDG_STATE_HOME": f"{home}/state", "XDG_CACHE_HOME": f"{home}/cache",
        }
        self.process = None
        # Programs that the bus starts have the same home folder.
        self._bus.UpdateActivationEnvironment(self.environment)

    @property
    def _bus(self):
        return dbus.Interface(
            dbus.SessionBus().get_object("org.freedesktop.DBus", "/org/freedesktop/DBus"), "org.freedesktop.DBus")

    def run(self, *arguments):
        """Starts the program, as a terminal does."""
        return subprocess.Popen(
            [PREFIX / "bin/rxshell-contacts", *arguments], env=os.environ | self.environment)

    def start(self, *arguments):
        self.process = self.run(*arguments)

    def open_with(self, file):
        """Opens a file as a file manager does, with the command of the desktop file."""
        desktop_file = PREFIX / f"share/applications/{ID}.desktop"
        subprocess.run(["gio", "launch", desktop_file, file], check=True, env=os.environ | self.environment)

    def ask_to_open(self, file):
        """Opens a file by D-Bus activation, as some desktops do: the bus starts the program if it does not run."""
        self.ask_to_open_uri(file.as_uri())

    def ask_to_open_uri(self, uri):
        application = dbus.SessionBus().get_object(ID, "/" + ID.replace(".", "/"), introspect=False)
        application.Open(
            [uri], dbus.Dictionary(signature="sv"), dbus_interface="org.freedesktop.Application",
            ignore_reply=True)
        dbus.SessionBus().flush()

    @property
    def running(self):
        """The identifier of the process that owns the bus name of the application; None if there is none."""
        return int(self._bus.GetConnectionUnixProcessID(ID)) if self._bus.NameHasOwner(ID) else None

    def wait_for_end(self):
        """Waits until the program that was started has ended, and returns its exit code."""
        process, self.process = self.process, None
        return process.wait(timeout=30)

    def kill(self):
        """Kills the program, which has no time to save anything, as in a power failure."""
        self.process.send_signal(signal.SIGKILL)
        self.wait_for_end()
        wait_until(lambda: not self.running, "the bus name has no owner")

    def saved_names(self):
        """The names in the database, read without the application."""
        return set(self.saved_ids())

    def saved_ids(self):
        """The identifiers in the database, by the names."""
        database = self.home / "data" / ID / "contacts.sqlite"
        with contextlib.closing(sqlite3.connect(database)) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            return dict(connection.execute("SELECT name, id FROM contact"))

    def record(self):
        """The screens that are restored after a kill; empty before any are recorded."""
        file = self.home / "state" / ID / "navigation.json"
        return file.read_text() if file.exists() else ""

    def clean_up(self):
        if process := self.process:
            process.kill()
            process.wait()
        elif pid := self.running:
            os.kill(pid, signal.SIGKILL)
        wait_until(lambda: not self.running, "the application has ended")
        shutil.rmtree(self.home)
