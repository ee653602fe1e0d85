// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CAdw
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

/// `AdwToastPriority`.
public enum ToastPriority: Enumeration, ValueConvertible {
    /// `ADW_TOAST_PRIORITY_NORMAL`.
    case normal
    /// `ADW_TOAST_PRIORITY_HIGH`.
    case high
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .normal
        case 1: self = .high
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .normal: 0
        case .high: 1
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.normal, .high] }
    public static var gtype: UInt { adw_toast_priority_get_type() }
}
