// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSimpleIOStream`. <https://docs.gtk.org/gio/class.SimpleIOStream.html>
open class SimpleIOStream: IOStream {
    open override nonisolated class var gtype: UInt { g_simple_io_stream_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SimpleIOStream(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_simple_io_stream_new()`.
    public convenience init(inputStream: InputStream, outputStream: OutputStream) {
        if Self.hasOwnType { self.init(properties: ["input-stream": inputStream, "output-stream": outputStream]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_simple_io_stream_new(C.cast(inputStream._raw), C.cast(outputStream._raw))), "g_simple_io_stream_new"))
    }
}
