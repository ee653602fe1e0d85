# SPDX-License-Identifier: MIT
"""Two shells use one home folder, each on a session bus of its own."""
import contextlib
import os
import pathlib
import subprocess
import tempfile

from user import User, wait_until, xdotool
from workbench import PATIENCE, Home, Workbench

COUNT, SHORT = 6, 1
IS_ONE_TRIAL = False
# The beginning of what the second shell says.
SAYS = "This application is already running"
WITH_BUS = pathlib.Path(__file__).resolve().parents[2] / "meson-helper/with-bus"


def cannot_run():
    return None


@contextlib.contextmanager
def another_bus():
    """The address of a second session bus, with an accessibility bus of its own."""
    # The accessibility bus has its socket there.
    with tempfile.TemporaryDirectory(prefix="reliability-") as folder:
        process = subprocess.Popen(
            [WITH_BUS, "sh", "-c", 'echo "$DBUS_SESSION_BUS_ADDRESS"; exec cat'], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            env=os.environ | {"XDG_RUNTIME_DIR": folder})
        try:
            yield process.stdout.readline().strip()
        finally:
            process.stdin.close()
            process.wait()


def bring_to_front(shell):
    windows = xdotool("search", "--onlyvisible", "--pid", shell.process.pid).split()
    xdotool("windowactivate", "--sync", windows[-1])


def add(user, shell, item):
    """Adds an item. Returns whether it is in the list."""
    try:
        bring_to_front(shell)
        user.fill("Shopping", "New item", item)
        user.press("Shopping", "Return")
        wait_until(lambda: item in user.names("Shopping", "label"), f"{item} in the list", seconds=PATIENCE)
        return True
    except AssertionError as error:
        print(f"{item} was not accepted: {error}", flush=True)
        return False


def trial(program, random, _, seed):
    with Home() as home, another_bus() as address:
        one, other = User(), User(address)
        # Each program finds the accessibility bus by its session bus, and not by the display, which both share.
        subprocess.run(["xprop", "-root", "-remove", "AT_SPI_BUS"], check=True)
        accepted = []
        with Workbench(program, home, plugins=["shopping"]) as first:
            one.find("Shopping", "text box", "New item")
            with Workbench(program, home, plugins=["shopping"], DBUS_SESSION_BUS_ADDRESS=address) as second:
                # Until its page is shown, the window has the name of the application.
                wait_until(lambda: "Shopping" in other.titles, "the page of the second shell", seconds=60)
                wait_until(
                    lambda: any(name.startswith(SAYS) for name in other.names("Shopping", "label")),
                    "the second shell says that it saves nothing")
                for number in range(4):
                    user, shell = random.choice([(one, first), (other, second)])
                    if add(user, shell, f"item{number}") and shell is first:
                        accepted.append(f"item{number}")
                # The second shell would ask what to do with its items.
                for end in random.sample([first.terminate, second.kill], 2):
                    end()
        home.check()
        with Workbench(program, home, plugins=["shopping"]) as shell:
            one.find("Shopping", "text box", "New item")
            with contextlib.suppress(AssertionError):
                wait_until(lambda: set(accepted) <= set(one.names("Shopping", "label")), "all items", seconds=PATIENCE)
            lost = [item for item in accepted if item not in one.names("Shopping", "label")]
            assert not lost, f"{lost} of {accepted} are lost"
            shell.terminate()
