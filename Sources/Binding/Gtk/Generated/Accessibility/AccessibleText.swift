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

#if GTK_4_14
/// `GtkAccessibleText`. <https://docs.gtk.org/gtk4/iface.AccessibleText.html>
@MainActor
public protocol AccessibleText: Accessible {}

/// Some object with the interface ``AccessibleText``, of a class that is private to its library.
public final class AnyAccessibleText: Object, AccessibleText {
    public override nonisolated class var gtype: UInt { gtk_accessible_text_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyAccessibleText(_borrowed: raw) }
}

extension AccessibleText {
    /// `gtk_accessible_text_update_caret_position()`.
    public func updateCaretPosition() {
        gtk_accessible_text_update_caret_position(C.opaque(_raw))
    }

    /// `gtk_accessible_text_update_contents()`.
    public func updateContents(_ change: AccessibleTextContentChange, from start: Int, to end: Int) {
        gtk_accessible_text_update_contents(C.opaque(_raw), .init(rawValue: C.number(change)), C.guint(start), C.guint(end))
    }

    /// `gtk_accessible_text_update_selection_bound()`.
    public func updateSelectionBound() {
        gtk_accessible_text_update_selection_bound(C.opaque(_raw))
    }
}
#endif
