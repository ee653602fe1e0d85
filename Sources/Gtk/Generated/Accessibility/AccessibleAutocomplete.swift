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

/// `GtkAccessibleAutocomplete`. <https://docs.gtk.org/gtk4/enum.AccessibleAutocomplete.html>
public enum AccessibleAutocomplete: Int32, Enumeration, ValueConvertible {
    /// `GTK_ACCESSIBLE_AUTOCOMPLETE_NONE`.
    case none = 0
    /// `GTK_ACCESSIBLE_AUTOCOMPLETE_INLINE`.
    case inline = 1
    /// `GTK_ACCESSIBLE_AUTOCOMPLETE_LIST`.
    case list = 2
    /// `GTK_ACCESSIBLE_AUTOCOMPLETE_BOTH`.
    case both = 3
    public static var gtype: UInt { gtk_accessible_autocomplete_get_type() }
}
