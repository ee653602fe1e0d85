// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `cairo_surface_type_t`.
public enum SurfaceType: Enumeration, ValueConvertible {
    /// `CAIRO_SURFACE_TYPE_IMAGE`.
    case image
    /// `CAIRO_SURFACE_TYPE_PDF`.
    case pdf
    /// `CAIRO_SURFACE_TYPE_PS`.
    case ps
    /// `CAIRO_SURFACE_TYPE_XLIB`.
    case xlib
    /// `CAIRO_SURFACE_TYPE_XCB`.
    case xcb
    /// `CAIRO_SURFACE_TYPE_GLITZ`.
    case glitz
    /// `CAIRO_SURFACE_TYPE_QUARTZ`.
    case quartz
    /// `CAIRO_SURFACE_TYPE_WIN32`.
    case win32
    /// `CAIRO_SURFACE_TYPE_BEOS`.
    case beos
    /// `CAIRO_SURFACE_TYPE_DIRECTFB`.
    case directfb
    /// `CAIRO_SURFACE_TYPE_SVG`.
    case svg
    /// `CAIRO_SURFACE_TYPE_OS2`.
    case os2
    /// `CAIRO_SURFACE_TYPE_WIN32_PRINTING`.
    case win32Printing
    /// `CAIRO_SURFACE_TYPE_QUARTZ_IMAGE`.
    case quartzImage
    /// `CAIRO_SURFACE_TYPE_SCRIPT`.
    case script
    /// `CAIRO_SURFACE_TYPE_QT`.
    case qt
    /// `CAIRO_SURFACE_TYPE_RECORDING`.
    case recording
    /// `CAIRO_SURFACE_TYPE_VG`.
    case vg
    /// `CAIRO_SURFACE_TYPE_GL`.
    case gl
    /// `CAIRO_SURFACE_TYPE_DRM`.
    case drm
    /// `CAIRO_SURFACE_TYPE_TEE`.
    case tee
    /// `CAIRO_SURFACE_TYPE_XML`.
    case xml
    /// `CAIRO_SURFACE_TYPE_SKIA`.
    case skia
    /// `CAIRO_SURFACE_TYPE_SUBSURFACE`.
    case subsurface
    /// `CAIRO_SURFACE_TYPE_COGL`.
    case cogl
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .image
        case 1: self = .pdf
        case 2: self = .ps
        case 3: self = .xlib
        case 4: self = .xcb
        case 5: self = .glitz
        case 6: self = .quartz
        case 7: self = .win32
        case 8: self = .beos
        case 9: self = .directfb
        case 10: self = .svg
        case 11: self = .os2
        case 12: self = .win32Printing
        case 13: self = .quartzImage
        case 14: self = .script
        case 15: self = .qt
        case 16: self = .recording
        case 17: self = .vg
        case 18: self = .gl
        case 19: self = .drm
        case 20: self = .tee
        case 21: self = .xml
        case 22: self = .skia
        case 23: self = .subsurface
        case 24: self = .cogl
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .image: 0
        case .pdf: 1
        case .ps: 2
        case .xlib: 3
        case .xcb: 4
        case .glitz: 5
        case .quartz: 6
        case .win32: 7
        case .beos: 8
        case .directfb: 9
        case .svg: 10
        case .os2: 11
        case .win32Printing: 12
        case .quartzImage: 13
        case .script: 14
        case .qt: 15
        case .recording: 16
        case .vg: 17
        case .gl: 18
        case .drm: 19
        case .tee: 20
        case .xml: 21
        case .skia: 22
        case .subsurface: 23
        case .cogl: 24
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.image, .pdf, .ps, .xlib, .xcb, .glitz, .quartz, .win32, .beos, .directfb, .svg, .os2, .win32Printing, .quartzImage, .script, .qt, .recording, .vg, .gl, .drm, .tee, .xml, .skia, .subsurface, .cogl] }
    public static var gtype: UInt { cairo_gobject_surface_type_get_type() }
}
