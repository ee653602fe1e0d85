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

/// `GtkTreeViewColumnSizing`. <https://docs.gtk.org/gtk4/enum.TreeViewColumnSizing.html>
#if GTK_4_18
@available(*, deprecated, message: "There is no replacement.")
#endif
public enum TreeViewColumnSizing: Enumeration, ValueConvertible {
    /// `GTK_TREE_VIEW_COLUMN_GROW_ONLY`.
    case growOnly
    /// `GTK_TREE_VIEW_COLUMN_AUTOSIZE`.
    case autosize
    /// `GTK_TREE_VIEW_COLUMN_FIXED`.
    case fixed
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .growOnly
        case 1: self = .autosize
        case 2: self = .fixed
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .growOnly: 0
        case .autosize: 1
        case .fixed: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.growOnly, .autosize, .fixed] }
    public static var gtype: UInt { gtk_tree_view_column_sizing_get_type() }
}
