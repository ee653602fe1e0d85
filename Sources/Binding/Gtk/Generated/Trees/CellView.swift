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

/// `GtkCellView`. <https://docs.gtk.org/gtk4/class.CellView.html>
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You can use Gtk.Box instead.")
#endif
open class CellView: Widget, CellLayout, Orientable {
    open override nonisolated class var gtype: UInt { gtk_cell_view_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CellView(_borrowed: raw) }

    /// `gtk_cell_view_new_with_context()`.
    public convenience init(area: CellArea, context: CellAreaContext) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_cell_view_new_with_context(C.cast(area._raw), C.cast(context._raw))), "gtk_cell_view_new_with_context"))
    }

    /// `gtk_cell_view_new_with_markup()`.
    public convenience init(markup: String) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_cell_view_new_with_markup(markup)), "gtk_cell_view_new_with_markup"))
    }

    /// `gtk_cell_view_new_with_text()`.
    public convenience init(text: String) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_cell_view_new_with_text(text)), "gtk_cell_view_new_with_text"))
    }

    /// `gtk_cell_view_new_with_texture()`.
    public convenience init(texture: Gdk.Texture) {
        C.requireDisplay(Self.self)
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_cell_view_new_with_texture(C.opaque(texture._raw))), "gtk_cell_view_new_with_texture"))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You can use Gtk.Box instead.")
#endif
extension CellView {
    /// `cell-area`.
    public var cellArea: CellArea? { property("cell-area") }

    /// `cell-area-context`.
    public var cellAreaContext: CellAreaContext? { property("cell-area-context") }

    /// `draw-sensitive`, `gtk_cell_view_get_draw_sensitive()`.
    public var drawSensitive: Bool {
        get { gtk_cell_view_get_draw_sensitive(C.opaque(_raw)) != 0 }
        set { gtk_cell_view_set_draw_sensitive(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.drawSensitive; defer { self.drawSensitive = value }; yield &value }
    }

    /// `fit-model`, `gtk_cell_view_get_fit_model()`.
    public var fitModel: Bool {
        get { gtk_cell_view_get_fit_model(C.opaque(_raw)) != 0 }
        set { gtk_cell_view_set_fit_model(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.fitModel; defer { self.fitModel = value }; yield &value }
    }

    /// `model`, `gtk_cell_view_get_model()`.
    public var model: (any TreeModel)? {
        get { C.borrow(C.raw(gtk_cell_view_get_model(C.opaque(_raw))), AnyTreeModel.self) }
        set { gtk_cell_view_set_model(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.model; defer { self.model = value }; yield &value }
    }

    /// `gtk_cell_view_get_displayed_row()`.
    public var displayedRow: TreePath? {
        get { C.take(C.raw(gtk_cell_view_get_displayed_row(C.opaque(_raw)))) }
        set { gtk_cell_view_set_displayed_row(C.opaque(_raw), C.opaque(newValue?._raw)) }
        @_alwaysEmitIntoClient _modify { var value = self.displayedRow; defer { self.displayedRow = value }; yield &value }
    }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You can use Gtk.Box instead.")
#endif
extension Members where Owner: CellView {
    public var cellArea: PropertyKey<Owner, CellArea?> { PropertyKey("cell-area") }
    public var cellAreaContext: PropertyKey<Owner, CellAreaContext?> { PropertyKey("cell-area-context") }
    public var drawSensitive: PropertyKey<Owner, Bool> { PropertyKey("draw-sensitive") }
    public var fitModel: PropertyKey<Owner, Bool> { PropertyKey("fit-model") }
    public var model: PropertyKey<Owner, (any TreeModel)?> { PropertyKey("model", optional: AnyTreeModel.self) }
}
