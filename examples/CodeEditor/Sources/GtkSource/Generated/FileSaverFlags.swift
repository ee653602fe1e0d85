// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
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

/// `GtkSourceFileSaverFlags`.
public struct FileSaverFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_source_file_saver_flags_get_type() }
    /// `GTK_SOURCE_FILE_SAVER_FLAGS_IGNORE_INVALID_CHARS`.
    public static let ignoreInvalidChars = Self(rawValue: 1)
    /// `GTK_SOURCE_FILE_SAVER_FLAGS_IGNORE_MODIFICATION_TIME`.
    public static let ignoreModificationTime = Self(rawValue: 2)
    /// `GTK_SOURCE_FILE_SAVER_FLAGS_CREATE_BACKUP`.
    public static let createBackup = Self(rawValue: 4)
}
