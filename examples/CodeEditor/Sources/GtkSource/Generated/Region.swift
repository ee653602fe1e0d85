// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
import CGtkSource
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gdk
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Graphene
@_spi(Binding) import Gsk
@_spi(Binding) import Gtk
@_spi(Binding) import Pango

/// `GtkSourceRegion`.
open class Region: Object {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_region_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Region(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `gtk_source_region_new()`.
    public convenience init(buffer: Gtk.TextBuffer) {
        if Self.hasOwnType { self.init(properties: ["buffer": buffer]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gtk_source_region_new(C.cast(buffer._raw))), "gtk_source_region_new"))
    }
}

extension Region {
    /// `buffer`, `gtk_source_region_get_buffer()`.
    public var buffer: Gtk.TextBuffer? { C.borrow(gtk_source_region_get_buffer(C.cast(_raw))) }

    /// `gtk_source_region_add_region()`.
    public func addRegion(_ regionToAdd: Region? = nil) {
        gtk_source_region_add_region(C.cast(_raw), C.cast(regionToAdd?._raw))
    }

    /// `gtk_source_region_add_subregion()`.
    public func addSubregion(from start: Gtk.TextIter, to end: Gtk.TextIter) {
        var cStart = start._c
        var cEnd = end._c
        gtk_source_region_add_subregion(C.cast(_raw), &cStart, &cEnd)
    }

    /// `gtk_source_region_get_bounds()`.
    public var bounds: (start: Gtk.TextIter, end: Gtk.TextIter)? {
        var start = GtkTextIter()
        var end = GtkTextIter()
        let result = gtk_source_region_get_bounds(C.cast(_raw), &start, &end)
        return result == 0 ? nil : (Gtk.TextIter(_c: start), Gtk.TextIter(_c: end))
    }

    /// `gtk_source_region_intersect_region()`.
    @discardableResult
    public func intersectRegion(_ region2: Region? = nil) -> Region? {
        C.adopt(gtk_source_region_intersect_region(C.cast(_raw), C.cast(region2?._raw)))
    }

    /// `gtk_source_region_intersect_subregion()`.
    @discardableResult
    public func intersectSubregion(from start: Gtk.TextIter, to end: Gtk.TextIter) -> Region? {
        var cStart = start._c
        var cEnd = end._c
        return C.adopt(gtk_source_region_intersect_subregion(C.cast(_raw), &cStart, &cEnd))
    }

    /// `gtk_source_region_is_empty()`.
    public var isEmpty: Bool { gtk_source_region_is_empty(C.cast(_raw)) != 0 }

    /// `gtk_source_region_subtract_region()`.
    public func subtractRegion(_ regionToSubtract: Region? = nil) {
        gtk_source_region_subtract_region(C.cast(_raw), C.cast(regionToSubtract?._raw))
    }

    /// `gtk_source_region_subtract_subregion()`.
    public func subtractSubregion(from start: Gtk.TextIter, to end: Gtk.TextIter) {
        var cStart = start._c
        var cEnd = end._c
        gtk_source_region_subtract_subregion(C.cast(_raw), &cStart, &cEnd)
    }

    /// `gtk_source_region_to_string()`.
    public func toString() -> String? {
        C.takeOptionalString(gtk_source_region_to_string(C.cast(_raw)))
    }
}

extension Members where Owner: Region {
    public var buffer: PropertyKey<Owner, Gtk.TextBuffer?> { PropertyKey("buffer") }
}
