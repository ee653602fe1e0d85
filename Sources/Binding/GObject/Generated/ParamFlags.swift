// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib

/// `GParamFlags`. <https://docs.gtk.org/gobject/flags.ParamFlags.html>
public struct ParamFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_PARAM_READABLE`.
    public static let readable = Self(rawValue: 1)
    /// `G_PARAM_WRITABLE`.
    public static let writable = Self(rawValue: 2)
    /// `G_PARAM_READWRITE`.
    public static let readwrite = Self(rawValue: 3)
    /// `G_PARAM_CONSTRUCT`.
    public static let construct = Self(rawValue: 4)
    /// `G_PARAM_CONSTRUCT_ONLY`.
    public static let constructOnly = Self(rawValue: 8)
    /// `G_PARAM_LAX_VALIDATION`.
    public static let laxValidation = Self(rawValue: 16)
    /// `G_PARAM_STATIC_NAME`.
    public static let staticName = Self(rawValue: 32)
    /// `G_PARAM_PRIVATE`.
    public static let `private` = Self(rawValue: 32)
    /// `G_PARAM_STATIC_NICK`.
    public static let staticNick = Self(rawValue: 64)
    /// `G_PARAM_STATIC_BLURB`.
    public static let staticBlurb = Self(rawValue: 128)
    /// `G_PARAM_EXPLICIT_NOTIFY`.
    public static let explicitNotify = Self(rawValue: 1073741824)
    /// `G_PARAM_DEPRECATED`.
    public static let deprecated = Self(rawValue: 2147483648)
}
