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

/// `GtkSourceGutterRenderer`.
open class GutterRenderer: Gtk.Widget {
    open override nonisolated class var gtype: UInt { _ = GtkSourceModule.isRegistered; return gtk_source_gutter_renderer_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { GutterRenderer(_borrowed: raw) }
}

extension GutterRenderer {
    /// `alignment-mode`, `gtk_source_gutter_renderer_get_alignment_mode()`.
    public var alignmentMode: GutterRendererAlignmentMode {
        get { C.enumeration(gtk_source_gutter_renderer_get_alignment_mode(C.cast(_raw)).rawValue) }
        set { gtk_source_gutter_renderer_set_alignment_mode(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.alignmentMode; defer { self.alignmentMode = value }; yield &value }
    }

    /// `lines`.
    public var lines: GutterLines? { property("lines") }

    /// `view`.
    public var view: Gtk.TextView? { property("view") }

    /// `xalign`, `gtk_source_gutter_renderer_get_xalign()`.
    public var xalign: Double {
        get { Double(gtk_source_gutter_renderer_get_xalign(C.cast(_raw))) }
        set { gtk_source_gutter_renderer_set_xalign(C.cast(_raw), gfloat(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.xalign; defer { self.xalign = value }; yield &value }
    }

    /// `xpad`, `gtk_source_gutter_renderer_get_xpad()`.
    public var xpad: Int {
        get { C.int(gtk_source_gutter_renderer_get_xpad(C.cast(_raw))) }
        set { gtk_source_gutter_renderer_set_xpad(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.xpad; defer { self.xpad = value }; yield &value }
    }

    /// `yalign`, `gtk_source_gutter_renderer_get_yalign()`.
    public var yalign: Double {
        get { Double(gtk_source_gutter_renderer_get_yalign(C.cast(_raw))) }
        set { gtk_source_gutter_renderer_set_yalign(C.cast(_raw), gfloat(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.yalign; defer { self.yalign = value }; yield &value }
    }

    /// `ypad`, `gtk_source_gutter_renderer_get_ypad()`.
    public var ypad: Int {
        get { C.int(gtk_source_gutter_renderer_get_ypad(C.cast(_raw))) }
        set { gtk_source_gutter_renderer_set_ypad(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.ypad; defer { self.ypad = value }; yield &value }
    }

    /// `activate`.
    @discardableResult
    public func onActivate(
        after: Bool = false, _ handler: @escaping @MainActor (_ iter: Gtk.TextIter, _ area: Gdk.Rectangle, _ button: Int, _ state: Gdk.ModifierType, _ nPresses: Int) -> Void
    ) -> SignalConnection {
        connect("activate", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3), arguments.get(4), arguments.get(5)) }
    }

    /// `query-activatable`.
    @discardableResult
    public func onQueryActivatable(
        after: Bool = false, _ handler: @escaping @MainActor (_ iter: Gtk.TextIter, _ area: Gdk.Rectangle) -> Bool
    ) -> SignalConnection {
        connect("query-activatable", after: after, returning: Bool.self) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `query-data`.
    @discardableResult
    public func onQueryData(
        after: Bool = false, _ handler: @escaping @MainActor (_ object: Object, _ p0: Int) -> Void
    ) -> SignalConnection {
        connect("query-data", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `gtk_source_gutter_renderer_activate()`.
    public func activate(
        _ iter: Gtk.TextIter, area: Gdk.Rectangle, button: Int, state: Gdk.ModifierType, nPresses: Int
    ) {
        var cIter = iter._c
        var cArea = area._c
        gtk_source_gutter_renderer_activate(C.cast(_raw), &cIter, &cArea, C.guint(button), .init(rawValue: C.number(state)), C.gint(nPresses))
    }

    /// `gtk_source_gutter_renderer_align_cell()`.
    @discardableResult
    public func alignCell(line: Int, width: Double, height: Double) -> (x: Double, y: Double) {
        var x: gfloat = 0
        var y: gfloat = 0
        gtk_source_gutter_renderer_align_cell(C.cast(_raw), C.guint(line), gfloat(width), gfloat(height), &x, &y)
        return (Double(x), Double(y))
    }

    /// `gtk_source_gutter_renderer_get_buffer()`.
    public var buffer: Buffer? { C.borrow(gtk_source_gutter_renderer_get_buffer(C.cast(_raw))) }

    /// `gtk_source_gutter_renderer_get_view()`.
    public func getView() -> View {
        C.present(C.borrow(gtk_source_gutter_renderer_get_view(C.cast(_raw))), "gtk_source_gutter_renderer_get_view")
    }

    /// `gtk_source_gutter_renderer_query_activatable()`.
    @discardableResult
    public func queryActivatable(_ iter: Gtk.TextIter, area: Gdk.Rectangle) -> Bool {
        var cIter = iter._c
        var cArea = area._c
        return gtk_source_gutter_renderer_query_activatable(C.cast(_raw), &cIter, &cArea) != 0
    }
}

extension Members where Owner: GutterRenderer {
    public var alignmentMode: PropertyKey<Owner, GutterRendererAlignmentMode> { PropertyKey("alignment-mode") }
    public var lines: PropertyKey<Owner, GutterLines?> { PropertyKey("lines") }
    public var view: PropertyKey<Owner, Gtk.TextView?> { PropertyKey("view") }
    public var xalign: PropertyKey<Owner, Double> { PropertyKey("xalign") }
    public var xpad: PropertyKey<Owner, Int> { PropertyKey("xpad") }
    public var yalign: PropertyKey<Owner, Double> { PropertyKey("yalign") }
    public var ypad: PropertyKey<Owner, Int> { PropertyKey("ypad") }
    public var activate: SignalKey<Owner, (iter: Gtk.TextIter, area: Gdk.Rectangle, button: Int, state: Gdk.ModifierType, nPresses: Int)> { SignalKey("activate") { ($0.get(1), $0.get(2), $0.get(3), $0.get(4), $0.get(5)) } }
    public var queryActivatable: AnsweredSignalKey<Owner, (iter: Gtk.TextIter, area: Gdk.Rectangle), Bool> { AnsweredSignalKey("query-activatable") { ($0.get(1), $0.get(2)) } }
    public var queryData: SignalKey<Owner, (object: Object, p0: Int)> { SignalKey("query-data") { ($0.get(1), $0.get(2)) } }
}
