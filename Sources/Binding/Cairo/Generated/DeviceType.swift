// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `cairo_device_type_t`.
public enum DeviceType: Enumeration, ValueConvertible {
    /// `CAIRO_DEVICE_TYPE_DRM`.
    case drm
    /// `CAIRO_DEVICE_TYPE_GL`.
    case gl
    /// `CAIRO_DEVICE_TYPE_SCRIPT`.
    case script
    /// `CAIRO_DEVICE_TYPE_XCB`.
    case xcb
    /// `CAIRO_DEVICE_TYPE_XLIB`.
    case xlib
    /// `CAIRO_DEVICE_TYPE_XML`.
    case xml
    /// `CAIRO_DEVICE_TYPE_COGL`.
    case cogl
    /// `CAIRO_DEVICE_TYPE_WIN32`.
    case win32
    /// `CAIRO_DEVICE_TYPE_INVALID`.
    case invalid
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .drm
        case 1: self = .gl
        case 2: self = .script
        case 3: self = .xcb
        case 4: self = .xlib
        case 5: self = .xml
        case 6: self = .cogl
        case 7: self = .win32
        case -1: self = .invalid
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .drm: 0
        case .gl: 1
        case .script: 2
        case .xcb: 3
        case .xlib: 4
        case .xml: 5
        case .cogl: 6
        case .win32: 7
        case .invalid: -1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.drm, .gl, .script, .xcb, .xlib, .xml, .cogl, .win32, .invalid] }
    public static var gtype: UInt { cairo_gobject_device_type_get_type() }
}
