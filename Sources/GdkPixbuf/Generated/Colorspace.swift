// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject
import Gio

/// `GdkColorspace`. <https://docs.gtk.org/gdk-pixbuf/enum.Colorspace.html>
public enum Colorspace: Int32, Enumeration, ValueConvertible {
    /// `GDK_COLORSPACE_RGB`.
    case rgb = 0
    public static var gtype: UInt { gdk_colorspace_get_type() }
}
