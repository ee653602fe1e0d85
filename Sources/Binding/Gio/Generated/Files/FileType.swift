// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFileType`. <https://docs.gtk.org/gio/enum.FileType.html>
public enum FileType: Enumeration, ValueConvertible {
    /// `G_FILE_TYPE_UNKNOWN`.
    case unknown
    /// `G_FILE_TYPE_REGULAR`.
    case regular
    /// `G_FILE_TYPE_DIRECTORY`.
    case directory
    /// `G_FILE_TYPE_SYMBOLIC_LINK`.
    case symbolicLink
    /// `G_FILE_TYPE_SPECIAL`.
    case special
    /// `G_FILE_TYPE_SHORTCUT`.
    case shortcut
    /// `G_FILE_TYPE_MOUNTABLE`.
    case mountable
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .unknown
        case 1: self = .regular
        case 2: self = .directory
        case 3: self = .symbolicLink
        case 4: self = .special
        case 5: self = .shortcut
        case 6: self = .mountable
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .unknown: 0
        case .regular: 1
        case .directory: 2
        case .symbolicLink: 3
        case .special: 4
        case .shortcut: 5
        case .mountable: 6
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.unknown, .regular, .directory, .symbolicLink, .special, .shortcut, .mountable] }
    public static var gtype: UInt { g_file_type_get_type() }
}
