# SPDX-License-Identifier: MIT
"""Finds what a screen reader could not read out."""
import re

from user import wait_until_empty

# The roles of nodes that need a name.
CONTROLS = {
    "button", "check box", "checkbox", "combo box", "image", "link", "menu item", "meter", "progress bar", "radio", "search box", "slider",
    "spin button", "switch", "tab", "text box", "toggle button"}
# GTK uses the name of the class if a widget has no name.
CLASS_NAME = re.compile(r"^(Gtk[A-Z]|RxShell_|Gdk[A-Z])")

SAID_TWICE = re.compile(r"^(.+) \1$")


def faults(nodes):
    """The errors of some nodes: what a screen reader could not read out."""
    for node in nodes:
        role, name = node.role, node.name
        if CLASS_NAME.match(name):
            yield f"{node} is called by its class"
        elif role == "widget" and node.has("focusable") and not name:
            yield f"{node} takes the keyboard focus, and has neither a role nor a name"
        elif role in CONTROLS and not name.strip():
            yield f"{node} has no name"
        elif SAID_TWICE.match(name):
            yield f"{node} says its name twice"


def check(user, window):
    """Fails if a screen reader could not read something in a window. Rows are filled after their page is shown."""
    wait_until_empty(lambda: faults(user.seen(window)), f"a screen reader reads everything in “{window}”")
