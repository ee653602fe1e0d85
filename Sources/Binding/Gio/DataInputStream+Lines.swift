// SPDX-License-Identifier: MIT

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

extension DataInputStream {
    /// Returns the next line without its end, without blocking; nil at the end of the stream. ``InputStream/lines`` are all of them.
    /// `g_data_input_stream_read_line_async()`.
    ///
    ///     let stream = Gio.DataInputStream(baseStream: connection.inputStream)
    ///     let greeting = try await stream.readLine()
    public func readLine(priority: Int = 0) async throws(GLibError) -> String? {
        let outcome = await C.ready { cancellable, ready, data in
            g_data_input_stream_read_line_async(C.cast(_raw), gint(priority), cancellable, ready, data)
        }
        var error: UnsafeMutablePointer<GError>?
        let line = g_data_input_stream_read_line_finish_utf8(
            C.cast(_raw), C.opaque(outcome._raw), nil, &error)
        if let error { throw GLibError(taking: error) }
        return C.takeOptionalString(line)
    }
}
