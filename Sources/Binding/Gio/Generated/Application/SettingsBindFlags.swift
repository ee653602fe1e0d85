// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSettingsBindFlags`. <https://docs.gtk.org/gio/flags.SettingsBindFlags.html>
public struct SettingsBindFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_settings_bind_flags_get_type() }
    /// `G_SETTINGS_BIND_GET`.
    public static let get = Self(rawValue: 1)
    /// `G_SETTINGS_BIND_SET`.
    public static let set = Self(rawValue: 2)
    /// `G_SETTINGS_BIND_NO_SENSITIVITY`.
    public static let noSensitivity = Self(rawValue: 4)
    /// `G_SETTINGS_BIND_GET_NO_CHANGES`.
    public static let getNoChanges = Self(rawValue: 8)
    /// `G_SETTINGS_BIND_INVERT_BOOLEAN`.
    public static let invertBoolean = Self(rawValue: 16)
}
