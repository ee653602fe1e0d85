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

/// `GtkCellAreaContext`. <https://docs.gtk.org/gtk4/class.CellAreaContext.html>
#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents.")
#endif
open class CellAreaContext: Object {
    open override nonisolated class var gtype: UInt { gtk_cell_area_context_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CellAreaContext(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents.")
#endif
extension CellAreaContext {
    /// `area`, `gtk_cell_area_context_get_area()`.
    public var area: CellArea? { C.borrow(gtk_cell_area_context_get_area(C.cast(_raw))) }

    /// `minimum-height`.
    public var minimumHeight: Int { property("minimum-height") }

    /// `minimum-width`.
    public var minimumWidth: Int { property("minimum-width") }

    /// `natural-height`.
    public var naturalHeight: Int { property("natural-height") }

    /// `natural-width`.
    public var naturalWidth: Int { property("natural-width") }

    /// `gtk_cell_area_context_allocate()`.
    public func allocate(width: Int, height: Int) {
        gtk_cell_area_context_allocate(C.cast(_raw), C.gint(width), C.gint(height))
    }

    /// `gtk_cell_area_context_get_allocation()`.
    public var allocation: (width: Int, height: Int) {
        var width: gint = 0
        var height: gint = 0
        gtk_cell_area_context_get_allocation(C.cast(_raw), &width, &height)
        return (C.int(width), C.int(height))
    }

    /// `gtk_cell_area_context_get_preferred_height()`.
    public var preferredHeight: (minimumHeight: Int, naturalHeight: Int) {
        var minimumHeight: gint = 0
        var naturalHeight: gint = 0
        gtk_cell_area_context_get_preferred_height(C.cast(_raw), &minimumHeight, &naturalHeight)
        return (C.int(minimumHeight), C.int(naturalHeight))
    }

    /// `gtk_cell_area_context_get_preferred_height_for_width()`.
    public func preferredHeight(forWidth width: Int) -> (minimumHeight: Int, naturalHeight: Int) {
        var minimumHeight: gint = 0
        var naturalHeight: gint = 0
        gtk_cell_area_context_get_preferred_height_for_width(C.cast(_raw), C.gint(width), &minimumHeight, &naturalHeight)
        return (C.int(minimumHeight), C.int(naturalHeight))
    }

    /// `gtk_cell_area_context_get_preferred_width()`.
    public var preferredWidth: (minimumWidth: Int, naturalWidth: Int) {
        var minimumWidth: gint = 0
        var naturalWidth: gint = 0
        gtk_cell_area_context_get_preferred_width(C.cast(_raw), &minimumWidth, &naturalWidth)
        return (C.int(minimumWidth), C.int(naturalWidth))
    }

    /// `gtk_cell_area_context_get_preferred_width_for_height()`.
    public func preferredWidth(forHeight height: Int) -> (minimumWidth: Int, naturalWidth: Int) {
        var minimumWidth: gint = 0
        var naturalWidth: gint = 0
        gtk_cell_area_context_get_preferred_width_for_height(C.cast(_raw), C.gint(height), &minimumWidth, &naturalWidth)
        return (C.int(minimumWidth), C.int(naturalWidth))
    }

    /// `gtk_cell_area_context_push_preferred_height()`.
    public func pushPreferredHeight(minimumHeight: Int, naturalHeight: Int) {
        gtk_cell_area_context_push_preferred_height(C.cast(_raw), C.gint(minimumHeight), C.gint(naturalHeight))
    }

    /// `gtk_cell_area_context_push_preferred_width()`.
    public func pushPreferredWidth(minimumWidth: Int, naturalWidth: Int) {
        gtk_cell_area_context_push_preferred_width(C.cast(_raw), C.gint(minimumWidth), C.gint(naturalWidth))
    }

    /// `gtk_cell_area_context_reset()`.
    public func reset() {
        gtk_cell_area_context_reset(C.cast(_raw))
    }
}

#if GTK_4_10
@available(*, deprecated, message: "List views use widgets to display their contents.")
#endif
extension Members where Owner: CellAreaContext {
    public var area: PropertyKey<Owner, CellArea?> { PropertyKey("area") }
    public var minimumHeight: PropertyKey<Owner, Int> { PropertyKey("minimum-height") }
    public var minimumWidth: PropertyKey<Owner, Int> { PropertyKey("minimum-width") }
    public var naturalHeight: PropertyKey<Owner, Int> { PropertyKey("natural-height") }
    public var naturalWidth: PropertyKey<Owner, Int> { PropertyKey("natural-width") }
}
