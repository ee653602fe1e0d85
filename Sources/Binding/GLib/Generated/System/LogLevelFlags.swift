// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GLogLevelFlags`. <https://docs.gtk.org/glib/flags.LogLevelFlags.html>
public struct LogLevelFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_LOG_FLAG_RECURSION`.
    public static let flagRecursion = Self(rawValue: 1)
    /// `G_LOG_FLAG_FATAL`.
    public static let flagFatal = Self(rawValue: 2)
    /// `G_LOG_LEVEL_ERROR`.
    public static let levelError = Self(rawValue: 4)
    /// `G_LOG_LEVEL_CRITICAL`.
    public static let levelCritical = Self(rawValue: 8)
    /// `G_LOG_LEVEL_WARNING`.
    public static let levelWarning = Self(rawValue: 16)
    /// `G_LOG_LEVEL_MESSAGE`.
    public static let levelMessage = Self(rawValue: 32)
    /// `G_LOG_LEVEL_INFO`.
    public static let levelInfo = Self(rawValue: 64)
    /// `G_LOG_LEVEL_DEBUG`.
    public static let levelDebug = Self(rawValue: 128)
    /// `G_LOG_LEVEL_MASK`.
    public static let levelMask = Self(rawValue: 4294967292)
}
