// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GIOModuleScopeFlags`. <https://docs.gtk.org/gio/enum.IOModuleScopeFlags.html>
public enum IOModuleScopeFlags: Enumeration, ValueConvertible {
    /// `G_IO_MODULE_SCOPE_NONE`.
    case none
    /// `G_IO_MODULE_SCOPE_BLOCK_DUPLICATES`.
    case blockDuplicates
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .blockDuplicates
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .blockDuplicates: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .blockDuplicates] }
    public static var gtype: UInt { g_io_module_scope_flags_get_type() }
}
