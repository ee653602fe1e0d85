// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkGLError`. <https://docs.gtk.org/gdk4/error.GLError.html>
public enum GLError: ErrorCode, ValueConvertible {
    /// `GDK_GL_ERROR_NOT_AVAILABLE`.
    case notAvailable
    /// `GDK_GL_ERROR_UNSUPPORTED_FORMAT`.
    case unsupportedFormat
    /// `GDK_GL_ERROR_UNSUPPORTED_PROFILE`.
    case unsupportedProfile
    /// `GDK_GL_ERROR_COMPILATION_FAILED`.
    case compilationFailed
    /// `GDK_GL_ERROR_LINK_FAILED`.
    case linkFailed
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .notAvailable
        case 1: self = .unsupportedFormat
        case 2: self = .unsupportedProfile
        case 3: self = .compilationFailed
        case 4: self = .linkFailed
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .notAvailable: 0
        case .unsupportedFormat: 1
        case .unsupportedProfile: 2
        case .compilationFailed: 3
        case .linkFailed: 4
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.notAvailable, .unsupportedFormat, .unsupportedProfile, .compilationFailed, .linkFailed] }
    public static var gtype: UInt { gdk_gl_error_get_type() }
    public static var domain: String { "gdk-gl-error-quark" }
}
