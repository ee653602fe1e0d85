// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoAlignment`. <https://docs.gtk.org/Pango/enum.Alignment.html>
public enum Alignment: Int32, Enumeration, ValueConvertible {
    /// `PANGO_ALIGN_LEFT`.
    case left = 0
    /// `PANGO_ALIGN_CENTER`.
    case center = 1
    /// `PANGO_ALIGN_RIGHT`.
    case right = 2
    public static var gtype: UInt { pango_alignment_get_type() }
}
