// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

// Typed forms of gtk_list_store_set() and similar functions, which take variable arguments: values by their column.

#if GTK_4_10
    @available(*, deprecated, message: "Use Gio.ListStore instead.")
#endif
extension Gtk.ListStore {
    /// Changes columns of a row. `gtk_list_store_set_valuesv()`.
    public func set(_ iter: TreeIter, _ values: KeyValuePairs<Int, any ValueConvertible>) {
        var iter = iter._c
        withColumns(values, self) { gtk_list_store_set_valuesv(C.cast(_raw), &iter, $0, $1, $2) }
    }

    /// Inserts a row, at the end by default. `gtk_list_store_insert_with_valuesv()`.
    @discardableResult
    public func insert(_ values: KeyValuePairs<Int, any ValueConvertible>, at position: Int = -1) -> TreeIter
    {
        var iter = GtkTreeIter()
        withColumns(values, self) {
            gtk_list_store_insert_with_valuesv(C.cast(_raw), &iter, gint(position), $0, $1, $2)
        }
        return TreeIter(_c: iter)
    }
}

#if GTK_4_10
    @available(*, deprecated, message: "Use Gtk.TreeListModel instead.")
#endif
extension TreeStore {
    /// Changes columns of a row. `gtk_tree_store_set_valuesv()`.
    public func set(_ iter: TreeIter, _ values: KeyValuePairs<Int, any ValueConvertible>) {
        var iter = iter._c
        withColumns(values, self) { gtk_tree_store_set_valuesv(C.cast(_raw), &iter, $0, $1, $2) }
    }

    /// Inserts a row below `parent`, or at the top level; at the end by default. `gtk_tree_store_insert_with_valuesv()`.
    @discardableResult
    public func insert(
        _ values: KeyValuePairs<Int, any ValueConvertible>, below parent: TreeIter? = nil,
        at position: Int = -1
    ) -> TreeIter {
        var iter = GtkTreeIter()
        let lent = Lent(parent?._c)
        withColumns(values, self) {
            gtk_tree_store_insert_with_valuesv(C.cast(_raw), &iter, lent.pointer, gint(position), $0, $1, $2)
        }
        return TreeIter(_c: iter)
    }
}

#if GTK_4_10
    @available(*, deprecated, message: "List views use widgets to display their contents.")
#endif
extension CellArea {
    /// Returns a property of a cell in this area, by its C name; nil if the property has another type or is NULL.
    /// `gtk_cell_area_cell_get_property()`.
    public func cellGetProperty<T: ValueConvertible>(
        _ renderer: CellRenderer, _ name: String, as type: T.Type = T.self
    ) -> T? {
        guard
            let spec = gtk_cell_area_class_find_cell_property(
                UnsafeMutablePointer(OpaquePointer(rx_class_of(_raw))), name)
        else { return nil }
        let value = Value(type: spec.pointee.value_type)
        gtk_cell_area_cell_get_property(C.cast(_raw), C.cast(renderer._raw), name, value._pointer)
        return value.get(type)
    }
}

/// Passes columns and their values to GTK, with the types that the model has in these columns.
#if GTK_4_10
    @available(*, deprecated, message: "Use Gio.ListModel instead.")
#endif
@MainActor
private func withColumns(
    _ values: KeyValuePairs<Int, any ValueConvertible>, _ model: any TreeModel,
    _ body: (UnsafeMutablePointer<gint>, UnsafeMutablePointer<GValue>, gint) -> Void
) {
    var columns = values.map { gint($0.key) }
    let boxes = values.map { column, value in
        let box = Value(type: model.columnType(at: column))
        value._write(box._pointer)
        return box
    }
    var items = boxes.map { $0._pointer.pointee }
    withExtendedLifetime(boxes) { body(&columns, &items, gint(items.count)) }
}
