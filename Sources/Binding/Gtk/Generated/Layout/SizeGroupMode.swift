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
@_spi(Binding) import Gsk
@_spi(Binding) import Pango

/// `GtkSizeGroupMode`. <https://docs.gtk.org/gtk4/enum.SizeGroupMode.html>
public enum SizeGroupMode: Enumeration, ValueConvertible {
    /// `GTK_SIZE_GROUP_NONE`.
    case none
    /// `GTK_SIZE_GROUP_HORIZONTAL`.
    case horizontal
    /// `GTK_SIZE_GROUP_VERTICAL`.
    case vertical
    /// `GTK_SIZE_GROUP_BOTH`.
    case both
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .horizontal
        case 2: self = .vertical
        case 3: self = .both
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .horizontal: 1
        case .vertical: 2
        case .both: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .horizontal, .vertical, .both] }
    public static var gtype: UInt { gtk_size_group_mode_get_type() }
}
