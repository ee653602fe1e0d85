// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GAskPasswordFlags`. <https://docs.gtk.org/gio/flags.AskPasswordFlags.html>
public struct AskPasswordFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_ask_password_flags_get_type() }
    /// `G_ASK_PASSWORD_NEED_PASSWORD`.
    public static let needPassword = Self(rawValue: 1)
    /// `G_ASK_PASSWORD_NEED_USERNAME`.
    public static let needUsername = Self(rawValue: 2)
    /// `G_ASK_PASSWORD_NEED_DOMAIN`.
    public static let needDomain = Self(rawValue: 4)
    /// `G_ASK_PASSWORD_SAVING_SUPPORTED`.
    public static let savingSupported = Self(rawValue: 8)
    /// `G_ASK_PASSWORD_ANONYMOUS_SUPPORTED`.
    public static let anonymousSupported = Self(rawValue: 16)
    /// `G_ASK_PASSWORD_TCRYPT`.
    public static let tcrypt = Self(rawValue: 32)
}
