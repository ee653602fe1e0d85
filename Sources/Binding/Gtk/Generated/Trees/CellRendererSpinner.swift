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

/// `GtkCellRendererSpinner`. <https://docs.gtk.org/gtk4/class.CellRendererSpinner.html>
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You should use Gtk.Spinner instead.")
#endif
open class CellRendererSpinner: CellRenderer {
    open override nonisolated class var gtype: UInt { gtk_cell_renderer_spinner_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CellRendererSpinner(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You should use Gtk.Spinner instead.")
#endif
extension CellRendererSpinner {
    /// `active`.
    public var active: Bool {
        get { property("active") }
        set { setProperty("active", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.active; defer { self.active = value }; yield &value }
    }

    /// `pulse`.
    public var pulse: Int {
        get { property("pulse") }
        set { setProperty("pulse", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.pulse; defer { self.pulse = value }; yield &value }
    }

    /// `size`.
    public var size: IconSize {
        get { property("size") }
        set { setProperty("size", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.size; defer { self.size = value }; yield &value }
    }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You should use Gtk.Spinner instead.")
#endif
extension Members where Owner: CellRendererSpinner {
    public var active: PropertyKey<Owner, Bool> { PropertyKey("active") }
    public var pulse: PropertyKey<Owner, Int> { PropertyKey("pulse") }
    public var size: PropertyKey<Owner, IconSize> { PropertyKey("size") }
}
