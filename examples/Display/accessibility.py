# SPDX-License-Identifier: MIT
"""The accessibility tree of applications, as a screen reader reads it from the accessibility bus (AT-SPI)."""
import dbus
import dbus.bus

ACCESSIBLE = "org.a11y.atspi.Accessible"
COMPONENT = "org.a11y.atspi.Component"
ENDED = ["org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner"]
STATES = {"active": 1, "checked": 4, "focusable": 11, "focused": 12, "selected": 23, "sensitive": 24, "visible": 30}


def is_in(states, state):
    """Whether a state is in a set of states, which is two numbers of 32 bits."""
    bit = STATES[state]
    return bool(int(states[bit // 32]) >> bit % 32 & 1)


class Known:
    """What a program has said of a node: its name, whether it is visible, and whether it has children."""

    def __init__(self, name, is_visible, has_children):
        self.name, self.is_visible, self.has_children = name, is_visible, has_children


def reading_of(items):
    """What a program says of its nodes, by their paths. It says the parent of each node too, but not of those that nothing has read, and
    a page that is hidden has the place of the one that is shown: so the children of a node are asked for one by one."""
    return {
        str(reference[1]): Known(str(name), is_in(states, "visible"), count > 0)
        for reference, _, _, _, count, _, name, _, _, states in items}


class Node:
    """A control, a row, a window, or an application. Each property reads the current value from the bus, except that a node that `descendants`
    or `read` has found keeps its name and whether it is visible."""

    # A node never changes its role, and its path is never used again.
    _roles = {}

    def __init__(self, bus, name, path, reading=None):
        self._bus, self._reference = bus, (str(name), str(path))
        self._reading = reading or {}

    def __eq__(self, other):
        return self._reference == other._reference

    def __hash__(self):
        return hash(self._reference)

    def __repr__(self):
        return f"{self.role} “{self.name}”"

    def _call(self, interface, method, *arguments):
        node = self._bus.get_object(*self._reference, introspect=False)
        return node.get_dbus_method(method, interface)(*arguments, timeout=10)

    def read(self):
        """This node, below which all nodes know what they were at this moment. One call reads all that were seen before: without it, each
        property of each node takes a call."""
        return Node(self._bus, *self._reference, reading_of(self._items()))

    def _items(self):
        """What the node's program says of all nodes that were read before."""
        cache = self._bus.get_object(self._reference[0], "/org/a11y/atspi/cache", introspect=False)
        return cache.get_dbus_method("GetItems", "org.a11y.atspi.Cache")(timeout=10)

    @property
    def name(self):
        if known := self._reading.get(self._reference[1]):
            return known.name
        return str(self._call("org.freedesktop.DBus.Properties", "Get", ACCESSIBLE, "Name"))

    @property
    def role(self):
        if self._reference not in self._roles:
            role = str(self._call(ACCESSIBLE, "GetRoleName"))
            # The role of a button that stays pressed, from GTK 4.10 on.
            self._roles[self._reference] = "button" if role == "toggle button" else role
        return self._roles[self._reference]

    @property
    def children(self):
        known = self._reading.get(self._reference[1])
        references = [] if known and not known.has_children else self._call(ACCESSIBLE, "GetChildren")
        return [Node(self._bus, *reference, self._reading) for reference in references]

    @property
    def is_visible(self):
        known = self._reading.get(self._reference[1])
        return known.is_visible if known else self.has("visible")

    @property
    def focused(self):
        """The node that has the keyboard focus in this node's program, or None. It takes one D-Bus call, not one for each node."""
        found = [item[0] for item in self._items() if is_in(item[9], "focused")]
        return Node(self._bus, *found[-1]) if found else None

    @property
    def has_focus(self):
        """Whether this node or one below it has the keyboard focus: some fields have a node of their own for the text."""
        return self.has("focused") or any(child.has_focus for child in self.children)

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
        return tuple(map(int, self._call(COMPONENT, "GetExtents", dbus.UInt32(1))))

    def has(self, state):
        return is_in(self._call(ACCESSIBLE, "GetState"), state)

    def descendants(self):
        """All visible nodes below this node, in reading order."""
        def below(node):
            for child in node.children:
                if child.is_visible:
                    yield child
                    yield from below(child)
        yield from below(self.read())


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
