// SPDX-License-Identifier: MIT

// `import Gtk` brings all of the binding: a program names `Gio.File` and uses a widget's GObject members too.
@_exported import Cairo
@_exported import GLib
@_exported import GObject
@_exported import Gdk
@_exported import GdkPixbuf
@_exported import Gio
@_exported import Graphene
@_exported import Gsk
@_exported import Pango
