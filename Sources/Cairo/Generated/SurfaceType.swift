// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import GLib
import GObject

/// `cairo_surface_type_t`.
public enum SurfaceType: Int32, Enumeration, ValueConvertible {
    /// `CAIRO_SURFACE_TYPE_IMAGE`.
    case image = 0
    /// `CAIRO_SURFACE_TYPE_PDF`.
    case pdf = 1
    /// `CAIRO_SURFACE_TYPE_PS`.
    case ps = 2
    /// `CAIRO_SURFACE_TYPE_XLIB`.
    case xlib = 3
    /// `CAIRO_SURFACE_TYPE_XCB`.
    case xcb = 4
    /// `CAIRO_SURFACE_TYPE_GLITZ`.
    case glitz = 5
    /// `CAIRO_SURFACE_TYPE_QUARTZ`.
    case quartz = 6
    /// `CAIRO_SURFACE_TYPE_WIN32`.
    case win32 = 7
    /// `CAIRO_SURFACE_TYPE_BEOS`.
    case beos = 8
    /// `CAIRO_SURFACE_TYPE_DIRECTFB`.
    case directfb = 9
    /// `CAIRO_SURFACE_TYPE_SVG`.
    case svg = 10
    /// `CAIRO_SURFACE_TYPE_OS2`.
    case os2 = 11
    /// `CAIRO_SURFACE_TYPE_WIN32_PRINTING`.
    case win32Printing = 12
    /// `CAIRO_SURFACE_TYPE_QUARTZ_IMAGE`.
    case quartzImage = 13
    /// `CAIRO_SURFACE_TYPE_SCRIPT`.
    case script = 14
    /// `CAIRO_SURFACE_TYPE_QT`.
    case qt = 15
    /// `CAIRO_SURFACE_TYPE_RECORDING`.
    case recording = 16
    /// `CAIRO_SURFACE_TYPE_VG`.
    case vg = 17
    /// `CAIRO_SURFACE_TYPE_GL`.
    case gl = 18
    /// `CAIRO_SURFACE_TYPE_DRM`.
    case drm = 19
    /// `CAIRO_SURFACE_TYPE_TEE`.
    case tee = 20
    /// `CAIRO_SURFACE_TYPE_XML`.
    case xml = 21
    /// `CAIRO_SURFACE_TYPE_SKIA`.
    case skia = 22
    /// `CAIRO_SURFACE_TYPE_SUBSURFACE`.
    case subsurface = 23
    /// `CAIRO_SURFACE_TYPE_COGL`.
    case cogl = 24
    public static var gtype: UInt { cairo_gobject_surface_type_get_type() }
}
