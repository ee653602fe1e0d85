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

/// `GtkEditableLabel`. <https://docs.gtk.org/gtk4/class.EditableLabel.html>
open class EditableLabel: Widget, Editable {
    open override nonisolated class var gtype: UInt { gtk_editable_label_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { EditableLabel(_borrowed: raw) }

    /// `gtk_editable_label_new()`.
    public convenience init(text str: String) {
        C.requireDisplay(Self.self)
        if Self.hasOwnType { self.init(properties: ["text": str]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_editable_label_new(str)), "gtk_editable_label_new"))
    }
}

extension EditableLabel {
    /// `editing`, `gtk_editable_label_get_editing()`.
    public var editing: Bool {
        get { gtk_editable_label_get_editing(C.opaque(_raw)) != 0 }
        set { setProperty("editing", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.editing; defer { self.editing = value }; yield &value }
    }

    /// `gtk_editable_label_start_editing()`.
    public func startEditing() {
        gtk_editable_label_start_editing(C.opaque(_raw))
    }

    /// `gtk_editable_label_stop_editing()`.
    public func stopEditing(commit: Bool) {
        gtk_editable_label_stop_editing(C.opaque(_raw), commit ? 1 : 0)
    }
}

extension Members where Owner: EditableLabel {
    public var editing: PropertyKey<Owner, Bool> { PropertyKey("editing") }
}
