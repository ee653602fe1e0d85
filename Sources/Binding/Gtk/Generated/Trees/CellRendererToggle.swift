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

/// `GtkCellRendererToggle`. <https://docs.gtk.org/gtk4/class.CellRendererToggle.html>
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You should use Gtk.ToggleButton instead.")
#endif
open class CellRendererToggle: CellRenderer {
    open override nonisolated class var gtype: UInt { gtk_cell_renderer_toggle_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CellRendererToggle(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You should use Gtk.ToggleButton instead.")
#endif
extension CellRendererToggle {
    /// `activatable`, `gtk_cell_renderer_toggle_get_activatable()`.
    public var activatable: Bool {
        get { gtk_cell_renderer_toggle_get_activatable(C.opaque(_raw)) != 0 }
        set { gtk_cell_renderer_toggle_set_activatable(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.activatable; defer { self.activatable = value }; yield &value }
    }

    /// `active`, `gtk_cell_renderer_toggle_get_active()`.
    public var active: Bool {
        get { gtk_cell_renderer_toggle_get_active(C.opaque(_raw)) != 0 }
        set { gtk_cell_renderer_toggle_set_active(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.active; defer { self.active = value }; yield &value }
    }

    /// `inconsistent`.
    public var inconsistent: Bool {
        get { property("inconsistent") }
        set { setProperty("inconsistent", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.inconsistent; defer { self.inconsistent = value }; yield &value }
    }

    /// `radio`, `gtk_cell_renderer_toggle_get_radio()`.
    public var radio: Bool {
        get { gtk_cell_renderer_toggle_get_radio(C.opaque(_raw)) != 0 }
        set { gtk_cell_renderer_toggle_set_radio(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.radio; defer { self.radio = value }; yield &value }
    }

    /// `toggled`.
    @discardableResult
    public func onToggled(
        after: Bool = false, _ handler: @escaping @MainActor (_ path: String) -> Void
    ) -> SignalConnection {
        connect("toggled", after: after) { arguments in handler(arguments.get(1)) }
    }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You should use Gtk.ToggleButton instead.")
#endif
extension Members where Owner: CellRendererToggle {
    public var activatable: PropertyKey<Owner, Bool> { PropertyKey("activatable") }
    public var active: PropertyKey<Owner, Bool> { PropertyKey("active") }
    public var inconsistent: PropertyKey<Owner, Bool> { PropertyKey("inconsistent") }
    public var radio: PropertyKey<Owner, Bool> { PropertyKey("radio") }
    public var toggled: SignalKey<Owner, String> { SignalKey(one: "toggled") }
}
