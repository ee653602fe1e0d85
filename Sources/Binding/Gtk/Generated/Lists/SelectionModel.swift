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

/// `GtkSelectionModel`. <https://docs.gtk.org/gtk4/iface.SelectionModel.html>
@MainActor
public protocol SelectionModel: Gio.ListModel {}

/// Some object with the interface ``SelectionModel``, of a class that is private to its library.
public final class AnySelectionModel: Object, SelectionModel {
    public override nonisolated class var gtype: UInt { gtk_selection_model_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnySelectionModel(_borrowed: raw) }
}

extension SelectionModel {
    /// `selection-changed`.
    @discardableResult
    public func onSelectionChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ position: Int, _ nItems: Int) -> Void
    ) -> SignalConnection {
        connect("selection-changed", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `gtk_selection_model_get_selection()`.
    public var selection: Bitset { C.present(C.take(C.raw(gtk_selection_model_get_selection(C.opaque(_raw)))), "gtk_selection_model_get_selection") }

    /// `gtk_selection_model_get_selection_in_range()`.
    public func selectionInRange(at position: Int, count nItems: Int) -> Bitset {
        C.present(C.take(C.raw(gtk_selection_model_get_selection_in_range(C.opaque(_raw), C.guint(position), C.guint(nItems)))), "gtk_selection_model_get_selection_in_range")
    }

    /// `gtk_selection_model_is_selected()`.
    public func isSelected(_ position: Int) -> Bool {
        gtk_selection_model_is_selected(C.opaque(_raw), C.guint(position)) != 0
    }

    /// `gtk_selection_model_select_all()`.
    @discardableResult
    public func selectAll() -> Bool {
        gtk_selection_model_select_all(C.opaque(_raw)) != 0
    }

    /// `gtk_selection_model_select_item()`.
    @discardableResult
    public func selectItem(position: Int, unselectRest: Bool) -> Bool {
        gtk_selection_model_select_item(C.opaque(_raw), C.guint(position), unselectRest ? 1 : 0) != 0
    }

    /// `gtk_selection_model_select_range()`.
    @discardableResult
    public func selectRange(position: Int, count nItems: Int, unselectRest: Bool) -> Bool {
        gtk_selection_model_select_range(C.opaque(_raw), C.guint(position), C.guint(nItems), unselectRest ? 1 : 0) != 0
    }

    /// `gtk_selection_model_selection_changed()`.
    public func selectionChanged(position: Int, count nItems: Int) {
        gtk_selection_model_selection_changed(C.opaque(_raw), C.guint(position), C.guint(nItems))
    }

    /// `gtk_selection_model_set_selection()`.
    @discardableResult
    public func setSelection(_ selected: Bitset, mask: Bitset) -> Bool {
        gtk_selection_model_set_selection(C.opaque(_raw), C.opaque(selected._raw), C.opaque(mask._raw)) != 0
    }

    /// `gtk_selection_model_unselect_all()`.
    @discardableResult
    public func unselectAll() -> Bool {
        gtk_selection_model_unselect_all(C.opaque(_raw)) != 0
    }

    /// `gtk_selection_model_unselect_item()`.
    @discardableResult
    public func unselectItem(_ position: Int) -> Bool {
        gtk_selection_model_unselect_item(C.opaque(_raw), C.guint(position)) != 0
    }

    /// `gtk_selection_model_unselect_range()`.
    @discardableResult
    public func unselectRange(position: Int, count nItems: Int) -> Bool {
        gtk_selection_model_unselect_range(C.opaque(_raw), C.guint(position), C.guint(nItems)) != 0
    }
}

extension Members where Owner: SelectionModel {
    public var selectionChanged: SignalKey<Owner, (position: Int, nItems: Int)> { SignalKey("selection-changed") { ($0.get(1), $0.get(2)) } }
}
