// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import Cairo
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import GdkPixbuf
@_spi(Binding) import Gio
@_spi(Binding) import Pango

/// `GdkDrop`. <https://docs.gtk.org/gdk4/class.Drop.html>
open class Drop: Object {
    open override nonisolated class var gtype: UInt { gdk_drop_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Drop(_borrowed: raw) }
}

extension Drop {
    /// `actions`, `gdk_drop_get_actions()`.
    public var actions: DragAction { C.flags(gdk_drop_get_actions(C.opaque(_raw)).rawValue) }

    /// `device`, `gdk_drop_get_device()`.
    public var device: Device { C.present(C.borrow(C.raw(gdk_drop_get_device(C.opaque(_raw)))), "gdk_drop_get_device") }

    /// `display`, `gdk_drop_get_display()`.
    public var display: Display { C.present(C.borrow(C.raw(gdk_drop_get_display(C.opaque(_raw)))), "gdk_drop_get_display") }

    /// `drag`, `gdk_drop_get_drag()`.
    public var drag: Drag? { C.borrow(C.raw(gdk_drop_get_drag(C.opaque(_raw)))) }

    /// `formats`, `gdk_drop_get_formats()`.
    public var formats: ContentFormats { C.present(C.copy(C.raw(gdk_drop_get_formats(C.opaque(_raw)))), "gdk_drop_get_formats") }

    /// `surface`, `gdk_drop_get_surface()`.
    public var surface: Surface { C.present(C.borrow(C.raw(gdk_drop_get_surface(C.opaque(_raw)))), "gdk_drop_get_surface") }

    /// `gdk_drop_finish()`.
    public func finish(_ action: DragAction) {
        gdk_drop_finish(C.opaque(_raw), .init(rawValue: C.number(action)))
    }

    /// `gdk_drop_read_async()`, `gdk_drop_read_finish()`.
    @discardableResult
    public func read(
        _ mimeTypes: [String], priority ioPriority: Int = 0
    ) async throws(GLibError) -> (result: Gio.InputStream?, mimeType: String) {
        let cMimeTypes = StringVector(mimeTypes)
        let source = await C.ready { cancellable, ready, data in
            gdk_drop_read_async(C.opaque(_raw), cMimeTypes.constant, C.gint(ioPriority), cancellable, ready, data)
        }
        var outMimeType: UnsafePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        let result = gdk_drop_read_finish(C.opaque(_raw), C.opaque(source._raw), &outMimeType, &error)
        if let error { throw GLibError(taking: error) }
        return (C.adopt(result), C.string(outMimeType))
    }

    /// `gdk_drop_read_value_async()`, `gdk_drop_read_value_finish()`.
    @discardableResult
    public func readValue(
        _ type: any ValueConvertible.Type, priority ioPriority: Int = 0
    ) async throws(GLibError) -> Value {
        let source = await C.ready { cancellable, ready, data in
            gdk_drop_read_value_async(C.opaque(_raw), type._valueType, C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = gdk_drop_read_value_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.copy(result), "gdk_drop_read_value_finish")
    }

    /// `gdk_drop_status()`.
    public func status(_ actions: DragAction, preferred: DragAction) {
        gdk_drop_status(C.opaque(_raw), .init(rawValue: C.number(actions)), .init(rawValue: C.number(preferred)))
    }
}

extension Members where Owner: Drop {
    public var actions: PropertyKey<Owner, DragAction> { PropertyKey("actions") }
    public var device: PropertyKey<Owner, Device> { PropertyKey("device") }
    public var display: PropertyKey<Owner, Display> { PropertyKey("display") }
    public var drag: PropertyKey<Owner, Drag?> { PropertyKey("drag") }
    public var formats: PropertyKey<Owner, ContentFormats> { PropertyKey("formats") }
    public var surface: PropertyKey<Owner, Surface> { PropertyKey("surface") }
}
