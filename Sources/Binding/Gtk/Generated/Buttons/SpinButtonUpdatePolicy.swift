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

/// `GtkSpinButtonUpdatePolicy`. <https://docs.gtk.org/gtk4/enum.SpinButtonUpdatePolicy.html>
public enum SpinButtonUpdatePolicy: Enumeration, ValueConvertible {
    /// `GTK_UPDATE_ALWAYS`.
    case always
    /// `GTK_UPDATE_IF_VALID`.
    case ifValid
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .always
        case 1: self = .ifValid
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .always: 0
        case .ifValid: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.always, .ifValid] }
    public static var gtype: UInt { gtk_spin_button_update_policy_get_type() }
}
