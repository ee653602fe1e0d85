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

/// `GtkStateFlags`. <https://docs.gtk.org/gtk4/flags.StateFlags.html>
public struct StateFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_state_flags_get_type() }
    /// `GTK_STATE_FLAG_ACTIVE`.
    public static let active = Self(rawValue: 1)
    /// `GTK_STATE_FLAG_PRELIGHT`.
    public static let prelight = Self(rawValue: 2)
    /// `GTK_STATE_FLAG_SELECTED`.
    public static let selected = Self(rawValue: 4)
    /// `GTK_STATE_FLAG_INSENSITIVE`.
    public static let insensitive = Self(rawValue: 8)
    /// `GTK_STATE_FLAG_INCONSISTENT`.
    public static let inconsistent = Self(rawValue: 16)
    /// `GTK_STATE_FLAG_FOCUSED`.
    public static let focused = Self(rawValue: 32)
    /// `GTK_STATE_FLAG_BACKDROP`.
    public static let backdrop = Self(rawValue: 64)
    /// `GTK_STATE_FLAG_DIR_LTR`.
    public static let dirLtr = Self(rawValue: 128)
    /// `GTK_STATE_FLAG_DIR_RTL`.
    public static let dirRtl = Self(rawValue: 256)
    /// `GTK_STATE_FLAG_LINK`.
    public static let link = Self(rawValue: 512)
    /// `GTK_STATE_FLAG_VISITED`.
    public static let visited = Self(rawValue: 1024)
    /// `GTK_STATE_FLAG_CHECKED`.
    public static let checked = Self(rawValue: 2048)
    /// `GTK_STATE_FLAG_DROP_ACTIVE`.
    public static let dropActive = Self(rawValue: 4096)
    /// `GTK_STATE_FLAG_FOCUS_VISIBLE`.
    public static let focusVisible = Self(rawValue: 8192)
    /// `GTK_STATE_FLAG_FOCUS_WITHIN`.
    public static let focusWithin = Self(rawValue: 16384)
}
