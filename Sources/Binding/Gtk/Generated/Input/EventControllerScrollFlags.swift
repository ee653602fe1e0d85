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

/// `GtkEventControllerScrollFlags`. <https://docs.gtk.org/gtk4/flags.EventControllerScrollFlags.html>
public struct EventControllerScrollFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_event_controller_scroll_flags_get_type() }
    /// `GTK_EVENT_CONTROLLER_SCROLL_VERTICAL`.
    public static let vertical = Self(rawValue: 1)
    /// `GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL`.
    public static let horizontal = Self(rawValue: 2)
    /// `GTK_EVENT_CONTROLLER_SCROLL_DISCRETE`.
    public static let discrete = Self(rawValue: 4)
    /// `GTK_EVENT_CONTROLLER_SCROLL_KINETIC`.
    public static let kinetic = Self(rawValue: 8)
    /// `GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES`.
    public static let bothAxes = Self(rawValue: 3)
}
