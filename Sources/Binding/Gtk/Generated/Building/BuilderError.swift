// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkBuilderError`. <https://docs.gtk.org/gtk4/error.BuilderError.html>
public enum BuilderError: ErrorCode, ValueConvertible {
    /// `GTK_BUILDER_ERROR_INVALID_TYPE_FUNCTION`.
    case invalidTypeFunction
    /// `GTK_BUILDER_ERROR_UNHANDLED_TAG`.
    case unhandledTag
    /// `GTK_BUILDER_ERROR_MISSING_ATTRIBUTE`.
    case missingAttribute
    /// `GTK_BUILDER_ERROR_INVALID_ATTRIBUTE`.
    case invalidAttribute
    /// `GTK_BUILDER_ERROR_INVALID_TAG`.
    case invalidTag
    /// `GTK_BUILDER_ERROR_MISSING_PROPERTY_VALUE`.
    case missingPropertyValue
    /// `GTK_BUILDER_ERROR_INVALID_VALUE`.
    case invalidValue
    /// `GTK_BUILDER_ERROR_VERSION_MISMATCH`.
    case versionMismatch
    /// `GTK_BUILDER_ERROR_DUPLICATE_ID`.
    case duplicateId
    /// `GTK_BUILDER_ERROR_OBJECT_TYPE_REFUSED`.
    case objectTypeRefused
    /// `GTK_BUILDER_ERROR_TEMPLATE_MISMATCH`.
    case templateMismatch
    /// `GTK_BUILDER_ERROR_INVALID_PROPERTY`.
    case invalidProperty
    /// `GTK_BUILDER_ERROR_INVALID_SIGNAL`.
    case invalidSignal
    /// `GTK_BUILDER_ERROR_INVALID_ID`.
    case invalidId
    /// `GTK_BUILDER_ERROR_INVALID_FUNCTION`.
    case invalidFunction
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .invalidTypeFunction
        case 1: self = .unhandledTag
        case 2: self = .missingAttribute
        case 3: self = .invalidAttribute
        case 4: self = .invalidTag
        case 5: self = .missingPropertyValue
        case 6: self = .invalidValue
        case 7: self = .versionMismatch
        case 8: self = .duplicateId
        case 9: self = .objectTypeRefused
        case 10: self = .templateMismatch
        case 11: self = .invalidProperty
        case 12: self = .invalidSignal
        case 13: self = .invalidId
        case 14: self = .invalidFunction
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .invalidTypeFunction: 0
        case .unhandledTag: 1
        case .missingAttribute: 2
        case .invalidAttribute: 3
        case .invalidTag: 4
        case .missingPropertyValue: 5
        case .invalidValue: 6
        case .versionMismatch: 7
        case .duplicateId: 8
        case .objectTypeRefused: 9
        case .templateMismatch: 10
        case .invalidProperty: 11
        case .invalidSignal: 12
        case .invalidId: 13
        case .invalidFunction: 14
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.invalidTypeFunction, .unhandledTag, .missingAttribute, .invalidAttribute, .invalidTag, .missingPropertyValue, .invalidValue, .versionMismatch, .duplicateId, .objectTypeRefused, .templateMismatch, .invalidProperty, .invalidSignal, .invalidId, .invalidFunction] }
    public static var gtype: UInt { gtk_builder_error_get_type() }
    public static var domain: String { "gtk-builder-error-quark" }
}
