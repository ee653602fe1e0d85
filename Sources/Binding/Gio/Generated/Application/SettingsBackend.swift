// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSettingsBackend`. <https://docs.gtk.org/gio/class.SettingsBackend.html>
open class SettingsBackend: Object {
    open override nonisolated class var gtype: UInt { g_settings_backend_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { SettingsBackend(_borrowed: raw) }
}

extension SettingsBackend {
    /// `g_settings_backend_get_default()`.
    public static var `default`: SettingsBackend { C.present(C.adopt(g_settings_backend_get_default()), "g_settings_backend_get_default") }

    /// `g_settings_backend_path_writable_changed()`.
    public func pathWritableChanged(_ path: String) {
        g_settings_backend_path_writable_changed(C.cast(_raw), path)
    }

    /// `g_settings_backend_writable_changed()`.
    public func writableChanged(_ key: String) {
        g_settings_backend_writable_changed(C.cast(_raw), key)
    }
}
