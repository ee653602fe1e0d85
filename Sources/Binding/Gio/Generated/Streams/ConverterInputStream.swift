// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GConverterInputStream`. <https://docs.gtk.org/gio/class.ConverterInputStream.html>
open class ConverterInputStream: FilterInputStream, PollableInputStream {
    open override nonisolated class var gtype: UInt { g_converter_input_stream_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { ConverterInputStream(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_converter_input_stream_new()`.
    public convenience init(baseStream: InputStream, converter: any Converter) {
        if Self.hasOwnType { self.init(properties: ["base-stream": baseStream, "converter": converter as Object]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_converter_input_stream_new(C.cast(baseStream._raw), C.opaque(converter._raw))), "g_converter_input_stream_new"))
    }
}

extension ConverterInputStream {
    /// `converter`, `g_converter_input_stream_get_converter()`.
    public var converter: any Converter { C.present(C.borrow(C.raw(g_converter_input_stream_get_converter(C.cast(_raw))), AnyConverter.self), "g_converter_input_stream_get_converter") }
}

extension Members where Owner: ConverterInputStream {
    public var converter: PropertyKey<Owner, any Converter> { PropertyKey("converter", AnyConverter.self) }
}
