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

/// `GtkSensitivityType`. <https://docs.gtk.org/gtk4/enum.SensitivityType.html>
public enum SensitivityType: Enumeration, ValueConvertible {
    /// `GTK_SENSITIVITY_AUTO`.
    case auto
    /// `GTK_SENSITIVITY_ON`.
    case on
    /// `GTK_SENSITIVITY_OFF`.
    case off
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .auto
        case 1: self = .on
        case 2: self = .off
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .auto: 0
        case .on: 1
        case .off: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.auto, .on, .off] }
    public static var gtype: UInt { gtk_sensitivity_type_get_type() }
}
