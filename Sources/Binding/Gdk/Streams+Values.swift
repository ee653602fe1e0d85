// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject
@_spi(Binding) import Gio

extension Gio.OutputStream {
    /// Writes a value in one of the formats in which it would be copied: a text, a picture, a ``Transferable``. The stream is not
    /// closed. `gdk_content_serialize_async()`.
    ///
    ///     try await file.replace(makeBackup: false, flags: []).write(texture, as: "image/png")
    public func write<Written: ValueConvertible>(
        _ content: Written, as mimeType: String, priority: Int = 0
    ) async throws(GLibError) {
        _ = transferType(of: Written.self)
        let value = Value(content)
        let outcome = await C.ready { cancellable, ready, data in
            gdk_content_serialize_async(
                C.cast(_raw), mimeType, value._pointer, gint(priority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        _ = gdk_content_serialize_finish(C.opaque(outcome._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}

extension Gio.InputStream {
    /// Reads a value to the end of the stream, in one of the formats in which it would be pasted.
    /// `gdk_content_deserialize_async()`.
    public func read<Pasted: ValueConvertible>(
        _ type: Pasted.Type, from mimeType: String, priority: Int = 0
    ) async throws(GLibError) -> Pasted {
        let type = transferType(of: type)
        let outcome = await C.ready { cancellable, ready, data in
            gdk_content_deserialize_async(
                C.cast(_raw), mimeType, type, gint(priority), cancellable, ready, data)
        }
        var value = GValue()
        var error: UnsafeMutablePointer<GError>?
        _ = gdk_content_deserialize_finish(C.opaque(outcome._raw), &value, &error)
        if let error { throw GLibError(taking: error) }
        guard let content = Value(moving: value).get(Pasted.self) else {
            throw GLibError(
                domain: "rxshell-transfer", code: 0,
                message: "The content in the format \(mimeType) is no \(Pasted.self).")
        }
        return content
    }
}
