// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GOptionArg`. <https://docs.gtk.org/glib/enum.OptionArg.html>
public enum OptionArg: Enumeration {
    /// `G_OPTION_ARG_NONE`.
    case none
    /// `G_OPTION_ARG_STRING`.
    case string
    /// `G_OPTION_ARG_INT`.
    case int
    /// `G_OPTION_ARG_CALLBACK`.
    case callback
    /// `G_OPTION_ARG_FILENAME`.
    case filename
    /// `G_OPTION_ARG_STRING_ARRAY`.
    case stringArray
    /// `G_OPTION_ARG_FILENAME_ARRAY`.
    case filenameArray
    /// `G_OPTION_ARG_DOUBLE`.
    case double
    /// `G_OPTION_ARG_INT64`.
    case int64
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .string
        case 2: self = .int
        case 3: self = .callback
        case 4: self = .filename
        case 5: self = .stringArray
        case 6: self = .filenameArray
        case 7: self = .double
        case 8: self = .int64
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .string: 1
        case .int: 2
        case .callback: 3
        case .filename: 4
        case .stringArray: 5
        case .filenameArray: 6
        case .double: 7
        case .int64: 8
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .string, .int, .callback, .filename, .stringArray, .filenameArray, .double, .int64] }
}
