// SPDX-License-Identifier: MIT
// Written by girgen. Do not edit.
// swift-format-ignore-file

import CGtk
@_spi(Binding) import GLib
@_spi(Binding) import GObject

/// `GSettings`. <https://docs.gtk.org/gio/class.Settings.html>
open class Settings: Object {
    open override nonisolated class var gtype: UInt { g_settings_get_type() }
    open override class func _wrap(_ raw: UnsafeMutableRawPointer) -> Object { Settings(_borrowed: raw) }
    @available(*, unavailable, message: "It is about something: use an initializer that takes it.") public convenience override init() { self.init(properties: [:]) }

    /// `g_settings_new_full()`.
    public convenience init(schema: SettingsSchema, backend: SettingsBackend? = nil, path: String? = nil) {
        if Self.hasOwnType { self.init(properties: ["settings-schema": schema, "backend": backend, "path": path]); return }
        self.init(_constructed: C.present(UnsafeMutableRawPointer(g_settings_new_full(C.opaque(schema._raw), C.cast(backend?._raw), path)), "g_settings_new_full"))
    }
}

extension Settings {
    /// `backend`.
    public var backend: SettingsBackend? { property("backend") }

    /// `delay-apply`.
    public var delayApply: Bool { property("delay-apply") }

    /// `has-unapplied`, `g_settings_get_has_unapplied()`.
    public var hasUnapplied: Bool { g_settings_get_has_unapplied(C.cast(_raw)) != 0 }

    /// `path`.
    public var path: String? { property("path") }

    /// `schema-id`.
    public var schemaId: String? { property("schema-id") }

    /// `settings-schema`.
    public var settingsSchema: SettingsSchema? { property("settings-schema") }

    /// `changed`.
    @discardableResult
    public func onChanged(
        detail: String? = nil, after: Bool = false, _ handler: @escaping @MainActor (_ key: String) -> Void
    ) -> SignalConnection {
        connect(C.signal("changed", detail), after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `writable-change-event`.
    @discardableResult
    public func onWritableChangeEvent(
        after: Bool = false, _ handler: @escaping @MainActor (_ key: Int) -> Bool
    ) -> SignalConnection {
        connect("writable-change-event", after: after, returning: Bool.self) { arguments in handler(arguments.get(1)) }
    }

    /// `writable-changed`.
    @discardableResult
    public func onWritableChanged(
        detail: String? = nil, after: Bool = false, _ handler: @escaping @MainActor (_ key: String) -> Void
    ) -> SignalConnection {
        connect(C.signal("writable-changed", detail), after: after) { arguments in handler(arguments.get(1)) }
    }

    /// `g_settings_sync()`.
    public static func sync() {
        g_settings_sync()
    }

    /// `g_settings_unbind()`.
    public static func unbind(_ object: Object, property: String) {
        g_settings_unbind(object._raw, property)
    }

    /// `g_settings_apply()`.
    public func apply() {
        g_settings_apply(C.cast(_raw))
    }

    /// `g_settings_bind()`.
    public func bind(_ key: String, object: Object, property: String, flags: SettingsBindFlags = []) {
        g_settings_bind(C.cast(_raw), key, object._raw, property, .init(rawValue: C.number(flags)))
    }

    /// `g_settings_bind_writable()`.
    public func bindWritable(_ key: String, object: Object, property: String, inverted: Bool) {
        g_settings_bind_writable(C.cast(_raw), key, object._raw, property, inverted ? 1 : 0)
    }

    /// `g_settings_create_action()`.
    @discardableResult
    public func createAction(_ key: String) -> any Action {
        C.present(C.adopt(C.raw(g_settings_create_action(C.cast(_raw), key)), AnyAction.self), "g_settings_create_action")
    }

    /// `g_settings_delay()`.
    public func delay() {
        g_settings_delay(C.cast(_raw))
    }

    /// `g_settings_get_boolean()`.
    public func boolean(forKey key: String) -> Bool {
        g_settings_get_boolean(C.cast(_raw), key) != 0
    }

    /// `g_settings_get_child()`.
    public func child(_ name: String) -> Settings {
        C.present(C.adopt(g_settings_get_child(C.cast(_raw), name)), "g_settings_get_child")
    }

    /// `g_settings_get_default_value()`.
    public func defaultValue(forKey key: String) -> Variant? {
        C.take(C.raw(g_settings_get_default_value(C.cast(_raw), key)))
    }

    /// `g_settings_get_double()`.
    public func double(forKey key: String) -> Double {
        g_settings_get_double(C.cast(_raw), key)
    }

    /// `g_settings_get_enum()`.
    public func `enum`(forKey key: String) -> Int {
        C.int(g_settings_get_enum(C.cast(_raw), key))
    }

    /// `g_settings_get_flags()`.
    public func flags(forKey key: String) -> Int {
        C.int(g_settings_get_flags(C.cast(_raw), key))
    }

    /// `g_settings_get_int()`.
    public func int(forKey key: String) -> Int {
        C.int(g_settings_get_int(C.cast(_raw), key))
    }

    /// `g_settings_get_int64()`.
    public func int64(forKey key: String) -> Int {
        C.int(g_settings_get_int64(C.cast(_raw), key))
    }

    /// `g_settings_get_string()`.
    public func string(forKey key: String) -> String {
        C.takeString(g_settings_get_string(C.cast(_raw), key))
    }

    /// `g_settings_get_strv()`.
    public func strings(forKey key: String) -> [String] {
        C.takeStrings(g_settings_get_strv(C.cast(_raw), key))
    }

    /// `g_settings_get_uint()`.
    public func uint(forKey key: String) -> Int {
        C.int(g_settings_get_uint(C.cast(_raw), key))
    }

    /// `g_settings_get_uint64()`.
    public func uint64(forKey key: String) -> UInt64 {
        UInt64(g_settings_get_uint64(C.cast(_raw), key))
    }

    /// `g_settings_get_user_value()`.
    public func userValue(forKey key: String) -> Variant? {
        C.take(C.raw(g_settings_get_user_value(C.cast(_raw), key)))
    }

    /// `g_settings_get_value()`.
    public func value(forKey key: String) -> Variant {
        C.present(C.take(C.raw(g_settings_get_value(C.cast(_raw), key))), "g_settings_get_value")
    }

    /// `g_settings_is_writable()`.
    public func isWritable(_ name: String) -> Bool {
        g_settings_is_writable(C.cast(_raw), name) != 0
    }

    /// `g_settings_list_children()`.
    @discardableResult
    public func listChildren() -> [String] {
        C.takeStrings(g_settings_list_children(C.cast(_raw)))
    }

    /// `g_settings_reset()`.
    public func reset(_ key: String) {
        g_settings_reset(C.cast(_raw), key)
    }

    /// `g_settings_revert()`.
    public func revert() {
        g_settings_revert(C.cast(_raw))
    }

    /// `g_settings_set_boolean()`.
    @discardableResult
    public func setBoolean(_ key: String, value: Bool) -> Bool {
        g_settings_set_boolean(C.cast(_raw), key, value ? 1 : 0) != 0
    }

    /// `g_settings_set_double()`.
    @discardableResult
    public func setDouble(_ key: String, value: Double) -> Bool {
        g_settings_set_double(C.cast(_raw), key, value) != 0
    }

    /// `g_settings_set_enum()`.
    @discardableResult
    public func setEnum(_ key: String, value: Int) -> Bool {
        g_settings_set_enum(C.cast(_raw), key, C.gint(value)) != 0
    }

    /// `g_settings_set_flags()`.
    @discardableResult
    public func setFlags(_ key: String, value: Int) -> Bool {
        g_settings_set_flags(C.cast(_raw), key, C.guint(value)) != 0
    }

    /// `g_settings_set_int()`.
    @discardableResult
    public func setInt(_ key: String, value: Int) -> Bool {
        g_settings_set_int(C.cast(_raw), key, C.gint(value)) != 0
    }

    /// `g_settings_set_int64()`.
    @discardableResult
    public func setInt64(_ key: String, value: Int) -> Bool {
        g_settings_set_int64(C.cast(_raw), key, C.gint64(value)) != 0
    }

    /// `g_settings_set_string()`.
    @discardableResult
    public func setString(_ key: String, value: String) -> Bool {
        g_settings_set_string(C.cast(_raw), key, value) != 0
    }

    /// `g_settings_set_strv()`.
    @discardableResult
    public func setStrv(_ key: String, value: [String]? = nil) -> Bool {
        let cValue = StringVector(value)
        return g_settings_set_strv(C.cast(_raw), key, cValue.constant) != 0
    }

    /// `g_settings_set_uint()`.
    @discardableResult
    public func setUint(_ key: String, value: Int) -> Bool {
        g_settings_set_uint(C.cast(_raw), key, C.guint(value)) != 0
    }

    /// `g_settings_set_uint64()`.
    @discardableResult
    public func setUint64(_ key: String, value: UInt64) -> Bool {
        g_settings_set_uint64(C.cast(_raw), key, guint64(value)) != 0
    }

    /// `g_settings_set_value()`.
    @discardableResult
    public func setValue(_ key: String, value: Variant) -> Bool {
        g_settings_set_value(C.cast(_raw), key, C.opaque(value._raw)) != 0
    }
}

extension Members where Owner: Settings {
    public var backend: PropertyKey<Owner, SettingsBackend?> { PropertyKey("backend") }
    public var delayApply: PropertyKey<Owner, Bool> { PropertyKey("delay-apply") }
    public var hasUnapplied: PropertyKey<Owner, Bool> { PropertyKey("has-unapplied") }
    public var path: PropertyKey<Owner, String?> { PropertyKey("path") }
    public var schemaId: PropertyKey<Owner, String?> { PropertyKey("schema-id") }
    public var settingsSchema: PropertyKey<Owner, SettingsSchema?> { PropertyKey("settings-schema") }
    public var changed: SignalKey<Owner, String> { SignalKey(one: "changed") }
    public var writableChangeEvent: AnsweredSignalKey<Owner, Int, Bool> { AnsweredSignalKey(one: "writable-change-event") }
    public var writableChanged: SignalKey<Owner, String> { SignalKey(one: "writable-changed") }
}
