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

/// `GtkCellRendererProgress`. <https://docs.gtk.org/gtk4/class.CellRendererProgress.html>
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You should use Gtk.ProgressBar instead.")
#endif
open class CellRendererProgress: CellRenderer, Orientable {
    open override nonisolated class var gtype: UInt { gtk_cell_renderer_progress_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CellRendererProgress(_borrowed: raw) }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You should use Gtk.ProgressBar instead.")
#endif
extension CellRendererProgress {
    /// `inverted`.
    public var inverted: Bool {
        get { property("inverted") }
        set { setProperty("inverted", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.inverted; defer { self.inverted = value }; yield &value }
    }

    /// `pulse`.
    public var pulse: Int {
        get { property("pulse") }
        set { setProperty("pulse", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.pulse; defer { self.pulse = value }; yield &value }
    }

    /// `text`.
    public var text: String? {
        get { property("text") }
        set { setProperty("text", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.text; defer { self.text = value }; yield &value }
    }

    /// `text-xalign`.
    public var textXalign: Double {
        get { property("text-xalign") }
        set { setProperty("text-xalign", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.textXalign; defer { self.textXalign = value }; yield &value }
    }

    /// `text-yalign`.
    public var textYalign: Double {
        get { property("text-yalign") }
        set { setProperty("text-yalign", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.textYalign; defer { self.textYalign = value }; yield &value }
    }

    /// `value`.
    public var value: Int {
        get { property("value") }
        set { setProperty("value", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.value; defer { self.value = value }; yield &value }
    }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents. You should use Gtk.ProgressBar instead.")
#endif
extension Members where Owner: CellRendererProgress {
    public var inverted: PropertyKey<Owner, Bool> { PropertyKey("inverted") }
    public var pulse: PropertyKey<Owner, Int> { PropertyKey("pulse") }
    public var text: PropertyKey<Owner, String?> { PropertyKey("text") }
    public var textXalign: PropertyKey<Owner, Double> { PropertyKey("text-xalign") }
    public var textYalign: PropertyKey<Owner, Double> { PropertyKey("text-yalign") }
    public var value: PropertyKey<Owner, Int> { PropertyKey("value") }
}
