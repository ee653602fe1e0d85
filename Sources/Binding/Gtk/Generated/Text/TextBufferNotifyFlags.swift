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

#if GTK_4_16
/// `GtkTextBufferNotifyFlags`. <https://docs.gtk.org/gtk4/flags.TextBufferNotifyFlags.html>
public struct TextBufferNotifyFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_text_buffer_notify_flags_get_type() }
    /// `GTK_TEXT_BUFFER_NOTIFY_BEFORE_INSERT`.
    public static let beforeInsert = Self(rawValue: 1)
    /// `GTK_TEXT_BUFFER_NOTIFY_AFTER_INSERT`.
    public static let afterInsert = Self(rawValue: 2)
    /// `GTK_TEXT_BUFFER_NOTIFY_BEFORE_DELETE`.
    public static let beforeDelete = Self(rawValue: 4)
    /// `GTK_TEXT_BUFFER_NOTIFY_AFTER_DELETE`.
    public static let afterDelete = Self(rawValue: 8)
}
#endif
