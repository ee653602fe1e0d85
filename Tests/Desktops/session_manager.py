# SPDX-License-Identifier: MIT
"""The session manager of a desktop, on the session bus: GNOME's protocol, which GTK uses where the name is owned.

It prints a line for each call of the program whose application id is the argument. A line of its standard input ends the session: the program is
asked, and then told to end."""
import sys

from gi.repository import Gio, GLib

NAME, PATH = "org.gnome.SessionManager", "/org/gnome/SessionManager"
CLIENT = f"{PATH}/Client1"
INTERFACES = """<node><interface name="org.gnome.SessionManager">
<method name="RegisterClient"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="o" direction="out"/></method>
<method name="UnregisterClient"><arg type="o" direction="in"/></method>
<method name="Inhibit"><arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/><arg type="u" direction="in"/>
<arg type="u" direction="out"/></method>
<method name="Uninhibit"><arg type="u" direction="in"/></method>
</interface><interface name="org.gnome.SessionManager.ClientPrivate">
<method name="EndSessionResponse"><arg type="b" direction="in"/><arg type="s" direction="in"/></method>
<signal name="QueryEndSession"><arg type="u"/></signal><signal name="EndSession"><arg type="u"/></signal><signal name="Stop"/>
</interface></node>"""


def main():
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    client, answers = None, 0

    def say(*words):
        print(*words, flush=True)

    def emit(signal):
        bus.emit_signal(client, CLIENT, f"{NAME}.ClientPrivate", signal, None if signal == "Stop" else GLib.Variant("(u)", (0,)))

    def call(_, sender, path, interface, method, parameters, invocation):
        nonlocal client, answers
        results = {"RegisterClient": ("(o)", (CLIENT,)), "Inhibit": ("(u)", (1,))}
        invocation.return_value(GLib.Variant(*results[method]) if method in results else None)
        # The accessibility bus is a client, too.
        if method == "RegisterClient" and parameters.unpack()[0] == sys.argv[1]:
            client = sender
        if sender != client:
            return
        say(method, *parameters.unpack())
        if method == "EndSessionResponse":
            answers += 1
            emit("EndSession" if answers == 1 else "Stop")

    for interface, path in zip(Gio.DBusNodeInfo.new_for_xml(INTERFACES).interfaces, [PATH, CLIENT]):
        bus.register_object(path, interface, call, None, None)

    def read(*_):
        if not sys.stdin.readline():
            return False
        emit("QueryEndSession")
        return True

    GLib.io_add_watch(sys.stdin.fileno(), GLib.IO_IN | GLib.IO_HUP, read)
    Gio.bus_own_name_on_connection(bus, NAME, 0, lambda *_: say("ready"), None)
    GLib.MainLoop().run()


if __name__ == "__main__":
    main()
