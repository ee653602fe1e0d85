// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GFilterInputStream`. <https://docs.gtk.org/gio/class.FilterInputStream.html>
open class FilterInputStream: InputStream {
    open override nonisolated class var gtype: UInt { g_filter_input_stream_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { FilterInputStream(_borrowed: raw) }
}

extension FilterInputStream {
    /// `base-stream`, `g_filter_input_stream_get_base_stream()`.
    public var baseStream: InputStream { C.present(C.borrow(g_filter_input_stream_get_base_stream(C.cast(_raw))), "g_filter_input_stream_get_base_stream") }

    /// `close-base-stream`, `g_filter_input_stream_get_close_base_stream()`.
    public var closeBaseStream: Bool {
        get { g_filter_input_stream_get_close_base_stream(C.cast(_raw)) != 0 }
        set { g_filter_input_stream_set_close_base_stream(C.cast(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.closeBaseStream; defer { self.closeBaseStream = value }; yield &value }
    }
}

extension Members where Owner: FilterInputStream {
    public var baseStream: PropertyKey<Owner, InputStream> { PropertyKey("base-stream") }
    public var closeBaseStream: PropertyKey<Owner, Bool> { PropertyKey("close-base-stream") }
}
