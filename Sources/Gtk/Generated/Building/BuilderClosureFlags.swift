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

/// `GtkBuilderClosureFlags`. <https://docs.gtk.org/gtk4/flags.BuilderClosureFlags.html>
public struct BuilderClosureFlags: Flags, ValueConvertible {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var gtype: UInt { gtk_builder_closure_flags_get_type() }
    /// `GTK_BUILDER_CLOSURE_SWAPPED`.
    public static let swapped = Self(rawValue: 1)
}
