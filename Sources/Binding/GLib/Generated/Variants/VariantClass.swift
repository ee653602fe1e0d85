// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GVariantClass`. <https://docs.gtk.org/glib/enum.VariantClass.html>
public enum VariantClass: Enumeration {
    /// `G_VARIANT_CLASS_BOOLEAN`.
    case boolean
    /// `G_VARIANT_CLASS_BYTE`.
    case byte
    /// `G_VARIANT_CLASS_INT16`.
    case int16
    /// `G_VARIANT_CLASS_UINT16`.
    case uint16
    /// `G_VARIANT_CLASS_INT32`.
    case int32
    /// `G_VARIANT_CLASS_UINT32`.
    case uint32
    /// `G_VARIANT_CLASS_INT64`.
    case int64
    /// `G_VARIANT_CLASS_UINT64`.
    case uint64
    /// `G_VARIANT_CLASS_HANDLE`.
    case handle
    /// `G_VARIANT_CLASS_DOUBLE`.
    case double
    /// `G_VARIANT_CLASS_STRING`.
    case string
    /// `G_VARIANT_CLASS_OBJECT_PATH`.
    case objectPath
    /// `G_VARIANT_CLASS_SIGNATURE`.
    case signature
    /// `G_VARIANT_CLASS_VARIANT`.
    case variant
    /// `G_VARIANT_CLASS_MAYBE`.
    case maybe
    /// `G_VARIANT_CLASS_ARRAY`.
    case array
    /// `G_VARIANT_CLASS_TUPLE`.
    case tuple
    /// `G_VARIANT_CLASS_DICT_ENTRY`.
    case dictEntry
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 98: self = .boolean
        case 121: self = .byte
        case 110: self = .int16
        case 113: self = .uint16
        case 105: self = .int32
        case 117: self = .uint32
        case 120: self = .int64
        case 116: self = .uint64
        case 104: self = .handle
        case 100: self = .double
        case 115: self = .string
        case 111: self = .objectPath
        case 103: self = .signature
        case 118: self = .variant
        case 109: self = .maybe
        case 97: self = .array
        case 40: self = .tuple
        case 123: self = .dictEntry
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .boolean: 98
        case .byte: 121
        case .int16: 110
        case .uint16: 113
        case .int32: 105
        case .uint32: 117
        case .int64: 120
        case .uint64: 116
        case .handle: 104
        case .double: 100
        case .string: 115
        case .objectPath: 111
        case .signature: 103
        case .variant: 118
        case .maybe: 109
        case .array: 97
        case .tuple: 40
        case .dictEntry: 123
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.boolean, .byte, .int16, .uint16, .int32, .uint32, .int64, .uint64, .handle, .double, .string, .objectPath, .signature, .variant, .maybe, .array, .tuple, .dictEntry] }
}
