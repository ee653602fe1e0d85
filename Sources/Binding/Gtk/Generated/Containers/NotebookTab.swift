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

/// `GtkNotebookTab`. <https://docs.gtk.org/gtk4/enum.NotebookTab.html>
public enum NotebookTab: Enumeration, ValueConvertible {
    /// `GTK_NOTEBOOK_TAB_FIRST`.
    case first
    /// `GTK_NOTEBOOK_TAB_LAST`.
    case last
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .first
        case 1: self = .last
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .first: 0
        case .last: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.first, .last] }
    public static var gtype: UInt { gtk_notebook_tab_get_type() }
}
