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

/// `GtkRecentManagerError`. <https://docs.gtk.org/gtk4/error.RecentManagerError.html>
public enum RecentManagerError: ErrorCode, ValueConvertible {
    /// `GTK_RECENT_MANAGER_ERROR_NOT_FOUND`.
    case notFound
    /// `GTK_RECENT_MANAGER_ERROR_INVALID_URI`.
    case invalidUri
    /// `GTK_RECENT_MANAGER_ERROR_INVALID_ENCODING`.
    case invalidEncoding
    /// `GTK_RECENT_MANAGER_ERROR_NOT_REGISTERED`.
    case notRegistered
    /// `GTK_RECENT_MANAGER_ERROR_READ`.
    case read
    /// `GTK_RECENT_MANAGER_ERROR_WRITE`.
    case write
    /// `GTK_RECENT_MANAGER_ERROR_UNKNOWN`.
    case unknown
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .notFound
        case 1: self = .invalidUri
        case 2: self = .invalidEncoding
        case 3: self = .notRegistered
        case 4: self = .read
        case 5: self = .write
        case 6: self = .unknown
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .notFound: 0
        case .invalidUri: 1
        case .invalidEncoding: 2
        case .notRegistered: 3
        case .read: 4
        case .write: 5
        case .unknown: 6
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.notFound, .invalidUri, .invalidEncoding, .notRegistered, .read, .write, .unknown] }
    public static var gtype: UInt { gtk_recent_manager_error_get_type() }
    public static var domain: String { "gtk-recent-manager-error-quark" }
}
