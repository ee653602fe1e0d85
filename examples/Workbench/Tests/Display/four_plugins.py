# SPDX-License-Identifier: MIT
"""A shell with four plugins of the tests."""
import os
import pathlib
import shutil
import subprocess
import unittest

import program
from user import wait_until

PROGRAM = pathlib.Path(os.environ["WORKBENCH"])
# The data folder of Packages after an earlier session in which it ran in the shell's process, if there was one.
IMPORTED = pathlib.Path(os.environ["IMPORTED_PACKAGES"]) / "packages"
# The library, and the group [Page …] of the manifest of a plugin that the tests use.
PLUGINS = {
    "contacts": ("ContactsPlugin", "Contacts"), "packages": ("PackagesPlugin", "Packages"),
    "faults": ("FaultPlugin", "Faults"), "layout": ("LayoutPlugin", "Layout"),
}


class ShellTestCase(unittest.TestCase):
    def start(self, process):
        """Starts the shell for `self.user` with four plugins, each in a process of its own or in the shell's."""
        home = program.make_home(self)
        folder = pathlib.Path(home) / "plugins"
        folder.mkdir(mode=0o755)
        for name, (library, title) in PLUGINS.items():
            shutil.copy(PROGRAM.parent / f"lib{library}.so", folder)
            (folder / f"{name}.plugin").write_text(
                f"[Plugin]\nId=org.example.{name}\nName={title}\nVersion=1.0\nLibrary=lib{library}.so\nProcess={process}\n"
                f"[Page {name}]\nTitle={title}\nIcon=text-x-generic\n[Permission data-folder]\n[Permission user-files]\n")
        self.packages = pathlib.Path(home) / "data/org.example.Workbench/plugin-data/org.example.packages"
        if process == "shell" and IMPORTED.exists():
            self.packages.parent.mkdir(mode=0o700, parents=True)
            shutil.copytree(IMPORTED, self.packages)
        folders = {f"XDG_{name}_HOME": f"{home}/{name.lower()}" for name in ["DATA", "CONFIG", "STATE", "CACHE"]}
        only = [argument for name in PLUGINS for argument in ["--only-plugin", f"org.example.{name}"]]
        self.process = subprocess.Popen(
            [PROGRAM, "--plugin-dir", folder, *only],
            env=os.environ | folders | {"HOME": home, "G_DEBUG": "fatal-warnings"})
        self.addCleanup(self.end, self.process)
        wait_until(lambda: self.user.titles, "a window", seconds=60)

    def end(self, process):
        if process.poll() is None:
            process.kill()
        process.wait()

    def hosts(self):
        """The processes of plugins that are children of the shell."""
        found = subprocess.run(["ps", "-o", "args=", "--ppid", str(self.process.pid)], capture_output=True, text=True)
        return [line for line in found.stdout.splitlines() if "rxshell-plugin-host" in line]
