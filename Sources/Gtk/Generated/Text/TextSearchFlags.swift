// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import Cairo
import GLib
import GObject
import Gdk
import GdkPixbuf
import Gio
import Graphene
import Gsk
import Pango

/// `GtkTextSearchFlags`. <https://docs.gtk.org/gtk4/flags.TextSearchFlags.html>
public struct TextSearchFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_text_search_flags_get_type() }
    /// `GTK_TEXT_SEARCH_VISIBLE_ONLY`.
    public static let visibleOnly = Self(rawValue: 1)
    /// `GTK_TEXT_SEARCH_TEXT_ONLY`.
    public static let textOnly = Self(rawValue: 2)
    /// `GTK_TEXT_SEARCH_CASE_INSENSITIVE`.
    public static let caseInsensitive = Self(rawValue: 4)
}
