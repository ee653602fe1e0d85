// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `GdkPixbufError`. <https://docs.gtk.org/gdk-pixbuf/error.PixbufError.html>
public enum PixbufError: ErrorCode, ValueConvertible {
    /// `GDK_PIXBUF_ERROR_CORRUPT_IMAGE`.
    case corruptImage
    /// `GDK_PIXBUF_ERROR_INSUFFICIENT_MEMORY`.
    case insufficientMemory
    /// `GDK_PIXBUF_ERROR_BAD_OPTION`.
    case badOption
    /// `GDK_PIXBUF_ERROR_UNKNOWN_TYPE`.
    case unknownType
    /// `GDK_PIXBUF_ERROR_UNSUPPORTED_OPERATION`.
    case unsupportedOperation
    /// `GDK_PIXBUF_ERROR_FAILED`.
    case failed
    /// `GDK_PIXBUF_ERROR_INCOMPLETE_ANIMATION`.
    case incompleteAnimation
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .corruptImage
        case 1: self = .insufficientMemory
        case 2: self = .badOption
        case 3: self = .unknownType
        case 4: self = .unsupportedOperation
        case 5: self = .failed
        case 6: self = .incompleteAnimation
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .corruptImage: 0
        case .insufficientMemory: 1
        case .badOption: 2
        case .unknownType: 3
        case .unsupportedOperation: 4
        case .failed: 5
        case .incompleteAnimation: 6
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.corruptImage, .insufficientMemory, .badOption, .unknownType, .unsupportedOperation, .failed, .incompleteAnimation] }
    public static var gtype: UInt { gdk_pixbuf_error_get_type() }
    public static var domain: String { "gdk-pixbuf-error-quark" }
}
