# SPDX-License-Identifier: MIT
"""Starts the program under test, with a home folder of its own."""
import faulthandler
import os
import shutil
import subprocess
import tempfile
import time

# The programs of the test that is running, in the order in which they were started.
started = []


def make_home(test):
    """Creates an empty home folder, which is removed when the test ends, and returns its path."""
    home = tempfile.mkdtemp()
    test.addCleanup(remove, home)
    return home


def remove(folder):
    """Removes a home folder. A process that was killed, or that of a plugin, may still be in the middle of a write."""
    end = time.monotonic() + 30
    while True:
        try:
            return shutil.rmtree(folder)
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


def permit(home, application, *decisions):
    """Stores what a user has decided about the permissions of plugins: tuples of a plugin and a permission."""
    folder = os.path.join(home, "state", application, "plugins")
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "permissions"), "w") as file:
        file.writelines(f"{plugin}\t{permission}\tyes\n" for plugin, permission in decisions)


def start(test, program, home=None, stderr=None, arguments=(), **variables):
    """Starts a program whose XDG folders are in `home`. It is killed when the test ends."""
    home = home or make_home(test)
    # A test that hangs says where.
    faulthandler.dump_traceback_later(600, exit=True)
    folders = {f"XDG_{name}_HOME": f"{home}/{name.lower()}" for name in ["DATA", "CONFIG", "STATE", "CACHE"]}
    os.makedirs(folders["XDG_CACHE_HOME"], exist_ok=True)
    process = subprocess.Popen(
        [program, *arguments], stderr=stderr, env=os.environ | folders | {"HOME": home, "G_DEBUG": "fatal-warnings"} | variables)
    started.append(process)

    def end():
        started.remove(process)
        if process.poll() is None:
            process.kill()
        process.wait()
    test.addCleanup(end)
    return process


def report():
    """What a failure says about the programs of the test: whether they have ended, and where the threads of those that run are."""
    return "; ".join(map(_report, started)) or "no program was started"


def _report(process):
    name = f"{os.path.basename(process.args[0])} ({process.pid})"
    if process.poll() is not None:
        return f"{name} has ended with {process.returncode}"
    stacks = ""
    if shutil.which("gdb"):
        try:
            stacks = subprocess.run(
                ["gdb", "--batch", "--nx", "-p", str(process.pid), "-ex", "thread apply all backtrace 30"],
                capture_output=True, text=True, timeout=120).stdout
        except subprocess.TimeoutExpired:
            pass
    return f"{name} is running{os.linesep}{stacks}" if stacks else f"{name} is running"
