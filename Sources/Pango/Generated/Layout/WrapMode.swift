// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoWrapMode`. <https://docs.gtk.org/Pango/enum.WrapMode.html>
public enum WrapMode: Int32, Enumeration, ValueConvertible {
    /// `PANGO_WRAP_WORD`.
    case word = 0
    /// `PANGO_WRAP_CHAR`.
    case char = 1
    /// `PANGO_WRAP_WORD_CHAR`.
    case wordChar = 2
    public static var gtype: UInt { pango_wrap_mode_get_type() }
}
