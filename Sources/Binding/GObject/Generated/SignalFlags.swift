// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib

/// `GSignalFlags`. <https://docs.gtk.org/gobject/flags.SignalFlags.html>
public struct SignalFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_SIGNAL_RUN_FIRST`.
    public static let runFirst = Self(rawValue: 1)
    /// `G_SIGNAL_RUN_LAST`.
    public static let runLast = Self(rawValue: 2)
    /// `G_SIGNAL_RUN_CLEANUP`.
    public static let runCleanup = Self(rawValue: 4)
    /// `G_SIGNAL_NO_RECURSE`.
    public static let noRecurse = Self(rawValue: 8)
    /// `G_SIGNAL_DETAILED`.
    public static let detailed = Self(rawValue: 16)
    /// `G_SIGNAL_ACTION`.
    public static let action = Self(rawValue: 32)
    /// `G_SIGNAL_NO_HOOKS`.
    public static let noHooks = Self(rawValue: 64)
    /// `G_SIGNAL_MUST_COLLECT`.
    public static let mustCollect = Self(rawValue: 128)
    /// `G_SIGNAL_DEPRECATED`.
    public static let deprecated = Self(rawValue: 256)
    /// `G_SIGNAL_ACCUMULATOR_FIRST_RUN`.
    public static let accumulatorFirstRun = Self(rawValue: 131072)
}
