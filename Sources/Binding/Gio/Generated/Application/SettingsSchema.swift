// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSettingsSchema`. <https://docs.gtk.org/gio/struct.SettingsSchema.html>
public final class SettingsSchema: Boxed {
    public override class var gtype: UInt { g_settings_schema_get_type() }
}

extension SettingsSchema {
    /// `g_settings_schema_get_id()`.
    public var id: String { C.string(g_settings_schema_get_id(C.opaque(_raw))) }

    /// `g_settings_schema_get_key()`.
    public func key(_ name: String) -> SettingsSchemaKey {
        C.present(C.take(C.raw(g_settings_schema_get_key(C.opaque(_raw), name))), "g_settings_schema_get_key")
    }

    /// `g_settings_schema_get_path()`.
    public var path: String? { C.optionalString(g_settings_schema_get_path(C.opaque(_raw))) }

    /// `g_settings_schema_has_key()`.
    public func hasKey(_ name: String) -> Bool {
        g_settings_schema_has_key(C.opaque(_raw), name) != 0
    }

    /// `g_settings_schema_list_children()`.
    @discardableResult
    public func listChildren() -> [String] {
        C.takeStrings(g_settings_schema_list_children(C.opaque(_raw)))
    }

    /// `g_settings_schema_list_keys()`.
    @discardableResult
    public func listKeys() -> [String] {
        C.takeStrings(g_settings_schema_list_keys(C.opaque(_raw)))
    }
}
