// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDataOutputStream`. <https://docs.gtk.org/gio/class.DataOutputStream.html>
open class DataOutputStream: FilterOutputStream, Seekable {
    open override nonisolated class var gtype: UInt { g_data_output_stream_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DataOutputStream(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_data_output_stream_new()`.
    public convenience init(baseStream: OutputStream) {
        if Self.hasOwnType { self.init(properties: ["base-stream": baseStream]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_data_output_stream_new(C.cast(baseStream._raw))), "g_data_output_stream_new"))
    }
}

extension DataOutputStream {
    /// `byte-order`, `g_data_output_stream_get_byte_order()`.
    public var byteOrder: DataStreamByteOrder {
        get { C.enumeration(g_data_output_stream_get_byte_order(C.cast(_raw)).rawValue) }
        set { g_data_output_stream_set_byte_order(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.byteOrder; defer { self.byteOrder = value }; yield &value }
    }

    /// `g_data_output_stream_put_byte()`.
    public func putByte(data: UInt8, cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_data_output_stream_put_byte(C.cast(_raw), data, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_data_output_stream_put_int16()`.
    public func putInt16(data: Int, cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_data_output_stream_put_int16(C.cast(_raw), C.gint16(data), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_data_output_stream_put_int32()`.
    public func putInt32(data: Int, cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_data_output_stream_put_int32(C.cast(_raw), C.gint32(data), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_data_output_stream_put_int64()`.
    public func putInt64(data: Int, cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_data_output_stream_put_int64(C.cast(_raw), C.gint64(data), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_data_output_stream_put_string()`.
    public func putString(_ str: String, cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_data_output_stream_put_string(C.cast(_raw), str, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_data_output_stream_put_uint16()`.
    public func putUint16(data: Int, cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_data_output_stream_put_uint16(C.cast(_raw), C.guint16(data), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_data_output_stream_put_uint32()`.
    public func putUint32(data: Int, cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_data_output_stream_put_uint32(C.cast(_raw), C.guint32(data), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }

    /// `g_data_output_stream_put_uint64()`.
    public func putUint64(data: UInt64, cancellable: Cancellable? = nil) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        _ = g_data_output_stream_put_uint64(C.cast(_raw), guint64(data), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
    }
}

extension Members where Owner: DataOutputStream {
    public var byteOrder: PropertyKey<Owner, DataStreamByteOrder> { PropertyKey("byte-order") }
}
