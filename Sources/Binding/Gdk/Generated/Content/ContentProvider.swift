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

/// `GdkContentProvider`. <https://docs.gtk.org/gdk4/class.ContentProvider.html>
open class ContentProvider: Object {
    open override nonisolated class var gtype: UInt { gdk_content_provider_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ContentProvider(_borrowed: raw) }

    /// `gdk_content_provider_new_for_bytes()`.
    public convenience init(mimeType: String, bytes: Bytes) {
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gdk_content_provider_new_for_bytes(mimeType, C.opaque(bytes._raw))), "gdk_content_provider_new_for_bytes"))
    }

    /// `gdk_content_provider_new_for_value()`.
    public convenience init(value: Value) {
        self.init(_constructed: C.present(UnsafeMutableRawPointer(gdk_content_provider_new_for_value(C.cast(value._raw))), "gdk_content_provider_new_for_value"))
    }
}

extension ContentProvider {
    /// `formats`.
    public var formats: ContentFormats { property("formats") }

    /// `storable-formats`.
    public var storableFormats: ContentFormats { property("storable-formats") }

    /// `content-changed`.
    @discardableResult
    public func onContentChanged(
        after: Bool = false, _ handler: @escaping @MainActor () -> Void
    ) -> SignalConnection {
        connect("content-changed", after: after, plain: handler)
    }

    /// `gdk_content_provider_content_changed()`.
    public func contentChanged() {
        gdk_content_provider_content_changed(C.cast(_raw))
    }

    /// `gdk_content_provider_ref_formats()`.
    public func refFormats() -> ContentFormats {
        C.present(C.take(C.raw(gdk_content_provider_ref_formats(C.cast(_raw)))), "gdk_content_provider_ref_formats")
    }

    /// `gdk_content_provider_ref_storable_formats()`.
    public func refStorableFormats() -> ContentFormats {
        C.present(C.take(C.raw(gdk_content_provider_ref_storable_formats(C.cast(_raw)))), "gdk_content_provider_ref_storable_formats")
    }

    /// `gdk_content_provider_write_mime_type_async()`, `gdk_content_provider_write_mime_type_finish()`.
    public func writeMimeType(
        _ mimeType: String, stream: Gio.OutputStream, priority ioPriority: Int = 0
    ) async throws(GLibError) {
        let source = await C.ready { cancellable, ready, data in
            gdk_content_provider_write_mime_type_async(C.cast(_raw), mimeType, C.cast(stream._raw), C.gint(ioPriority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = gdk_content_provider_write_mime_type_finish(C.cast(_raw), C.opaque(source._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}

extension Members where Owner: ContentProvider {
    public var formats: PropertyKey<Owner, ContentFormats> { PropertyKey("formats") }
    public var storableFormats: PropertyKey<Owner, ContentFormats> { PropertyKey("storable-formats") }
    public var contentChanged: SignalKey<Owner, Void> { SignalKey("content-changed") }
}
