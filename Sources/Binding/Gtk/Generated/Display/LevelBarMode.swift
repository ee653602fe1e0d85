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

/// `GtkLevelBarMode`. <https://docs.gtk.org/gtk4/enum.LevelBarMode.html>
public enum LevelBarMode: Enumeration, ValueConvertible {
    /// `GTK_LEVEL_BAR_MODE_CONTINUOUS`.
    case continuous
    /// `GTK_LEVEL_BAR_MODE_DISCRETE`.
    case discrete
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .continuous
        case 1: self = .discrete
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .continuous: 0
        case .discrete: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.continuous, .discrete] }
    public static var gtype: UInt { gtk_level_bar_mode_get_type() }
}
