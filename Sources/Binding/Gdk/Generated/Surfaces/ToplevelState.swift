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

/// `GdkToplevelState`. <https://docs.gtk.org/gdk4/flags.ToplevelState.html>
public struct ToplevelState: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gdk_toplevel_state_get_type() }
    /// `GDK_TOPLEVEL_STATE_MINIMIZED`.
    public static let minimized = Self(rawValue: 1)
    /// `GDK_TOPLEVEL_STATE_MAXIMIZED`.
    public static let maximized = Self(rawValue: 2)
    /// `GDK_TOPLEVEL_STATE_STICKY`.
    public static let sticky = Self(rawValue: 4)
    /// `GDK_TOPLEVEL_STATE_FULLSCREEN`.
    public static let fullscreen = Self(rawValue: 8)
    /// `GDK_TOPLEVEL_STATE_ABOVE`.
    public static let above = Self(rawValue: 16)
    /// `GDK_TOPLEVEL_STATE_BELOW`.
    public static let below = Self(rawValue: 32)
    /// `GDK_TOPLEVEL_STATE_FOCUSED`.
    public static let focused = Self(rawValue: 64)
    /// `GDK_TOPLEVEL_STATE_TILED`.
    public static let tiled = Self(rawValue: 128)
    /// `GDK_TOPLEVEL_STATE_TOP_TILED`.
    public static let topTiled = Self(rawValue: 256)
    /// `GDK_TOPLEVEL_STATE_TOP_RESIZABLE`.
    public static let topResizable = Self(rawValue: 512)
    /// `GDK_TOPLEVEL_STATE_RIGHT_TILED`.
    public static let rightTiled = Self(rawValue: 1024)
    /// `GDK_TOPLEVEL_STATE_RIGHT_RESIZABLE`.
    public static let rightResizable = Self(rawValue: 2048)
    /// `GDK_TOPLEVEL_STATE_BOTTOM_TILED`.
    public static let bottomTiled = Self(rawValue: 4096)
    /// `GDK_TOPLEVEL_STATE_BOTTOM_RESIZABLE`.
    public static let bottomResizable = Self(rawValue: 8192)
    /// `GDK_TOPLEVEL_STATE_LEFT_TILED`.
    public static let leftTiled = Self(rawValue: 16384)
    /// `GDK_TOPLEVEL_STATE_LEFT_RESIZABLE`.
    public static let leftResizable = Self(rawValue: 32768)
#if GTK_4_12
    /// `GDK_TOPLEVEL_STATE_SUSPENDED`.
    public static let suspended = Self(rawValue: 65536)
#endif
}
