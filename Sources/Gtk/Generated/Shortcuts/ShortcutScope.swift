// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Gsk
import Pango

/// `GtkShortcutScope`. <https://docs.gtk.org/gtk4/enum.ShortcutScope.html>
public enum ShortcutScope: Int32, Enumeration, ValueConvertible {
    /// `GTK_SHORTCUT_SCOPE_LOCAL`.
    case local = 0
    /// `GTK_SHORTCUT_SCOPE_MANAGED`.
    case managed = 1
    /// `GTK_SHORTCUT_SCOPE_GLOBAL`.
    case global = 2
    public static var gtype: UInt { gtk_shortcut_scope_get_type() }
}
