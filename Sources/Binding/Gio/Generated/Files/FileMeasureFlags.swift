// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFileMeasureFlags`. <https://docs.gtk.org/gio/flags.FileMeasureFlags.html>
public struct FileMeasureFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { g_file_measure_flags_get_type() }
    /// `G_FILE_MEASURE_REPORT_ANY_ERROR`.
    public static let reportAnyError = Self(rawValue: 2)
    /// `G_FILE_MEASURE_APPARENT_SIZE`.
    public static let apparentSize = Self(rawValue: 4)
    /// `G_FILE_MEASURE_NO_XDEV`.
    public static let noXdev = Self(rawValue: 8)
}
