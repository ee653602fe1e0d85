// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GMainContextFlags`. <https://docs.gtk.org/glib/flags.MainContextFlags.html>
public struct MainContextFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_MAIN_CONTEXT_FLAGS_OWNERLESS_POLLING`.
    public static let ownerlessPolling = Self(rawValue: 1)
}
