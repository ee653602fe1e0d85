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

/// `GtkCellEditable`. <https://docs.gtk.org/gtk4/iface.CellEditable.html>
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets for displaying their contents. See Gtk.Editable for editable text widgets.")
#endif
@MainActor
public protocol CellEditable: Widget {}

/// Some object with the interface ``CellEditable``, of a class that is private to its library.
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets for displaying their contents. See Gtk.Editable for editable text widgets.")
#endif
public final class AnyCellEditable: Widget, CellEditable {
    public override nonisolated class var gtype: UInt { gtk_cell_editable_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyCellEditable(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets for displaying their contents. See Gtk.Editable for editable text widgets.")
#endif
extension CellEditable {
    /// `editing-canceled`.
    public var editingCanceled: Bool {
        get { property("editing-canceled") }
        set { setProperty("editing-canceled", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.editingCanceled; defer { self.editingCanceled = value }; yield &value }
    }

    /// `editing-done`.
    @discardableResult
    public func onEditingDone(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("editing-done", after: after, plain: handler)
    }

    /// `remove-widget`.
    @discardableResult
    public func onRemoveWidget(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("remove-widget", after: after, plain: handler)
    }

    /// `gtk_cell_editable_editing_done()`.
    public func editingDone() {
        gtk_cell_editable_editing_done(C.opaque(_raw))
    }

    /// `gtk_cell_editable_remove_widget()`.
    public func removeWidget() {
        gtk_cell_editable_remove_widget(C.opaque(_raw))
    }

    /// `gtk_cell_editable_start_editing()`.
    public func startEditing(_ event: Gdk.Event? = nil) {
        gtk_cell_editable_start_editing(C.opaque(_raw), C.opaque(event?._raw))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets for displaying their contents. See Gtk.Editable for editable text widgets.")
#endif
extension Members where Owner: CellEditable {
    public var editingCanceled: PropertyKey<Owner, Bool> { PropertyKey("editing-canceled") }
    public var editingDone: SignalKey<Owner, Void> { SignalKey("editing-done") }
    public var removeWidget: SignalKey<Owner, Void> { SignalKey("remove-widget") }
}
