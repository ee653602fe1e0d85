# SPDX-License-Identifier: MIT
"""The variants of the appearance: what a user chooses in the settings of the desktop, and how a program is told of it.

As a program, `variants.py SCHEME CONTRAST`, it is the settings portal of a desktop, on the session bus."""
import contextlib
import pathlib
import re
import subprocess
import sys

PORTAL = "org.freedesktop.portal.Desktop"
INTERFACES = """<node><interface name="org.freedesktop.portal.Settings">
<method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
<property name="version" type="u" access="read"/>
</interface><interface name="org.freedesktop.portal.Inhibit">
<method name="CreateMonitor"><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
<property name="version" type="u" access="read"/>
</interface></node>"""


class Variant:
    """`settings` are lines of GTK's settings.ini, `portal` the colour scheme and the contrast as the settings portal has them."""

    def __init__(self, portal=None, settings=(), scale=1, language="", **variables):
        self.portal, self.settings, self.scale, self.language, self.variables = portal, settings, scale, language, variables
        if language:
            self.variables |= {"LC_ALL": "C.UTF-8", "LANGUAGE": language}

    @contextlib.contextmanager
    def services(self):
        """Runs what tells programs of the variant."""
        if not self.portal:
            yield
            return
        process = subprocess.Popen([sys.executable, __file__, *map(str, self.portal)], stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout.readline() == "ready\n", "the settings portal has not started"
            yield
        finally:
            process.terminate()
            process.wait()


VARIANTS = {
    "light": Variant(),
    "dark": Variant(portal=(1, 0)),
    # Without a portal, as under sway and other compositors.
    "dark-settings": Variant(settings=["gtk-application-prefer-dark-theme=1"]),
    "contrast": Variant(portal=(2, 1)),
    "contrast-dark": Variant(portal=(1, 1)),
    "large-text": Variant(settings=[f"gtk-xft-dpi={96 * 1024 * 3 // 2}"]),
    "scale-2": Variant(scale=2, GDK_SCALE="2"),
    "german": Variant(language="de"),
    "arabic": Variant(language="ar"),
}


def manifest_names(language):
    """The names of the plugins of the examples in a language, by their English names."""
    found = {}
    for file in (pathlib.Path(__file__).resolve().parents[2] / "examples").glob("*/*.plugin"):
        lines = dict(re.findall(r"^(Name(?:\[\w+\])?)=(.*)$", file.read_text(), re.M))
        found[lines["Name"]] = lines.get(f"Name[{language}]", lines["Name"])
    return found


def main(scheme, contrast):
    from gi.repository import Gio, GLib
    values = {"color-scheme": GLib.Variant("u", scheme), "contrast": GLib.Variant("u", contrast)}

    def call(_, sender, path, interface, method, parameters, invocation):
        if method == "CreateMonitor":
            # GTK asks for it where there is a portal, to know of the end of the session.
            return invocation.return_value(GLib.Variant("(o)", (f"{path}/request/monitor",)))
        namespace, key = parameters.unpack()
        if namespace == "org.freedesktop.appearance" and key in values:
            # As the portals do: a variant in a variant.
            invocation.return_value(GLib.Variant("(v)", [GLib.Variant("v", values[key])]))
        else:
            invocation.return_dbus_error("org.freedesktop.portal.Error.NotFound", "Requested setting not found")

    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for interface in Gio.DBusNodeInfo.new_for_xml(INTERFACES).interfaces:
        bus.register_object("/org/freedesktop/portal/desktop", interface, call, lambda *_: GLib.Variant("u", 1), None)
    Gio.bus_own_name_on_connection(bus, PORTAL, 0, lambda *_: print("ready", flush=True), None)
    GLib.MainLoop().run()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
