// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject
import Gio

/// `GdkPixbufRotation`. <https://docs.gtk.org/gdk-pixbuf/enum.PixbufRotation.html>
public enum PixbufRotation: Int32, Enumeration, ValueConvertible {
    /// `GDK_PIXBUF_ROTATE_NONE`.
    case none = 0
    /// `GDK_PIXBUF_ROTATE_COUNTERCLOCKWISE`.
    case counterclockwise = 90
    /// `GDK_PIXBUF_ROTATE_UPSIDEDOWN`.
    case upsidedown = 180
    /// `GDK_PIXBUF_ROTATE_CLOCKWISE`.
    case clockwise = 270
    public static var gtype: UInt { gdk_pixbuf_rotation_get_type() }
}
