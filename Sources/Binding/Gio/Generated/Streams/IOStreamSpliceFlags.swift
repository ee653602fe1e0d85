// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GIOStreamSpliceFlags`. <https://docs.gtk.org/gio/flags.IOStreamSpliceFlags.html>
public struct IOStreamSpliceFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_io_stream_splice_flags_get_type() }
    /// `G_IO_STREAM_SPLICE_CLOSE_STREAM1`.
    public static let closeStream1 = Self(rawValue: 1)
    /// `G_IO_STREAM_SPLICE_CLOSE_STREAM2`.
    public static let closeStream2 = Self(rawValue: 2)
    /// `G_IO_STREAM_SPLICE_WAIT_FOR_BOTH`.
    public static let waitForBoth = Self(rawValue: 4)
}
