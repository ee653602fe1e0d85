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

/// `GtkSizeRequestMode`. <https://docs.gtk.org/gtk4/enum.SizeRequestMode.html>
public enum SizeRequestMode: Int32, Enumeration, ValueConvertible {
    /// `GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH`.
    case heightForWidth = 0
    /// `GTK_SIZE_REQUEST_WIDTH_FOR_HEIGHT`.
    case widthForHeight = 1
    /// `GTK_SIZE_REQUEST_CONSTANT_SIZE`.
    case constantSize = 2
    public static var gtype: UInt { gtk_size_request_mode_get_type() }
}
