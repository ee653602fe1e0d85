// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GOutputStreamSpliceFlags`. <https://docs.gtk.org/gio/flags.OutputStreamSpliceFlags.html>
public struct OutputStreamSpliceFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_output_stream_splice_flags_get_type() }
    /// `G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE`.
    public static let closeSource = Self(rawValue: 1)
    /// `G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET`.
    public static let closeTarget = Self(rawValue: 2)
}
