// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import GdkPixbuf
import Gio
import Pango

/// `GdkSubpixelLayout`. <https://docs.gtk.org/gdk4/enum.SubpixelLayout.html>
public enum SubpixelLayout: Int32, Enumeration, ValueConvertible {
    /// `GDK_SUBPIXEL_LAYOUT_UNKNOWN`.
    case unknown = 0
    /// `GDK_SUBPIXEL_LAYOUT_NONE`.
    case none = 1
    /// `GDK_SUBPIXEL_LAYOUT_HORIZONTAL_RGB`.
    case horizontalRgb = 2
    /// `GDK_SUBPIXEL_LAYOUT_HORIZONTAL_BGR`.
    case horizontalBgr = 3
    /// `GDK_SUBPIXEL_LAYOUT_VERTICAL_RGB`.
    case verticalRgb = 4
    /// `GDK_SUBPIXEL_LAYOUT_VERTICAL_BGR`.
    case verticalBgr = 5
    public static var gtype: UInt { gdk_subpixel_layout_get_type() }
}
