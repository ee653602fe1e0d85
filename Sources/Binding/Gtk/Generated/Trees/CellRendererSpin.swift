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

/// `GtkCellRendererSpin`. <https://docs.gtk.org/gtk4/class.CellRendererSpin.html>
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You should use Gtk.SpinButton instead.")
#endif
open class CellRendererSpin: CellRendererText {
    open override nonisolated class var gtype: UInt { gtk_cell_renderer_spin_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CellRendererSpin(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You should use Gtk.SpinButton instead.")
#endif
extension CellRendererSpin {
    /// `adjustment`.
    public var adjustment: Adjustment? {
        get { property("adjustment") }
        set { setProperty("adjustment", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.adjustment; defer { self.adjustment = value }; yield &value }
    }

    /// `climb-rate`.
    public var climbRate: Double {
        get { property("climb-rate") }
        set { setProperty("climb-rate", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.climbRate; defer { self.climbRate = value }; yield &value }
    }

    /// `digits`.
    public var digits: Int {
        get { property("digits") }
        set { setProperty("digits", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.digits; defer { self.digits = value }; yield &value }
    }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You should use Gtk.SpinButton instead.")
#endif
extension Members where Owner: CellRendererSpin {
    public var adjustment: PropertyKey<Owner, Adjustment?> { PropertyKey("adjustment") }
    public var climbRate: PropertyKey<Owner, Double> { PropertyKey("climb-rate") }
    public var digits: PropertyKey<Owner, Int> { PropertyKey("digits") }
}
