// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `PangoShowFlags`. <https://docs.gtk.org/Pango/flags.ShowFlags.html>
public struct ShowFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { pango_show_flags_get_type() }
    /// `PANGO_SHOW_SPACES`.
    public static let spaces = Self(rawValue: 1)
    /// `PANGO_SHOW_LINE_BREAKS`.
    public static let lineBreaks = Self(rawValue: 2)
    /// `PANGO_SHOW_IGNORABLES`.
    public static let ignorables = Self(rawValue: 4)
}
