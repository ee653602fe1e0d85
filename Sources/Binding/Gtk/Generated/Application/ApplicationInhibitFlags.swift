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

/// `GtkApplicationInhibitFlags`. <https://docs.gtk.org/gtk4/flags.ApplicationInhibitFlags.html>
public struct ApplicationInhibitFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_application_inhibit_flags_get_type() }
    /// `GTK_APPLICATION_INHIBIT_LOGOUT`.
    public static let logout = Self(rawValue: 1)
    /// `GTK_APPLICATION_INHIBIT_SWITCH`.
    public static let `switch` = Self(rawValue: 2)
    /// `GTK_APPLICATION_INHIBIT_SUSPEND`.
    public static let suspend = Self(rawValue: 4)
    /// `GTK_APPLICATION_INHIBIT_IDLE`.
    public static let idle = Self(rawValue: 8)
}
