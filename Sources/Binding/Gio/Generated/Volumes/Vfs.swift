// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GVfs`. <https://docs.gtk.org/gio/class.Vfs.html>
open class Vfs: Object {
    open override nonisolated class var gtype: UInt { g_vfs_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Vfs(_borrowed: raw) }
    @available(*, unavailable, message: "The library has no function that creates one: another object does, or returns the only one that exists.") public convenience override init() { self.init(properties: [:]) }
}

extension Vfs {
    /// `g_vfs_get_default()`.
    public static var `default`: Vfs { C.present(C.borrow(g_vfs_get_default()), "g_vfs_get_default") }

    /// `g_vfs_get_local()`.
    public static var local: Vfs { C.present(C.borrow(g_vfs_get_local()), "g_vfs_get_local") }

    /// `g_vfs_get_file_for_path()`.
    public func file(forPath path: String) -> File {
        C.present(C.adopt(C.raw(g_vfs_get_file_for_path(C.cast(_raw), C.bytes(path)))), "g_vfs_get_file_for_path")
    }

    /// `g_vfs_get_file_for_uri()`.
    public func file(forUri uri: String) -> File {
        C.present(C.adopt(C.raw(g_vfs_get_file_for_uri(C.cast(_raw), uri))), "g_vfs_get_file_for_uri")
    }

    /// `g_vfs_get_supported_uri_schemes()`.
    public var supportedUriSchemes: [String] { C.strings(constant: g_vfs_get_supported_uri_schemes(C.cast(_raw))) }

    /// `g_vfs_is_active()`.
    public var isActive: Bool { g_vfs_is_active(C.cast(_raw)) != 0 }

    /// `g_vfs_parse_name()`.
    @discardableResult
    public func parseName(_ parseName: String) -> File {
        C.present(C.adopt(C.raw(g_vfs_parse_name(C.cast(_raw), parseName))), "g_vfs_parse_name")
    }

    /// `g_vfs_register_uri_scheme()`.
    @discardableResult
    public func registerUriScheme(_ scheme: String) -> Bool {
        g_vfs_register_uri_scheme(C.cast(_raw), scheme, nil, nil, nil, nil, nil, nil) != 0
    }

    /// `g_vfs_unregister_uri_scheme()`.
    @discardableResult
    public func unregisterUriScheme(_ scheme: String) -> Bool {
        g_vfs_unregister_uri_scheme(C.cast(_raw), scheme) != 0
    }
}
