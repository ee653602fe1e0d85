// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTlsPassword`. <https://docs.gtk.org/gio/class.TlsPassword.html>
open class TlsPassword: Object {
    open override nonisolated class var gtype: UInt { g_tls_password_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { TlsPassword(_borrowed: raw) }

    /// `g_tls_password_new()`.
    public convenience init(flags: TlsPasswordFlags = [], description: String) {
        if Self.hasOwnType { self.init(properties: ["flags": flags, "description": description]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_tls_password_new(.init(rawValue: C.number(flags)), description)), "g_tls_password_new"))
    }
}

extension TlsPassword {
    /// `description`, `g_tls_password_get_description()`.
    public var purpose: String {
        get { C.string(g_tls_password_get_description(C.cast(_raw))) }
        set { g_tls_password_set_description(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.purpose; defer { self.purpose = value }; yield &value }
    }

    /// `flags`, `g_tls_password_get_flags()`.
    public var flags: TlsPasswordFlags {
        get { C.flags(g_tls_password_get_flags(C.cast(_raw)).rawValue) }
        set { g_tls_password_set_flags(C.cast(_raw), .init(rawValue: C.number(newValue))) }
        @_alwaysEmitIntoClient _modify { var value = self.flags; defer { self.flags = value }; yield &value }
    }

    /// `warning`, `g_tls_password_get_warning()`.
    public var warning: String {
        get { C.string(g_tls_password_get_warning(C.cast(_raw))) }
        set { g_tls_password_set_warning(C.cast(_raw), newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.warning; defer { self.warning = value }; yield &value }
    }

    /// `g_tls_password_get_value()`.
    public var value: [UInt8] {
        var length: gsize = 0
        let result = g_tls_password_get_value(C.cast(_raw), &length)
        return C.array(numbers: result, of: UInt8.self, count: C.int(length), .none) { $0 }
    }

    /// `g_tls_password_set_value()`.
    public func setValue(_ value: [UInt8]) {
        g_tls_password_set_value(C.cast(_raw), value, C.gssize(value.count))
    }
}

extension Members where Owner: TlsPassword {
    public var purpose: PropertyKey<Owner, String> { PropertyKey("description") }
    public var flags: PropertyKey<Owner, TlsPasswordFlags> { PropertyKey("flags") }
    public var warning: PropertyKey<Owner, String> { PropertyKey("warning") }
}
