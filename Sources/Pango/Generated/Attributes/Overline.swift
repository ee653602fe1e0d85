// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoOverline`. <https://docs.gtk.org/Pango/enum.Overline.html>
public enum Overline: Int32, Enumeration, ValueConvertible {
    /// `PANGO_OVERLINE_NONE`.
    case none = 0
    /// `PANGO_OVERLINE_SINGLE`.
    case single = 1
    public static var gtype: UInt { pango_overline_get_type() }
}
