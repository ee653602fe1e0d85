// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFilesystemPreviewType`. <https://docs.gtk.org/gio/enum.FilesystemPreviewType.html>
public enum FilesystemPreviewType: Enumeration, ValueConvertible {
    /// `G_FILESYSTEM_PREVIEW_TYPE_IF_ALWAYS`.
    case ifAlways
    /// `G_FILESYSTEM_PREVIEW_TYPE_IF_LOCAL`.
    case ifLocal
    /// `G_FILESYSTEM_PREVIEW_TYPE_NEVER`.
    case never
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .ifAlways
        case 1: self = .ifLocal
        case 2: self = .never
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .ifAlways: 0
        case .ifLocal: 1
        case .never: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.ifAlways, .ifLocal, .never] }
    public static var gtype: UInt { g_filesystem_preview_type_get_type() }
}
