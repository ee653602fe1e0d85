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

/// `GtkCellRendererCombo`. <https://docs.gtk.org/gtk4/class.CellRendererCombo.html>
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You should use Gtk.DropDown instead.")
#endif
open class CellRendererCombo: CellRendererText {
    open override nonisolated class var gtype: UInt { gtk_cell_renderer_combo_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CellRendererCombo(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You should use Gtk.DropDown instead.")
#endif
extension CellRendererCombo {
    /// `has-entry`.
    public var hasEntry: Bool {
        get { property("has-entry") }
        set { setProperty("has-entry", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.hasEntry; defer { self.hasEntry = value }; yield &value }
    }

    /// `model`.
    public var model: (any TreeModel)? {
        get { interfaceProperty("model", AnyTreeModel.self) }
        set { setProperty("model", newValue as Object?) }
        @_alwaysEmitIntoClient _modify { var value = self.model; defer { self.model = value }; yield &value }
    }

    /// `text-column`.
    public var textColumn: Int {
        get { property("text-column") }
        set { setProperty("text-column", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.textColumn; defer { self.textColumn = value }; yield &value }
    }

    /// `changed`.
    @discardableResult
    public func onChanged(
        after: Bool = false, _ handler: @escaping @MainActor (_ pathString: String, _ newIter: TreeIter) -> Void
    ) -> SignalConnection {
        connect("changed", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You should use Gtk.DropDown instead.")
#endif
extension Members where Owner: CellRendererCombo {
    public var hasEntry: PropertyKey<Owner, Bool> { PropertyKey("has-entry") }
    public var model: PropertyKey<Owner, (any TreeModel)?> { PropertyKey("model", optional: AnyTreeModel.self) }
    public var textColumn: PropertyKey<Owner, Int> { PropertyKey("text-column") }
    public var changed: SignalKey<Owner, (pathString: String, newIter: TreeIter)> { SignalKey("changed") { ($0.get(1), $0.get(2)) } }
}
