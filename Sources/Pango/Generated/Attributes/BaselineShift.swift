// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoBaselineShift`. <https://docs.gtk.org/Pango/enum.BaselineShift.html>
public enum BaselineShift: Int32, Enumeration, ValueConvertible {
    /// `PANGO_BASELINE_SHIFT_NONE`.
    case none = 0
    /// `PANGO_BASELINE_SHIFT_SUPERSCRIPT`.
    case superscript = 1
    /// `PANGO_BASELINE_SHIFT_SUBSCRIPT`.
    case `subscript` = 2
    public static var gtype: UInt { pango_baseline_shift_get_type() }
}
