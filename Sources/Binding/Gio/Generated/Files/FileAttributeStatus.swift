// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFileAttributeStatus`. <https://docs.gtk.org/gio/enum.FileAttributeStatus.html>
public enum FileAttributeStatus: Enumeration, ValueConvertible {
    /// `G_FILE_ATTRIBUTE_STATUS_UNSET`.
    case unset
    /// `G_FILE_ATTRIBUTE_STATUS_SET`.
    case set
    /// `G_FILE_ATTRIBUTE_STATUS_ERROR_SETTING`.
    case errorSetting
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unset
        case 1: self = .set
        case 2: self = .errorSetting
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .unset: 0
        case .set: 1
        case .errorSetting: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.unset, .set, .errorSetting] }
    public static var gtype: UInt { g_file_attribute_status_get_type() }
}
