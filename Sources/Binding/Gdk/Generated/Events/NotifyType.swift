// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkNotifyType`. <https://docs.gtk.org/gdk4/enum.NotifyType.html>
public enum NotifyType: Enumeration, ValueConvertible {
    /// `GDK_NOTIFY_ANCESTOR`.
    case ancestor
    /// `GDK_NOTIFY_VIRTUAL`.
    case virtual
    /// `GDK_NOTIFY_INFERIOR`.
    case inferior
    /// `GDK_NOTIFY_NONLINEAR`.
    case nonlinear
    /// `GDK_NOTIFY_NONLINEAR_VIRTUAL`.
    case nonlinearVirtual
    /// `GDK_NOTIFY_UNKNOWN`.
    case unknown
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .ancestor
        case 1: self = .virtual
        case 2: self = .inferior
        case 3: self = .nonlinear
        case 4: self = .nonlinearVirtual
        case 5: self = .unknown
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .ancestor: 0
        case .virtual: 1
        case .inferior: 2
        case .nonlinear: 3
        case .nonlinearVirtual: 4
        case .unknown: 5
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.ancestor, .virtual, .inferior, .nonlinear, .nonlinearVirtual, .unknown] }
    public static var gtype: UInt { gdk_notify_type_get_type() }
}
