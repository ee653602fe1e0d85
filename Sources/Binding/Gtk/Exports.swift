// SPDX-License-Identifier: MIT

// `import Gtk` imports the whole binding: a program names `Gio.File`, and uses the GObject members of a widget.
@_exported import Cairo
@_exported import GLib
@_exported import GObject
@_exported import Gdk
@_exported import GdkPixbuf
@_exported import Gio
@_exported import Graphene
@_exported import Gsk
@_exported import Pango
