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

/// `GtkIconSize`. <https://docs.gtk.org/gtk4/enum.IconSize.html>
public enum IconSize: Enumeration, ValueConvertible {
    /// `GTK_ICON_SIZE_INHERIT`.
    case inherit
    /// `GTK_ICON_SIZE_NORMAL`.
    case normal
    /// `GTK_ICON_SIZE_LARGE`.
    case large
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .inherit
        case 1: self = .normal
        case 2: self = .large
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .inherit: 0
        case .normal: 1
        case .large: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.inherit, .normal, .large] }
    public static var gtype: UInt { gtk_icon_size_get_type() }
}
