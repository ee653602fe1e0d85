// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GConverterResult`. <https://docs.gtk.org/gio/enum.ConverterResult.html>
public enum ConverterResult: Enumeration, ValueConvertible {
    /// `G_CONVERTER_ERROR`.
    case error
    /// `G_CONVERTER_CONVERTED`.
    case converted
    /// `G_CONVERTER_FINISHED`.
    case finished
    /// `G_CONVERTER_FLUSHED`.
    case flushed
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .error
        case 1: self = .converted
        case 2: self = .finished
        case 3: self = .flushed
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .error: 0
        case .converted: 1
        case .finished: 2
        case .flushed: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.error, .converted, .finished, .flushed] }
    public static var gtype: UInt { g_converter_result_get_type() }
}
