// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `GtkSourceSmartHomeEndType`.
public enum SmartHomeEndType: Enumeration, ValueConvertible {
    /// `GTK_SOURCE_SMART_HOME_END_DISABLED`.
    case disabled
    /// `GTK_SOURCE_SMART_HOME_END_BEFORE`.
    case before
    /// `GTK_SOURCE_SMART_HOME_END_AFTER`.
    case after
    /// `GTK_SOURCE_SMART_HOME_END_ALWAYS`.
    case always
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .disabled
        case 1: self = .before
        case 2: self = .after
        case 3: self = .always
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .disabled: 0
        case .before: 1
        case .after: 2
        case .always: 3
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.disabled, .before, .after, .always] }
    public static var gtype: UInt { gtk_source_smart_home_end_type_get_type() }
}
