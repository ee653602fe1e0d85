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

/// `GtkComboBoxText`. <https://docs.gtk.org/gtk4/class.ComboBoxText.html>
#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.DropDown with a Gtk.StringList instead.")
#endif
open class ComboBoxText: ComboBox {
    open override nonisolated class var gtype: UInt { gtk_combo_box_text_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ComboBoxText(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "Use Gtk.DropDown with a Gtk.StringList instead.")
#endif
extension ComboBoxText {
    /// `gtk_combo_box_text_new_with_entry()`.
    public static func textWithEntry() -> ComboBoxText {
        return ComboBoxText(_constructed: C.present(UnsafeMutableRawPointer(gtk_combo_box_text_new_with_entry()), "gtk_combo_box_text_new_with_entry"))
    }

    /// `gtk_combo_box_text_append()`.
    public func append(_ id: String? = nil, text: String) {
        gtk_combo_box_text_append(C.opaque(_raw), id, text)
    }

    /// `gtk_combo_box_text_append_text()`.
    public func appendText(_ text: String) {
        gtk_combo_box_text_append_text(C.opaque(_raw), text)
    }

    /// `gtk_combo_box_text_get_active_text()`.
    public var activeText: String? { C.takeOptionalString(gtk_combo_box_text_get_active_text(C.opaque(_raw))) }

    /// `gtk_combo_box_text_insert()`.
    public func insert(position: Int, id: String? = nil, text: String) {
        gtk_combo_box_text_insert(C.opaque(_raw), C.gint(position), id, text)
    }

    /// `gtk_combo_box_text_insert_text()`.
    public func insertText(_ text: String, at position: Int) {
        gtk_combo_box_text_insert_text(C.opaque(_raw), C.gint(position), text)
    }

    /// `gtk_combo_box_text_prepend()`.
    public func prepend(_ id: String? = nil, text: String) {
        gtk_combo_box_text_prepend(C.opaque(_raw), id, text)
    }

    /// `gtk_combo_box_text_prepend_text()`.
    public func prependText(_ text: String) {
        gtk_combo_box_text_prepend_text(C.opaque(_raw), text)
    }

    /// `gtk_combo_box_text_remove()`.
    public func remove(at position: Int) {
        gtk_combo_box_text_remove(C.opaque(_raw), C.gint(position))
    }

    /// `gtk_combo_box_text_remove_all()`.
    public func removeAll() {
        gtk_combo_box_text_remove_all(C.opaque(_raw))
    }
}
