// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import GdkPixbuf
import Gio
import Pango

/// `GdkKeyMatch`. <https://docs.gtk.org/gdk4/enum.KeyMatch.html>
public enum KeyMatch: Int32, Enumeration, ValueConvertible {
    /// `GDK_KEY_MATCH_NONE`.
    case none = 0
    /// `GDK_KEY_MATCH_PARTIAL`.
    case partial = 1
    /// `GDK_KEY_MATCH_EXACT`.
    case exact = 2
    public static var gtype: UInt { gdk_key_match_get_type() }
}
