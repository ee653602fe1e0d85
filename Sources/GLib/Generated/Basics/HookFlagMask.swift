// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GHookFlagMask`. <https://docs.gtk.org/glib/flags.HookFlagMask.html>
public struct HookFlagMask: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_HOOK_FLAG_ACTIVE`.
    public static let active = Self(rawValue: 1)
    /// `G_HOOK_FLAG_IN_CALL`.
    public static let inCall = Self(rawValue: 2)
    /// `G_HOOK_FLAG_MASK`.
    public static let mask = Self(rawValue: 15)
}
