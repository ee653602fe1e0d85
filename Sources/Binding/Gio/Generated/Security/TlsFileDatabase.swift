// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GTlsFileDatabase`. <https://docs.gtk.org/gio/iface.TlsFileDatabase.html>
@MainActor
public protocol TlsFileDatabase: TlsDatabase {}

/// Some object with the interface ``TlsFileDatabase``, of a class that is private to its library.
public final class AnyTlsFileDatabase: TlsDatabase, TlsFileDatabase {
    public override nonisolated class var gtype: UInt { g_tls_file_database_get_type() }
    public override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { AnyTlsFileDatabase(_borrowed: raw) }
}

extension TlsFileDatabase {
    /// `anchors`.
    public var anchors: String? {
        get { property("anchors") }
        set { setProperty("anchors", newValue) }
        @_alwaysEmitIntoClient _modify { var value = self.anchors; defer { self.anchors = value }; yield &value }
    }

    /// `g_tls_file_database_new()`.
    public static func file(withAnchors anchors: String) throws(GLibError) -> any TlsFileDatabase {
        var error: UnsafeMutablePointer<GError>?
        let result = g_tls_file_database_new(C.bytes(anchors), &error)
        if let error { throw GLibError(taking: error) }
        return C.present(C.adopt(result, AnyTlsFileDatabase.self), "g_tls_file_database_new")
    }
}

extension Members where Owner: TlsFileDatabase {
    public var anchors: PropertyKey<Owner, String?> { PropertyKey("anchors") }
}
