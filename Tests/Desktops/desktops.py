# SPDX-License-Identifier: MIT
"""The desktops of the tour: how each is started on a private X server, and how a user changes the size of a window there."""
import contextlib
import os
import pathlib
import pwd
import shutil
import subprocess
import sys
import time

WIDTH, HEIGHT = 1280, 800
# Dark, so that a window can be found in a picture.
BACKGROUND = "204060"

# A window manager below the compositors: one window without a frame, which fills the screen. It uses no keys itself.
HOST = """<?xml version="1.0"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew></focus>
  <applications>
    <application class="*" type="normal">
      <decor>no</decor><position force="yes"><x>0</x><y>0</y></position><focus>yes</focus><maximized>yes</maximized>
    </application>
  </applications>
</openbox_config>
"""


class Desktop:
    """A desktop on X11: the X server with a window manager, or without one."""
    is_wayland = False

    def __init__(self, package, *command, desktop="", **variables):
        self.package, self.command, self.desktop, self.variables = package, command, desktop, variables

    @property
    def programs(self):
        return ["Xvfb", "xdotool", "import", "xprop", "xsetroot", "openbox" if self.is_wayland else "wmctrl", *self.command[:1]]

    @property
    def missing(self):
        """What is not installed, as the end of a sentence; empty if nothing is missing."""
        for program in filter(None, self.programs):
            if not shutil.which(program):
                package = {"Xvfb": "xvfb", "import": "imagemagick", "xprop": "x11-utils", "xsetroot": "x11-xserver-utils", "openbox": "openbox"}.get(program, program)
                return f"{program} is not installed (package {self.package if program in self.command else package})"
        return ""

    @property
    def version(self):
        found = subprocess.run(["dpkg-query", "-W", "-f=${Version}", self.package], capture_output=True, text=True) if shutil.which(
            "dpkg-query") else None
        return found.stdout if found and found.returncode == 0 else "unknown version"

    @property
    def has_manager(self):
        return bool(self.command)

    def start(self, folder):
        """Starts the desktop and returns its processes and the variables of programs on it."""
        subprocess.run(["xsetroot", "-solid", f"#{BACKGROUND}"], check=True)
        processes = []
        if self.command:
            processes.append(run(self.command, folder, self.variables | {"XDG_CURRENT_DESKTOP": self.desktop}))
            until(has_manager, processes, "a window manager")
        return processes, {"XDG_CURRENT_DESKTOP": self.desktop} if self.desktop else {}

    @contextlib.contextmanager
    def running(self, folder):
        """Starts the desktop, which ends with the `with` statement. Its value has the variables of programs on it."""
        processes, variables = self.start(folder)
        try:
            yield variables
        finally:
            for process in processes:
                process.terminate()
                process.wait()

    # Each changes the state of the window in front, or returns why it cannot.

    def maximise(self):
        return self._state("add,maximized_vert,maximized_horz")

    def full_screen(self):
        return self._state("add,fullscreen")

    def end_full_screen(self):
        return self._state("remove,fullscreen")

    def end_maximise(self):
        return self._state("remove,maximized_vert,maximized_horz")

    def minimise(self):
        if not self.has_manager:
            return "without a window manager, nothing minimises a window"
        subprocess.run(["xdotool", "getactivewindow", "windowminimize"], check=True)
        return None

    def restore(self):
        """Shows the minimised window of the program."""
        subprocess.run(["wmctrl", "-x", "-a", "Workbench"], check=True)

    def _state(self, change):
        if not self.has_manager:
            return "without a window manager, nothing changes the size of a window"
        subprocess.run(["wmctrl", "-r", ":ACTIVE:", "-b", change], check=True)
        return None


class Compositor(Desktop):
    """A Wayland compositor in a window of the X server, which fills the screen."""
    is_wayland = True

    def __init__(self, package, *command, keys=(), as_nobody=False, files=None, **options):
        super().__init__(package, *command, **options)
        # The keys that maximise, and that toggle full screen; or the reason why there are none.
        self.keys, self.as_nobody, self.files = dict(keys), as_nobody, files or {}

    def start(self, folder):
        (folder / "host.xml").write_text(HOST)
        processes = [run(["openbox", "--config-file", str(folder / "host.xml")], folder, {})]
        until(has_manager, processes, "a window manager")
        runtime = folder / "compositor"
        runtime.mkdir(mode=0o700)
        for name, content in self.files.items():
            file = runtime / "config" / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(content.format(width=WIDTH, height=HEIGHT, background=BACKGROUND))
        command = list(self.command)
        # A program with a file capability cannot always be executed; its copy has none.
        if self.command[0] == "kwin_wayland":
            command[0] = str(runtime / "kwin_wayland")
            shutil.copyfile(shutil.which("kwin_wayland"), command[0])
            os.chmod(command[0], 0o755)
            if os.getuid() == 0:
                # With the permission for it, it takes a scheduling class before all other processes of the machine.
                command = ["setpriv", "--bounding-set=-sys_nice", "--inh-caps=-sys_nice", *command]
        words = {"config": runtime / "config", "width": WIDTH, "height": HEIGHT, "display": os.environ["DISPLAY"]}
        command = [word.format(**words) for word in command]
        if self.as_nobody and os.getuid() == 0:
            nobody = pwd.getpwnam("nobody")
            for path in [runtime, *runtime.rglob("*")]:
                os.chown(path, nobody.pw_uid, nobody.pw_gid)
            os.chmod(folder, 0o711)
            os.chmod(os.environ["XDG_RUNTIME_DIR"], 0o711)
            command = ["setpriv", f"--reuid={nobody.pw_uid}", f"--regid={nobody.pw_gid}", "--clear-groups", *command]
        before = set(runtime.iterdir())
        processes.append(run(command, folder, self.variables | {
            "HOME": str(runtime), "XDG_RUNTIME_DIR": str(runtime), "XDG_CONFIG_HOME": str(runtime / "config"),
            "XDG_CURRENT_DESKTOP": self.desktop, "SWAYSOCK": str(runtime / "sway")}))

        def socket():
            return next((path for path in runtime.glob("wayland-*") if path.is_socket() and path not in before), None)
        path = until(socket, processes, "a socket of the compositor")
        until(host_is_active, processes, "the window of the compositor in front")
        # The compositor knows where the pointer is when it enters.
        subprocess.run(["xdotool", "mousemove", "1", "1", "mousemove", "0", "0"], check=True)
        self.socket = runtime / "sway"
        variables = {"WAYLAND_DISPLAY": str(path), "GDK_BACKEND": "wayland"}
        return processes, variables | ({"XDG_CURRENT_DESKTOP": self.desktop} if self.desktop else {})

    def maximise(self):
        return self._press("maximise")

    def full_screen(self):
        return self._press("full screen")

    def end_full_screen(self):
        return self._press("full screen")

    def end_maximise(self):
        return self._press("end of maximise" if "end of maximise" in self.keys else "maximise")

    def minimise(self):
        return self._press("minimise")

    def restore(self):
        return self._press("restore")

    def _press(self, what):
        keys = self.keys.get(what, f"the compositor has no key for it: {what}")
        if callable(keys):
            return keys(self)
        if " " in keys:
            return keys
        subprocess.run(["xdotool", "key", "--clearmodifiers", "--delay", "100", keys], check=True)
        return None


def shortcut_of_kwin(name):
    def perform(_):
        subprocess.run(
            ["gdbus", "call", "--session", "--dest", "org.kde.kglobalaccel", "--object-path", "/component/kwin",
             "--method", "org.kde.kglobalaccel.Component.invokeShortcut", name], check=True, capture_output=True)
    return perform


def message_to_sway(*words):
    def perform(desktop):
        subprocess.run(["swaymsg", "--socket", str(desktop.socket), *words], check=True, capture_output=True)
    return perform


ALWAYS = "the compositor always shows one window, which fills the screen"
WLROOTS = {"WLR_BACKENDS": "x11", "LIBSEAT_BACKEND": "noop"}
PIXMAN = WLROOTS | {"WLR_RENDERER": "pixman"}
KEYS_OF_MUTTER = """[org/gnome/desktop/wm/keybindings]
maximize=['<Super>F9']
unmaximize=['<Super>F7']
toggle-fullscreen=['<Super>F11']
"""
# Without its notification that the user is root, and without the movement of windows that open.
QUIET_SHELL = """
[org/gnome/desktop/notifications]
show-banners=false
[org/gnome/desktop/interface]
enable-animations=false
"""
DESKTOPS = {
    "bare-x": Desktop("xvfb"),
    "openbox": Desktop("openbox", "openbox"),
    "xfwm4": Desktop("xfwm4", "xfwm4", desktop="XFCE"),
    "icewm": Desktop("icewm", "icewm", desktop="ICEWM"),
    "kwin-x11": Desktop("kwin-x11", "kwin_x11", desktop="KDE", QT_QPA_PLATFORM="xcb"),
    "kwin-wayland": Compositor(
        "kwin-wayland", "kwin_wayland", "--x11-display", "{display}", "--width", "{width}", "--height", "{height}", "--socket", "wayland-1",
        "--no-lockscreen", desktop="KDE", KWIN_COMPOSE="Q",
        keys={"maximise": shortcut_of_kwin("Window Maximize"), "full screen": shortcut_of_kwin("Window Fullscreen"),
              "minimise": shortcut_of_kwin("Window Minimize"), "restore": shortcut_of_kwin("Walk Through Windows")}),
    "mutter": Compositor(
        "mutter", "mutter", "--wayland", "--nested", "--no-x11", "--wayland-display", "wayland-1", "--sm-disable", desktop="GNOME",
        keys={"maximise": "super+F9", "end of maximise": "super+F7", "full screen": "super+F11",
              "minimise": "it shows no list of windows, so nothing would bring the window back"},
        files={"glib-2.0/settings/keyfile": KEYS_OF_MUTTER}, GSETTINGS_BACKEND="keyfile",
        MUTTER_DEBUG_DUMMY_MODE_SPECS=f"{WIDTH}x{HEIGHT}"),
    "gnome-shell": Compositor(
        "gnome-shell", "gnome-shell", "--wayland", "--nested", "--no-x11", "--wayland-display", "wayland-1", "--sm-disable", "--mode=user",
        desktop="GNOME", keys={"maximise": "super+F9", "end of maximise": "super+F7", "full screen": "super+F11",
                               "minimise": "the tour has no key that brings the window back"},
        files={"glib-2.0/settings/keyfile": KEYS_OF_MUTTER + QUIET_SHELL}, GSETTINGS_BACKEND="keyfile",
        MUTTER_DEBUG_DUMMY_MODE_SPECS=f"{WIDTH}x{HEIGHT}",
        # It asks for a system bus, and does without the services on it.
        DBUS_SYSTEM_BUS_ADDRESS=os.environ.get("DBUS_SESSION_BUS_ADDRESS", "")),
    "sway": Compositor(
        "sway", "sway", "--config", "{config}/sway", desktop="sway", as_nobody=True, **PIXMAN,
        keys={"maximise": "a tiled window fills the output already", "full screen": message_to_sway("fullscreen", "toggle"),
              "minimise": "it has no minimised windows"},
        files={"sway": "xwayland disable\nfocus_follows_mouse no\noutput X11-1 mode {width}x{height}\n"
                       "output * background #{background} solid_color\n"}),
    "weston": Compositor(
        "weston", "weston", "--backend=x11-backend.so", "--use-pixman", "--socket=wayland-1", "--idle-time=0", "--width={width}",
        "--height={height}", "--config={config}/weston.ini", keys={"maximise": "super+shift+m", "full screen": "super+shift+f"},
        files={"weston.ini": "[shell]\nbackground-color=0xff{background}\npanel-position=top\nanimation=none\nstartup-animation=none\n"}),
    "cage": Compositor(
        "cage", "cage", "--", "sleep", "infinity", as_nobody=True, keys={"maximise": ALWAYS, "full screen": ALWAYS, "minimise": ALWAYS}, **PIXMAN),
    "labwc": Compositor("labwc", "labwc", desktop="labwc", **PIXMAN),
}


def run(command, folder, variables):
    """Starts a process whose messages are in a file of the folder, and which ends with the tour. Its own windows are not in the accessibility tree."""
    with open(folder / f"{pathlib.Path(command[0]).name}.log", "wb") as log:
        return subprocess.Popen(
            ["setpriv", "--pdeathsig", "KILL", *command], env=os.environ | {"NO_AT_BRIDGE": "1"} | variables, stdout=log, stderr=log, stdin=subprocess.DEVNULL, cwd=folder)


def has_manager():
    found = subprocess.run(["xprop", "-root", "_NET_SUPPORTING_WM_CHECK"], capture_output=True, text=True)
    return "window id" in found.stdout


def host_is_active():
    """Whether the window manager has activated the window of the compositor. It asks for that if the window was there before it was ready."""
    if subprocess.run(["xdotool", "getactivewindow"], capture_output=True).returncode == 0:
        return True
    windows = subprocess.run(["xprop", "-root", "-notype", "_NET_CLIENT_LIST"], capture_output=True, text=True).stdout
    if "0x" in windows:
        subprocess.run(["xdotool", "windowactivate", "0x" + windows.split("0x")[-1].strip()], capture_output=True)
    return False


def until(condition, processes, what, seconds=30):
    deadline = time.monotonic() + seconds
    while not (found := condition()):
        for process in processes:
            assert process.poll() is None, f"{process.args[0]} has ended with {process.returncode}"
        assert time.monotonic() < deadline, f"{what}: did not happen in {seconds} seconds"
        time.sleep(0.05)
    return found


if __name__ == "__main__":
    if sys.argv[1:2] == ["--names"]:
        print("\n".join(DESKTOPS))
    elif sys.argv[1:2] == ["--missing"]:
        if sys.argv[2] not in DESKTOPS:
            sys.exit(f"There is no desktop “{sys.argv[2]}”. They are: {', '.join(DESKTOPS)}")
        print(DESKTOPS[sys.argv[2]].missing)
    else:
        for name, desktop in DESKTOPS.items():
            print(f"{name:14}{desktop.missing or f'{desktop.package} {desktop.version}'}")
