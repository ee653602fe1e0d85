// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GConverter`. <https://docs.gtk.org/gio/iface.Converter.html>
@MainActor
public protocol Converter: Object {}

/// Some object with the interface ``Converter``, of a class that is private to its library.
public final class AnyConverter: Object, Converter {
    public override nonisolated class var gtype: UInt { g_converter_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyConverter(_borrowed: raw) }
}

extension Converter {
    /// `g_converter_reset()`.
    public func reset() {
        g_converter_reset(C.opaque(_raw))
    }

#if GTK_4_16
    /// `g_converter_convert_bytes()`.
    @discardableResult
    public func convertBytes(_ bytes: Bytes) throws(GLibError) -> Bytes {
        var error: UnsafeMutablePointer<GError>?
        let result = g_converter_convert_bytes(C.opaque(_raw), C.opaque(bytes._raw), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.take(C.raw(result)), "g_converter_convert_bytes")
    }
#endif
}
