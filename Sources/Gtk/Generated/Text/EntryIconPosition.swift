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

/// `GtkEntryIconPosition`. <https://docs.gtk.org/gtk4/enum.EntryIconPosition.html>
public enum EntryIconPosition: Int32, Enumeration, ValueConvertible {
    /// `GTK_ENTRY_ICON_PRIMARY`.
    case primary = 0
    /// `GTK_ENTRY_ICON_SECONDARY`.
    case secondary = 1
    public static var gtype: UInt { gtk_entry_icon_position_get_type() }
}
