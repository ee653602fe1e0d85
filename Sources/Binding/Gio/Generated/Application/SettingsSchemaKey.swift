// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSettingsSchemaKey`. <https://docs.gtk.org/gio/struct.SettingsSchemaKey.html>
public final class SettingsSchemaKey: Boxed {
    public override class var gtype: UInt { g_settings_schema_key_get_type() }
}

extension SettingsSchemaKey {
    /// `g_settings_schema_key_get_default_value()`.
    public var defaultValue: Variant { C.present(C.take(C.raw(g_settings_schema_key_get_default_value(C.opaque(_raw)))), "g_settings_schema_key_get_default_value") }

    /// `g_settings_schema_key_get_description()`.
    public var details: String? { C.optionalString(g_settings_schema_key_get_description(C.opaque(_raw))) }

    /// `g_settings_schema_key_get_name()`.
    public var name: String { C.string(g_settings_schema_key_get_name(C.opaque(_raw))) }

    /// `g_settings_schema_key_get_range()`.
    public var range: Variant { C.present(C.take(C.raw(g_settings_schema_key_get_range(C.opaque(_raw)))), "g_settings_schema_key_get_range") }

    /// `g_settings_schema_key_get_summary()`.
    public var summary: String? { C.optionalString(g_settings_schema_key_get_summary(C.opaque(_raw))) }

    /// `g_settings_schema_key_get_value_type()`.
    public var valueType: VariantType { C.present(C.copy(C.raw(g_settings_schema_key_get_value_type(C.opaque(_raw)))), "g_settings_schema_key_get_value_type") }

    /// `g_settings_schema_key_range_check()`.
    @discardableResult
    public func rangeCheck(_ value: Variant) -> Bool {
        g_settings_schema_key_range_check(C.opaque(_raw), C.opaque(value._raw)) != 0
    }
}
