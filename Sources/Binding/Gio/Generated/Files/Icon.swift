// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GIcon`. <https://docs.gtk.org/gio/iface.Icon.html>
@MainActor
public protocol Icon: Object {}

/// Some object with the interface ``Icon``, of a class that is private to its library.
public final class AnyIcon: Object, Icon {
    public override nonisolated class var gtype: UInt { g_icon_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyIcon(_borrowed: raw) }
}

extension Icon {
    /// `g_icon_deserialize()`.
    public static func deserialize(_ value: Variant) -> (any Icon)? {
        C.adopt(C.raw(g_icon_deserialize(C.opaque(value._raw))), AnyIcon.self)
    }

    /// `g_icon_new_for_string()`.
    public static func from(string str: String) throws(GLibError) -> any Icon {
        var error: UnsafeMutablePointer<GError>?
        let result = g_icon_new_for_string(str, &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(C.raw(result), AnyIcon.self), "g_icon_new_for_string")
    }

    /// `g_icon_equal()`.
    public func equal(_ icon2: (any Icon)? = nil) -> Bool {
        g_icon_equal(C.opaque(_raw), C.opaque(icon2?._raw)) != 0
    }

    /// `g_icon_serialize()`.
    @discardableResult
    public func serialize() -> Variant? {
        C.take(C.raw(g_icon_serialize(C.opaque(_raw))))
    }

    /// `g_icon_to_string()`.
    public func toString() -> String? {
        C.takeOptionalString(g_icon_to_string(C.opaque(_raw)))
    }
}
