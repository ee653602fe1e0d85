// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GApplicationFlags`. <https://docs.gtk.org/gio/flags.ApplicationFlags.html>
public struct ApplicationFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_application_flags_get_type() }
    /// `G_APPLICATION_IS_SERVICE`.
    public static let isService = Self(rawValue: 1)
    /// `G_APPLICATION_IS_LAUNCHER`.
    public static let isLauncher = Self(rawValue: 2)
    /// `G_APPLICATION_HANDLES_OPEN`.
    public static let handlesOpen = Self(rawValue: 4)
    /// `G_APPLICATION_HANDLES_COMMAND_LINE`.
    public static let handlesCommandLine = Self(rawValue: 8)
    /// `G_APPLICATION_SEND_ENVIRONMENT`.
    public static let sendEnvironment = Self(rawValue: 16)
    /// `G_APPLICATION_NON_UNIQUE`.
    public static let nonUnique = Self(rawValue: 32)
    /// `G_APPLICATION_CAN_OVERRIDE_APP_ID`.
    public static let canOverrideAppId = Self(rawValue: 64)
    /// `G_APPLICATION_ALLOW_REPLACEMENT`.
    public static let allowReplacement = Self(rawValue: 128)
    /// `G_APPLICATION_REPLACE`.
    public static let replace = Self(rawValue: 256)
}
