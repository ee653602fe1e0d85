// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GIOCondition`. <https://docs.gtk.org/glib/flags.IOCondition.html>
public struct IOCondition: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_io_condition_get_type() }
    /// `G_IO_IN`.
    public static let `in` = Self(rawValue: 1)
    /// `G_IO_OUT`.
    public static let out = Self(rawValue: 4)
    /// `G_IO_PRI`.
    public static let pri = Self(rawValue: 2)
    /// `G_IO_ERR`.
    public static let err = Self(rawValue: 8)
    /// `G_IO_HUP`.
    public static let hup = Self(rawValue: 16)
    /// `G_IO_NVAL`.
    public static let nval = Self(rawValue: 32)
}
