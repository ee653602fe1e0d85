// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GCharsetConverter`. <https://docs.gtk.org/gio/class.CharsetConverter.html>
open class CharsetConverter: Object, Converter, Initable {
    open override nonisolated class var gtype: UInt { g_charset_converter_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { CharsetConverter(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_charset_converter_new()`.
    public convenience init(toCharset: String, fromCharset: String) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(g_charset_converter_new(toCharset, fromCharset, &error))
        if let error { throw GLibError(taking: error) }
        self.init(_constructed: C.present(result, "g_charset_converter_new"))
    }
}

extension CharsetConverter {
    /// `from-charset`.
    public var fromCharset: String? { property("from-charset") }

    /// `to-charset`.
    public var toCharset: String? { property("to-charset") }

    /// `use-fallback`, `g_charset_converter_get_use_fallback()`.
    public var useFallback: Bool {
        get { g_charset_converter_get_use_fallback(C.opaque(_raw)) != 0 }
        set { g_charset_converter_set_use_fallback(C.opaque(_raw), newValue ? 1 : 0) }
        @_alwaysEmitIntoClient _modify { var value = self.useFallback; defer { self.useFallback = value }; yield &value }
    }

    /// `g_charset_converter_get_num_fallbacks()`.
    public var numFallbacks: Int { C.int(g_charset_converter_get_num_fallbacks(C.opaque(_raw))) }
}

extension Members where Owner: CharsetConverter {
    public var fromCharset: PropertyKey<Owner, String?> { PropertyKey("from-charset") }
    public var toCharset: PropertyKey<Owner, String?> { PropertyKey("to-charset") }
    public var useFallback: PropertyKey<Owner, Bool> { PropertyKey("use-fallback") }
}
