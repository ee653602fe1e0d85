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

/// `GdkDragAction`. <https://docs.gtk.org/gdk4/flags.DragAction.html>
public struct DragAction: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gdk_drag_action_get_type() }
    /// `GDK_ACTION_COPY`.
    public static let copy = Self(rawValue: 1)
    /// `GDK_ACTION_MOVE`.
    public static let move = Self(rawValue: 2)
    /// `GDK_ACTION_LINK`.
    public static let link = Self(rawValue: 4)
    /// `GDK_ACTION_ASK`.
    public static let ask = Self(rawValue: 8)
}

extension DragAction {
    /// `gdk_drag_action_is_unique()`.
    public var isUnique: Bool { gdk_drag_action_is_unique(.init(rawValue: C.number(self))) != 0 }
}
