// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GDataInputStream`. <https://docs.gtk.org/gio/class.DataInputStream.html>
open class DataInputStream: BufferedInputStream {
    open override nonisolated class var gtype: UInt { g_data_input_stream_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { DataInputStream(_borrowed: raw) }

    /// `g_data_input_stream_new()`.
    public convenience init(baseStream: InputStream) {
        if Self.hasOwnType { self.init(properties: ["base-stream": baseStream]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_data_input_stream_new(C.cast(baseStream._raw))), "g_data_input_stream_new"))
    }
}

extension DataInputStream {
    /// `byte-order`, `g_data_input_stream_get_byte_order()`.
    public var byteOrder: DataStreamByteOrder {
        get { C.enumeration(g_data_input_stream_get_byte_order(C.cast(_raw)).rawValue) }
        set { g_data_input_stream_set_byte_order(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.byteOrder; defer { self.byteOrder = value }; yield &value }
    }

    /// `newline-type`, `g_data_input_stream_get_newline_type()`.
    public var newlineType: DataStreamNewlineType {
        get { C.enumeration(g_data_input_stream_get_newline_type(C.cast(_raw)).rawValue) }
        set { g_data_input_stream_set_newline_type(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.newlineType; defer { self.newlineType = value }; yield &value }
    }

    /// `g_data_input_stream_read_byte()`.
    @discardableResult
    public func readUint8(cancellable: Cancellable? = nil) throws(GLibError) -> UInt8 {
        var error: UnsafeMutablePointer<GError>?
        let result = g_data_input_stream_read_byte(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return result
    }

    /// `g_data_input_stream_read_int16()`.
    @discardableResult
    public func readInt16(cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_data_input_stream_read_int16(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_data_input_stream_read_int32()`.
    @discardableResult
    public func readInt32(cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_data_input_stream_read_int32(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_data_input_stream_read_int64()`.
    @discardableResult
    public func readInt64(cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_data_input_stream_read_int64(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_data_input_stream_read_line_utf8()`.
    @discardableResult
    public func readLine(cancellable: Cancellable? = nil) throws(GLibError) -> String? {
        var length: gsize = 0
        var error: UnsafeMutablePointer<GError>?
        let result = g_data_input_stream_read_line_utf8(C.cast(_raw), &length, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.takeOptionalString(result)
    }

    /// `g_data_input_stream_read_uint16()`.
    @discardableResult
    public func readUint16(cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_data_input_stream_read_uint16(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_data_input_stream_read_uint32()`.
    @discardableResult
    public func readUint32(cancellable: Cancellable? = nil) throws(GLibError) -> Int {
        var error: UnsafeMutablePointer<GError>?
        let result = g_data_input_stream_read_uint32(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.int(result)
    }

    /// `g_data_input_stream_read_uint64()`.
    @discardableResult
    public func readUint64(cancellable: Cancellable? = nil) throws(GLibError) -> UInt64 {
        var error: UnsafeMutablePointer<GError>?
        let result = g_data_input_stream_read_uint64(C.cast(_raw), C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return UInt64(result)
    }

    /// `g_data_input_stream_read_upto()`.
    @discardableResult
    public func readUpto(
        _ stopChars: String, stopCharsLen: Int, cancellable: Cancellable? = nil
    ) throws(GLibError) -> String {
        var length: gsize = 0
        var error: UnsafeMutablePointer<GError>?
        let result = g_data_input_stream_read_upto(C.cast(_raw), stopChars, C.gssize(stopCharsLen), &length, C.cast(cancellable?._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.takeString(result)
    }

    /// `g_data_input_stream_read_upto_async()`, `g_data_input_stream_read_upto_finish()`.
    @discardableResult
    public func readUpto(
        _ stopChars: String, stopCharsLen: Int, priority ioPriority: Int = 0
    ) async throws(GLibError) -> String {
        let source = await C.ready { cancellable, ready, data in
            g_data_input_stream_read_upto_async(C.cast(_raw), stopChars, C.gssize(stopCharsLen), C.gint(ioPriority), cancellable, ready, data)
        }
        var length: gsize = 0
        var error: UnsafeMutablePointer<GError>?
        let result = g_data_input_stream_read_upto_finish(C.cast(_raw), C.opaque(source._raw), &length, &error)
        if let error { throw GLibError(taking: error) }
        return C.takeString(result)
    }
}

extension Members where Owner: DataInputStream {
    public var byteOrder: PropertyKey<Owner, DataStreamByteOrder> { PropertyKey("byte-order") }
    public var newlineType: PropertyKey<Owner, DataStreamNewlineType> { PropertyKey("newline-type") }
}
