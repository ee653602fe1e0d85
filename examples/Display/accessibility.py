# SPDX-License-Identifier: MIT
"""The accessibility tree of applications, as a screen reader reads it from the accessibility bus (AT-SPI)."""
import dbus
import dbus.bus

ACCESSIBLE = "org.a11y.atspi.Accessible"
ENDED = ["org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner"]
STATES = {"active": 1, "checked": 4, "focusable": 11, "focused": 12, "selected": 23, "sensitive": 24, "visible": 30}


class Node:
    """A control, a row, a window, or an application. Each property reads the current value from the bus."""

    def __init__(self, bus, name, path):
        self._bus, self._reference = bus, (str(name), str(path))
        self._object = bus.get_object(name, path, introspect=False)

    def __eq__(self, other):
        return self._reference == other._reference

    def __hash__(self):
        return hash(self._reference)

    def __repr__(self):
        return f"{self.role} “{self.name}”"

    def _call(self, interface, method, *arguments):
        return self._object.get_dbus_method(method, interface)(*arguments, timeout=10)

    @property
    def name(self):
        return str(self._call("org.freedesktop.DBus.Properties", "Get", ACCESSIBLE, "Name"))

    @property
    def role(self):
        role = str(self._call(ACCESSIBLE, "GetRoleName"))
        # The role of a button that stays pressed, from GTK 4.10 on.
        return "button" if role == "toggle button" else role

    @property
    def children(self):
        return [Node(self._bus, *reference) for reference in self._call(ACCESSIBLE, "GetChildren")]

    @property
    def focused(self):
        """The node that has the keyboard focus in this node's program, or None. It takes one D-Bus call, not one for each node."""
        cache = self._bus.get_object(self._reference[0], "/org/a11y/atspi/cache", introspect=False)
        items = cache.get_dbus_method("GetItems", "org.a11y.atspi.Cache")(timeout=10)
        bit = STATES["focused"]
        found = [item[0] for item in items if int(item[9][0]) >> bit & 1]
        return Node(self._bus, *found[-1]) if found else None

    @property
    def text(self):
        """The text of a field."""
        count = self._call("org.freedesktop.DBus.Properties", "Get", "org.a11y.atspi.Text", "CharacterCount")
        return str(self._call("org.a11y.atspi.Text", "GetText", 0, int(count)))

    @property
    def actions(self):
        """The names of the actions that a screen reader can perform on the node."""
        count = int(self._call("org.freedesktop.DBus.Properties", "Get", "org.a11y.atspi.Action", "NActions"))
        return [str(self._call("org.a11y.atspi.Action", "GetName", index)) for index in range(count)]

    def perform(self, action):
        """Performs an action, as a screen reader does, without keys and pointer."""
        self._call("org.a11y.atspi.Action", "DoAction", self.actions.index(action))

    @property
    def bounds(self):
        """Left, top, width and height in the window."""
        return tuple(map(int, self._call("org.a11y.atspi.Component", "GetExtents", dbus.UInt32(1))))

    def has(self, state):
        bit = STATES[state]
        return bool(self._call(ACCESSIBLE, "GetState")[bit // 32] >> bit % 32 & 1)

    def descendants(self):
        """All visible nodes below this node, in reading order."""
        for child in self.children:
            if child.has("visible"):
                yield child
                yield from child.descendants()


class AccessibilityBus:
    """The accessibility bus of the session, or of the session bus with an address."""

    def __init__(self, session=None):
        launcher = (dbus.bus.BusConnection(session) if session else dbus.SessionBus()).get_object("org.a11y.Bus", "/org/a11y/bus")
        self._bus = dbus.bus.BusConnection(launcher.GetAddress(dbus_interface="org.a11y.Bus"))

    @property
    def windows(self):
        """The windows of all programs that are on the bus."""
        registry = Node(self._bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        found = []
        for application in registry.children:
            try:
                found += application.children
            except dbus.DBusException as error:
                # A program that has ended while it was registered stays in the list.
                if error.get_dbus_name() not in ENDED:
                    raise
        return found
