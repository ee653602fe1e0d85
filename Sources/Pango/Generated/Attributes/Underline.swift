// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoUnderline`. <https://docs.gtk.org/Pango/enum.Underline.html>
public enum Underline: Int32, Enumeration, ValueConvertible {
    /// `PANGO_UNDERLINE_NONE`.
    case none = 0
    /// `PANGO_UNDERLINE_SINGLE`.
    case single = 1
    /// `PANGO_UNDERLINE_DOUBLE`.
    case double = 2
    /// `PANGO_UNDERLINE_LOW`.
    case low = 3
    /// `PANGO_UNDERLINE_ERROR`.
    case error = 4
    /// `PANGO_UNDERLINE_SINGLE_LINE`.
    case singleLine = 5
    /// `PANGO_UNDERLINE_DOUBLE_LINE`.
    case doubleLine = 6
    /// `PANGO_UNDERLINE_ERROR_LINE`.
    case errorLine = 7
    public static var gtype: UInt { pango_underline_get_type() }
}
