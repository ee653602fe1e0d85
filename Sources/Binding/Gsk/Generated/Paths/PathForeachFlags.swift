// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Pango

#if GTK_4_14
/// `GskPathForeachFlags`. <https://docs.gtk.org/gsk4/flags.PathForeachFlags.html>
public struct PathForeachFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gsk_path_foreach_flags_get_type() }
    /// `GSK_PATH_FOREACH_ALLOW_QUAD`.
    public static let quad = Self(rawValue: 1)
    /// `GSK_PATH_FOREACH_ALLOW_CUBIC`.
    public static let cubic = Self(rawValue: 2)
    /// `GSK_PATH_FOREACH_ALLOW_CONIC`.
    public static let conic = Self(rawValue: 4)
}
#endif
