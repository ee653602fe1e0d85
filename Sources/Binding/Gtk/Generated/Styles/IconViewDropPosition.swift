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

/// `GtkIconViewDropPosition`. <https://docs.gtk.org/gtk4/enum.IconViewDropPosition.html>
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public enum IconViewDropPosition: Enumeration, ValueConvertible {
    /// `GTK_ICON_VIEW_NO_DROP`.
    case noDrop
    /// `GTK_ICON_VIEW_DROP_INTO`.
    case dropInto
    /// `GTK_ICON_VIEW_DROP_LEFT`.
    case dropLeft
    /// `GTK_ICON_VIEW_DROP_RIGHT`.
    case dropRight
    /// `GTK_ICON_VIEW_DROP_ABOVE`.
    case dropAbove
    /// `GTK_ICON_VIEW_DROP_BELOW`.
    case dropBelow
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .noDrop
        case 1: self = .dropInto
        case 2: self = .dropLeft
        case 3: self = .dropRight
        case 4: self = .dropAbove
        case 5: self = .dropBelow
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .noDrop: 0
        case .dropInto: 1
        case .dropLeft: 2
        case .dropRight: 3
        case .dropAbove: 4
        case .dropBelow: 5
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.noDrop, .dropInto, .dropLeft, .dropRight, .dropAbove, .dropBelow] }
    public static var gtype: UInt { gtk_icon_view_drop_position_get_type() }
}
