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

/// `GtkPackType`. <https://docs.gtk.org/gtk4/enum.PackType.html>
public enum PackType: Int32, Enumeration, ValueConvertible {
    /// `GTK_PACK_START`.
    case start = 0
    /// `GTK_PACK_END`.
    case end = 1
    public static var gtype: UInt { gtk_pack_type_get_type() }
}
