// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSettingsSchemaSource`. <https://docs.gtk.org/gio/struct.SettingsSchemaSource.html>
public final class SettingsSchemaSource: Boxed {
    public override class var gtype: UInt { g_settings_schema_source_get_type() }

    /// `g_settings_schema_source_new_from_directory()`.
    public convenience init(
        directory: String, parent: SettingsSchemaSource? = nil, trusted: Bool = true
    ) throws(GLibError) {
        var error: UnsafeMutablePointer<GError>?
        let result = C.raw(g_settings_schema_source_new_from_directory(C.bytes(directory), C.opaque(parent?._raw), trusted ? 1 : 0, &error))
        if let error { throw GLibError(taking: error) }
        self.init(_taking: C.present(result, "g_settings_schema_source_new_from_directory"))
    }
}

extension SettingsSchemaSource {
    /// `g_settings_schema_source_list_schemas()`.
    @discardableResult
    public func listSchemas(recursive: Bool) -> (nonRelocatable: [String], relocatable: [String]) {
        var nonRelocatable: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        var relocatable: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
        g_settings_schema_source_list_schemas(C.opaque(_raw), recursive ? 1 : 0, &nonRelocatable, &relocatable)
        return (C.takeStrings(nonRelocatable), C.takeStrings(relocatable))
    }

    /// `g_settings_schema_source_lookup()`.
    @discardableResult
    public func lookup(_ schemaId: String, recursive: Bool) -> SettingsSchema? {
        C.take(C.raw(g_settings_schema_source_lookup(C.opaque(_raw), schemaId, recursive ? 1 : 0)))
    }

    /// `g_settings_schema_source_get_default()`.
    public static var `default`: SettingsSchemaSource? { C.copy(C.raw(g_settings_schema_source_get_default())) }
}
