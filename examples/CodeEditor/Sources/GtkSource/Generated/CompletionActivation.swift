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

/// `GtkSourceCompletionActivation`.
public enum CompletionActivation: Enumeration, ValueConvertible {
    /// `GTK_SOURCE_COMPLETION_ACTIVATION_NONE`.
    case none
    /// `GTK_SOURCE_COMPLETION_ACTIVATION_INTERACTIVE`.
    case interactive
    /// `GTK_SOURCE_COMPLETION_ACTIVATION_USER_REQUESTED`.
    case userRequested
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .none
        case 1: self = .interactive
        case 2: self = .userRequested
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .none: 0
        case .interactive: 1
        case .userRequested: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.none, .interactive, .userRequested] }
    public static var gtype: UInt { gtk_source_completion_activation_get_type() }
}
