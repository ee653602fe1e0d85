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

/// `GtkShortcutScope`. <https://docs.gtk.org/gtk4/enum.ShortcutScope.html>
public enum ShortcutScope: Enumeration, ValueConvertible {
    /// `GTK_SHORTCUT_SCOPE_LOCAL`.
    case local
    /// `GTK_SHORTCUT_SCOPE_MANAGED`.
    case managed
    /// `GTK_SHORTCUT_SCOPE_GLOBAL`.
    case global
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .local
        case 1: self = .managed
        case 2: self = .global
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .local: 0
        case .managed: 1
        case .global: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.local, .managed, .global] }
    public static var gtype: UInt { gtk_shortcut_scope_get_type() }
}
