// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gio

/// `PangoTabAlign`. <https://docs.gtk.org/Pango/enum.TabAlign.html>
public enum TabAlign: Int32, Enumeration, ValueConvertible {
    /// `PANGO_TAB_LEFT`.
    case left = 0
    /// `PANGO_TAB_RIGHT`.
    case right = 1
    /// `PANGO_TAB_CENTER`.
    case center = 2
    /// `PANGO_TAB_DECIMAL`.
    case decimal = 3
    public static var gtype: UInt { pango_tab_align_get_type() }
}
