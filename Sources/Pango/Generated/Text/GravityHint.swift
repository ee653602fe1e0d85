// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoGravityHint`. <https://docs.gtk.org/Pango/enum.GravityHint.html>
public enum GravityHint: Int32, Enumeration, ValueConvertible {
    /// `PANGO_GRAVITY_HINT_NATURAL`.
    case natural = 0
    /// `PANGO_GRAVITY_HINT_STRONG`.
    case strong = 1
    /// `PANGO_GRAVITY_HINT_LINE`.
    case line = 2
    public static var gtype: UInt { pango_gravity_hint_get_type() }
}
