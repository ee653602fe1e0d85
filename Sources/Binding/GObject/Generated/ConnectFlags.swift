// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib

/// `GConnectFlags`. <https://docs.gtk.org/gobject/flags.ConnectFlags.html>
public struct ConnectFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_CONNECT_AFTER`.
    public static let after = Self(rawValue: 1)
    /// `G_CONNECT_SWAPPED`.
    public static let swapped = Self(rawValue: 2)
}
