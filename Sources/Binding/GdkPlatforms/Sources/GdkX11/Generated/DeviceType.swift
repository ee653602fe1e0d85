// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGdkX11
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

/// `GdkX11DeviceType`.
public enum DeviceType: Enumeration {
    /// `GDK_X11_DEVICE_TYPE_LOGICAL`.
    case logical
    /// `GDK_X11_DEVICE_TYPE_PHYSICAL`.
    case physical
    /// `GDK_X11_DEVICE_TYPE_FLOATING`.
    case floating
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .logical
        case 1: self = .physical
        case 2: self = .floating
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .logical: 0
        case .physical: 1
        case .floating: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.logical, .physical, .floating] }
}
