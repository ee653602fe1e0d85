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

/// `GtkTreeViewDropPosition`. <https://docs.gtk.org/gtk4/enum.TreeViewDropPosition.html>
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public enum TreeViewDropPosition: Enumeration, ValueConvertible {
    /// `GTK_TREE_VIEW_DROP_BEFORE`.
    case before
    /// `GTK_TREE_VIEW_DROP_AFTER`.
    case after
    /// `GTK_TREE_VIEW_DROP_INTO_OR_BEFORE`.
    case intoOrBefore
    /// `GTK_TREE_VIEW_DROP_INTO_OR_AFTER`.
    case intoOrAfter
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .before
        case 1: self = .after
        case 2: self = .intoOrBefore
        case 3: self = .intoOrAfter
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .before: 0
        case .after: 1
        case .intoOrBefore: 2
        case .intoOrAfter: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.before, .after, .intoOrBefore, .intoOrAfter] }
    public static var gtype: UInt { gtk_tree_view_drop_position_get_type() }
}
