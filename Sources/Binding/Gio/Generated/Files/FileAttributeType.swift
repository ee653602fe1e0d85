// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFileAttributeType`. <https://docs.gtk.org/gio/enum.FileAttributeType.html>
public enum FileAttributeType: Enumeration, ValueConvertible {
    /// `G_FILE_ATTRIBUTE_TYPE_INVALID`.
    case invalid
    /// `G_FILE_ATTRIBUTE_TYPE_STRING`.
    case string
    /// `G_FILE_ATTRIBUTE_TYPE_BYTE_STRING`.
    case byteString
    /// `G_FILE_ATTRIBUTE_TYPE_BOOLEAN`.
    case boolean
    /// `G_FILE_ATTRIBUTE_TYPE_UINT32`.
    case uint32
    /// `G_FILE_ATTRIBUTE_TYPE_INT32`.
    case int32
    /// `G_FILE_ATTRIBUTE_TYPE_UINT64`.
    case uint64
    /// `G_FILE_ATTRIBUTE_TYPE_INT64`.
    case int64
    /// `G_FILE_ATTRIBUTE_TYPE_OBJECT`.
    case object
    /// `G_FILE_ATTRIBUTE_TYPE_STRINGV`.
    case stringv
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .invalid
        case 1: self = .string
        case 2: self = .byteString
        case 3: self = .boolean
        case 4: self = .uint32
        case 5: self = .int32
        case 6: self = .uint64
        case 7: self = .int64
        case 8: self = .object
        case 9: self = .stringv
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .invalid: 0
        case .string: 1
        case .byteString: 2
        case .boolean: 3
        case .uint32: 4
        case .int32: 5
        case .uint64: 6
        case .int64: 7
        case .object: 8
        case .stringv: 9
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.invalid, .string, .byteString, .boolean, .uint32, .int32, .uint64, .int64, .object, .stringv] }
    public static var gtype: UInt { g_file_attribute_type_get_type() }
}
