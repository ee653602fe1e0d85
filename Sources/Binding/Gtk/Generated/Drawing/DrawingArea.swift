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

/// `GtkDrawingArea`. <https://docs.gtk.org/gtk4/class.DrawingArea.html>
open class DrawingArea: Widget {
    open override nonisolated class var gtype: UInt { gtk_drawing_area_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DrawingArea(_borrowed: raw) }
}

extension DrawingArea {
    /// `content-height`, `gtk_drawing_area_get_content_height()`.
    public var contentHeight: Int {
        get { C.int(gtk_drawing_area_get_content_height(C.cast(_raw))) }
        set { gtk_drawing_area_set_content_height(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.contentHeight; defer { self.contentHeight = value }; yield &value }
    }

    /// `content-width`, `gtk_drawing_area_get_content_width()`.
    public var contentWidth: Int {
        get { C.int(gtk_drawing_area_get_content_width(C.cast(_raw))) }
        set { gtk_drawing_area_set_content_width(C.cast(_raw), C.gint(newValue)) }
        @_alwaysEmitIntoClient _modify { var value = self.contentWidth; defer { self.contentWidth = value }; yield &value }
    }

    /// `resize`.
    @discardableResult
    public func onResize(
        after: Bool = false, _ handler: @escaping @MainActor (_ width: Int, _ height: Int) -> Void
    ) -> SignalConnection {
        connect("resize", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `gtk_drawing_area_set_draw_func()`.
    public func setDrawFunc(_ drawFunc: DrawingAreaDrawFunc? = nil) {
        gtk_drawing_area_set_draw_func(C.cast(_raw), drawFunc == nil ? nil : DrawingAreaDrawFuncThunk.call, DrawingAreaDrawFuncThunk.retained(drawFunc), drawFunc == nil ? nil : releaseCallback)
    }
}

extension Members where Owner: DrawingArea {
    public var contentHeight: PropertyKey<Owner, Int> { PropertyKey("content-height") }
    public var contentWidth: PropertyKey<Owner, Int> { PropertyKey("content-width") }
    public var resize: SignalKey<Owner, (width: Int, height: Int)> { SignalKey("resize") { ($0.get(1), $0.get(2)) } }
}
