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

/// `GdkClipboard`. <https://docs.gtk.org/gdk4/class.Clipboard.html>
open class Clipboard: Object {
    open override nonisolated class var gtype: UInt { gdk_clipboard_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Clipboard(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension Clipboard {
    /// `content`, `gdk_clipboard_get_content()`.
    public var content: ContentProvider? { C.borrow(gdk_clipboard_get_content(C.opaque(_raw))) }

    /// `display`, `gdk_clipboard_get_display()`.
    public var display: Display { C.present(C.borrow(C.raw(gdk_clipboard_get_display(C.opaque(_raw)))), "gdk_clipboard_get_display") }

    /// `formats`, `gdk_clipboard_get_formats()`.
    public var formats: ContentFormats { C.present(C.copy(C.raw(gdk_clipboard_get_formats(C.opaque(_raw)))), "gdk_clipboard_get_formats") }

    /// `local`.
    public var local: Bool { property("local") }

    /// `changed`.
    @discardableResult
    public func onChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("changed", after: after, plain: handler)
    }

    /// `gdk_clipboard_is_local()`.
    public var isLocal: Bool { gdk_clipboard_is_local(C.opaque(_raw)) != 0 }

    /// `gdk_clipboard_read_async()`, `gdk_clipboard_read_finish()`.
    @discardableResult
    public func read(
        _ mimeTypes: [String], priority ioPriority: Int = 0
    ) async throws(GLibError) -> (result: Gio.InputStream?, mimeType: String) {
        let cMimeTypes = StringVector(mimeTypes)
        let source = await C.ready { cancellable, ready, data in
            gdk_clipboard_read_async(C.opaque(_raw), cMimeTypes.constant, C.gint(ioPriority), cancellable, ready, data)
        }
        var outMimeType: UnsafePointer<CChar>?
        var error: UnsafeMutablePointer<GError>?
        let result = gdk_clipboard_read_finish(C.opaque(_raw), C.opaque(source._raw), &outMimeType, &error)
        if let error { throw GLibError(taking: error) }
        return (C.adopt(result), C.string(outMimeType))
    }

    /// `gdk_clipboard_read_text_async()`, `gdk_clipboard_read_text_finish()`.
    @discardableResult
    public func readText() async throws(GLibError) -> String? {
        let source = await C.ready { cancellable, ready, data in
            gdk_clipboard_read_text_async(C.opaque(_raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = gdk_clipboard_read_text_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.takeOptionalString(result)
    }

    /// `gdk_clipboard_read_texture_async()`, `gdk_clipboard_read_texture_finish()`.
    @discardableResult
    public func readTexture() async throws(GLibError) -> Texture? {
        let source = await C.ready { cancellable, ready, data in
            gdk_clipboard_read_texture_async(C.opaque(_raw), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = gdk_clipboard_read_texture_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.adopt(C.raw(result))
    }

    /// `gdk_clipboard_read_value_async()`, `gdk_clipboard_read_value_finish()`.
    @discardableResult
    public func readValue(
        _ type: any ValueConvertible.Type, priority ioPriority: Int = 0
    ) async throws(GLibError) -> Value {
        let source = await C.ready { cancellable, ready, data in
            gdk_clipboard_read_value_async(C.opaque(_raw), type._valueType, C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let result = gdk_clipboard_read_value_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.copy(result), "gdk_clipboard_read_value_finish")
    }

    /// `gdk_clipboard_set_content()`.
    @discardableResult
    public func setContent(_ provider: ContentProvider? = nil) -> Bool {
        gdk_clipboard_set_content(C.opaque(_raw), C.cast(provider?._raw)) != 0
    }

    /// `gdk_clipboard_set_value()`.
    public func set(_ value: Value) {
        gdk_clipboard_set_value(C.opaque(_raw), C.cast(value._raw))
    }

    /// `gdk_clipboard_store_async()`, `gdk_clipboard_store_finish()`.
    public func store(priority ioPriority: Int = 0) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            gdk_clipboard_store_async(C.opaque(_raw), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = gdk_clipboard_store_finish(C.opaque(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}

extension Members where Owner: Clipboard {
    public var content: PropertyKey<Owner, ContentProvider?> { PropertyKey("content") }
    public var display: PropertyKey<Owner, Display> { PropertyKey("display") }
    public var formats: PropertyKey<Owner, ContentFormats> { PropertyKey("formats") }
    public var local: PropertyKey<Owner, Bool> { PropertyKey("local") }
    public var changed: SignalKey<Owner, Void> { SignalKey("changed") }
}
