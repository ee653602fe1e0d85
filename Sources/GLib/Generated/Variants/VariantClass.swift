// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GVariantClass`. <https://docs.gtk.org/glib/enum.VariantClass.html>
public enum VariantClass: Int32, Enumeration {
    /// `G_VARIANT_CLASS_BOOLEAN`.
    case boolean = 98
    /// `G_VARIANT_CLASS_BYTE`.
    case byte = 121
    /// `G_VARIANT_CLASS_INT16`.
    case int16 = 110
    /// `G_VARIANT_CLASS_UINT16`.
    case uint16 = 113
    /// `G_VARIANT_CLASS_INT32`.
    case int32 = 105
    /// `G_VARIANT_CLASS_UINT32`.
    case uint32 = 117
    /// `G_VARIANT_CLASS_INT64`.
    case int64 = 120
    /// `G_VARIANT_CLASS_UINT64`.
    case uint64 = 116
    /// `G_VARIANT_CLASS_HANDLE`.
    case handle = 104
    /// `G_VARIANT_CLASS_DOUBLE`.
    case double = 100
    /// `G_VARIANT_CLASS_STRING`.
    case string = 115
    /// `G_VARIANT_CLASS_OBJECT_PATH`.
    case objectPath = 111
    /// `G_VARIANT_CLASS_SIGNATURE`.
    case signature = 103
    /// `G_VARIANT_CLASS_VARIANT`.
    case variant = 118
    /// `G_VARIANT_CLASS_MAYBE`.
    case maybe = 109
    /// `G_VARIANT_CLASS_ARRAY`.
    case array = 97
    /// `G_VARIANT_CLASS_TUPLE`.
    case tuple = 40
    /// `G_VARIANT_CLASS_DICT_ENTRY`.
    case dictEntry = 123
}
