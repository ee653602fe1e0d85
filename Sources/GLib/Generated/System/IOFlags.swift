// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk

/// `GIOFlags`. <https://docs.gtk.org/glib/flags.IOFlags.html>
public struct IOFlags: Flags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// `G_IO_FLAG_APPEND`.
    public static let append = Self(rawValue: 1)
    /// `G_IO_FLAG_NONBLOCK`.
    public static let nonblock = Self(rawValue: 2)
    /// `G_IO_FLAG_IS_READABLE`.
    public static let isReadable = Self(rawValue: 4)
    /// `G_IO_FLAG_IS_WRITABLE`.
    public static let isWritable = Self(rawValue: 8)
    /// `G_IO_FLAG_IS_WRITEABLE`.
    public static let isWriteable = Self(rawValue: 8)
    /// `G_IO_FLAG_IS_SEEKABLE`.
    public static let isSeekable = Self(rawValue: 16)
    /// `G_IO_FLAG_MASK`.
    public static let mask = Self(rawValue: 31)
    /// `G_IO_FLAG_GET_MASK`.
    public static let getMask = Self(rawValue: 31)
    /// `G_IO_FLAG_SET_MASK`.
    public static let setMask = Self(rawValue: 3)
}
