// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoEllipsizeMode`. <https://docs.gtk.org/Pango/enum.EllipsizeMode.html>
public enum EllipsizeMode: Int32, Enumeration, ValueConvertible {
    /// `PANGO_ELLIPSIZE_NONE`.
    case none = 0
    /// `PANGO_ELLIPSIZE_START`.
    case start = 1
    /// `PANGO_ELLIPSIZE_MIDDLE`.
    case middle = 2
    /// `PANGO_ELLIPSIZE_END`.
    case end = 3
    public static var gtype: UInt { pango_ellipsize_mode_get_type() }
}
