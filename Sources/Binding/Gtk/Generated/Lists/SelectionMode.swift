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

/// `GtkSelectionMode`. <https://docs.gtk.org/gtk4/enum.SelectionMode.html>
public enum SelectionMode: Enumeration, ValueConvertible {
    /// `GTK_SELECTION_NONE`.
    case none
    /// `GTK_SELECTION_SINGLE`.
    case single
    /// `GTK_SELECTION_BROWSE`.
    case browse
    /// `GTK_SELECTION_MULTIPLE`.
    case multiple
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .single
        case 2: self = .browse
        case 3: self = .multiple
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .single: 1
        case .browse: 2
        case .multiple: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .single, .browse, .multiple] }
    public static var gtype: UInt { gtk_selection_mode_get_type() }
}
