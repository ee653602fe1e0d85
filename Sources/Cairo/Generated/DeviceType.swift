// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_device_type_t`.
public enum DeviceType: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_DEVICE_TYPE_DRM`.
    case drm = 0
    /// `CAIRO_DEVICE_TYPE_GL`.
    case gl = 1
    /// `CAIRO_DEVICE_TYPE_SCRIPT`.
    case script = 2
    /// `CAIRO_DEVICE_TYPE_XCB`.
    case xcb = 3
    /// `CAIRO_DEVICE_TYPE_XLIB`.
    case xlib = 4
    /// `CAIRO_DEVICE_TYPE_XML`.
    case xml = 5
    /// `CAIRO_DEVICE_TYPE_COGL`.
    case cogl = 6
    /// `CAIRO_DEVICE_TYPE_WIN32`.
    case win32 = 7
    /// `CAIRO_DEVICE_TYPE_INVALID`.
    case invalid = -1
    public static var gtype: UInt { cairo_gobject_device_type_get_type() }
}
