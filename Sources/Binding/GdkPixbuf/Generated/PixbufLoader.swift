// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

/// `GdkPixbufLoader`. <https://docs.gtk.org/gdk-pixbuf/class.PixbufLoader.html>
open class PixbufLoader: Object {
    open override nonisolated class var gtype: UInt { gdk_pixbuf_loader_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { PixbufLoader(_borrowed: raw) }

    /// `gdk_pixbuf_loader_new_with_mime_type()`.
    public convenience init(mimeType: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = UnsafeMutableRawPointer(gdk_pixbuf_loader_new_with_mime_type(mimeType, &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gdk_pixbuf_loader_new_with_mime_type"))
    }

    /// `gdk_pixbuf_loader_new_with_type()`.
    public convenience init(imageType: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = UnsafeMutableRawPointer(gdk_pixbuf_loader_new_with_type(imageType, &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "gdk_pixbuf_loader_new_with_type"))
    }
}

extension PixbufLoader {
    /// `area-prepared`.
    @discardableResult
    public func onAreaPrepared(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("area-prepared", after: after, plain: handler)
    }

    /// `area-updated`.
    @discardableResult
    public func onAreaUpdated(
        after: Bool = false, _ handler: @escaping @MainActor (_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> Void
    ) -> SignalConnection {
        connect("area-updated", after: after) { arguments in handler(arguments.get(1), arguments.get(2), arguments.get(3), arguments.get(4)) }
    }

    /// `closed`.
    @discardableResult
    public func onClosed(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("closed", after: after, plain: handler)
    }

    /// `size-prepared`.
    @discardableResult
    public func onSizePrepared(
        after: Bool = false, _ handler: @escaping @MainActor (_ width: Int, _ height: Int) -> Void
    ) -> SignalConnection {
        connect("size-prepared", after: after) { arguments in handler(arguments.get(1), arguments.get(2)) }
    }

    /// `gdk_pixbuf_loader_close()`.
    public func close() throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gdk_pixbuf_loader_close(C.cast(_raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gdk_pixbuf_loader_get_animation()`.
    public var animation: PixbufAnimation? { C.borrow(C.raw(gdk_pixbuf_loader_get_animation(C.cast(_raw)))) }

    /// `gdk_pixbuf_loader_get_format()`.
    public var format: PixbufFormat? { C.copy(C.raw(gdk_pixbuf_loader_get_format(C.cast(_raw)))) }

    /// `gdk_pixbuf_loader_get_pixbuf()`.
    public var pixbuf: Pixbuf? { C.borrow(C.raw(gdk_pixbuf_loader_get_pixbuf(C.cast(_raw)))) }

    /// `gdk_pixbuf_loader_set_size()`.
    public func setSize(width: Int, height: Int) {
        gdk_pixbuf_loader_set_size(C.cast(_raw), C.gint(width), C.gint(height))
    }

    /// `gdk_pixbuf_loader_write()`.
    public func write(_ buf: [UInt8]) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gdk_pixbuf_loader_write(C.cast(_raw), buf, C.gsize(buf.count), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `gdk_pixbuf_loader_write_bytes()`.
    public func writeBytes(_ buffer: Bytes) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = gdk_pixbuf_loader_write_bytes(C.cast(_raw), C.opaque(buffer._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}

extension Members where Owner: PixbufLoader {
    public var areaPrepared: SignalKey<Owner, Void> { SignalKey("area-prepared") }
    public var areaUpdated: SignalKey<Owner, (x: Int, y: Int, width: Int, height: Int)> { SignalKey("area-updated") { ($0.get(1), $0.get(2), $0.get(3), $0.get(4)) } }
    public var closed: SignalKey<Owner, Void> { SignalKey("closed") }
    public var sizePrepared: SignalKey<Owner, (width: Int, height: Int)> { SignalKey("size-prepared") { ($0.get(1), $0.get(2)) } }
}
