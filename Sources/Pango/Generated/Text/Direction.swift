// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoDirection`. <https://docs.gtk.org/Pango/enum.Direction.html>
public enum Direction: Int32, Enumeration, ValueConvertible {
    /// `PANGO_DIRECTION_LTR`.
    case ltr = 0
    /// `PANGO_DIRECTION_RTL`.
    case rtl = 1
    /// `PANGO_DIRECTION_TTB_LTR`.
    case ttbLtr = 2
    /// `PANGO_DIRECTION_TTB_RTL`.
    case ttbRtl = 3
    /// `PANGO_DIRECTION_WEAK_LTR`.
    case weakLtr = 4
    /// `PANGO_DIRECTION_WEAK_RTL`.
    case weakRtl = 5
    /// `PANGO_DIRECTION_NEUTRAL`.
    case neutral = 6
    public static var gtype: UInt { pango_direction_get_type() }
}
