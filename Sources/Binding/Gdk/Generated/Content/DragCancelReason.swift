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

/// `GdkDragCancelReason`. <https://docs.gtk.org/gdk4/enum.DragCancelReason.html>
public enum DragCancelReason: Enumeration, ValueConvertible {
    /// `GDK_DRAG_CANCEL_NO_TARGET`.
    case noTarget
    /// `GDK_DRAG_CANCEL_USER_CANCELLED`.
    case userCancelled
    /// `GDK_DRAG_CANCEL_ERROR`.
    case error
    /// A number that this binding has no case for.
    case newer(Int32)
    public init(rawValue: Int32) {
        switch rawValue {
        case 0: self = .noTarget
        case 1: self = .userCancelled
        case 2: self = .error
        default: self = .newer(rawValue)
        }
    }
    public var rawValue: Int32 {
        switch self {
        case .noTarget: 0
        case .userCancelled: 1
        case .error: 2
        case .newer(let number): number
        }
    }
    public static var allCases: [Self] { [.noTarget, .userCancelled, .error] }
    public static var gtype: UInt { gdk_drag_cancel_reason_get_type() }
}
