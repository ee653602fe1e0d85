// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GAppInfoCreateFlags`. <https://docs.gtk.org/gio/flags.AppInfoCreateFlags.html>
public struct AppInfoCreateFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_app_info_create_flags_get_type() }
    /// `G_APP_INFO_CREATE_NEEDS_TERMINAL`.
    public static let needsTerminal = Self(rawValue: 1)
    /// `G_APP_INFO_CREATE_SUPPORTS_URIS`.
    public static let supportsUris = Self(rawValue: 2)
    /// `G_APP_INFO_CREATE_SUPPORTS_STARTUP_NOTIFICATION`.
    public static let supportsStartupNotification = Self(rawValue: 4)
}
