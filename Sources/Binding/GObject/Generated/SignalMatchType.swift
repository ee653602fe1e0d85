// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib

/// `GSignalMatchType`. <https://docs.gtk.org/gobject/flags.SignalMatchType.html>
public struct SignalMatchType: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_SIGNAL_MATCH_ID`.
    public static let id = Self(rawValue: 1)
    /// `G_SIGNAL_MATCH_DETAIL`.
    public static let detail = Self(rawValue: 2)
    /// `G_SIGNAL_MATCH_CLOSURE`.
    public static let closure = Self(rawValue: 4)
    /// `G_SIGNAL_MATCH_FUNC`.
    public static let `func` = Self(rawValue: 8)
    /// `G_SIGNAL_MATCH_DATA`.
    public static let data = Self(rawValue: 16)
    /// `G_SIGNAL_MATCH_UNBLOCKED`.
    public static let unblocked = Self(rawValue: 32)
}
