// SPDX-License-Identifier: MIT

public import PluginKit
public import RxKernel

/// The values of the settings that the manifest of a plugin declares.
///
/// Each setting always has a value: the one that the user has set, or the default of the manifest. Use a file
/// in ``PluginContext/dataFolder`` for other data, such as documents.
/// ```swift
/// // [Setting rows]
/// // Title=Rows
/// // Type=int
/// // Minimum=1
/// // Maximum=100
/// // Default=20
/// func activate(in context: PluginContext) throws {
///     context.settings.observe("rows").subscribe(onNext: { print("rows: \($0)") }).disposed(by: disposeBag)
/// }
/// ```
/// It works in the same way in the shell's process and in a process of the plugin's own. Changes by the user
/// arrive while the plugin runs. **Errors**: ``PluginSettingsError``. **Lifetime**: that of the context.
/// **Threading**: the main thread only.
@preconcurrency @MainActor public final class PluginSettings {
    /// The settings that the manifest declares, in the order of the manifest.
    public let declarations: [PluginManifest.Setting]

    /// Stores a change: the id of a setting and its new value. Throws if that is not possible.
    package var store: (@MainActor (String, SettingValue) throws(PluginSettingsError) -> Void)?
    /// Called with an error message for a mistake of the plugin, such as reading a setting that the manifest does not declare.
    package var onMistake: (@MainActor (String) -> Void)?
    private let relay: BehaviorRelay<[String: SettingValue]>

    /// Creates the settings of a manifest with their defaults, in memory.
    public convenience init(_ manifest: PluginManifest? = nil) { self.init(manifest?.settings ?? []) }

    package init(_ declarations: [PluginManifest.Setting]) {
        self.declarations = declarations
        relay = BehaviorRelay(
            value: Dictionary(
                declarations.map { ($0.id, $0.defaultValue) }, uniquingKeysWith: { first, _ in first }))
    }

    /// All values by the ids of the settings.
    public var values: [String: SettingValue] { relay.value }

    /// All values: the current ones on subscription, then after each change.
    public var changes: Observable<[String: SettingValue]> { relay.asObservable().distinctUntilChanged() }

    /// Returns the value of a setting; nil if the manifest does not declare it.
    public func value(_ id: String) -> SettingValue? { relay.value[id] }

    /// Returns the value of a setting of the type `bool`. For another id, returns false, and the list of plugins shows a warning.
    public func bool(_ id: String) -> Bool {
        if case .bool(let value) = value(id) { return value }
        report(id, .bool)
        return false
    }

    /// Returns the value of a setting of the type `int`. For another id, returns 0, and the list of plugins shows a warning.
    public func int(_ id: String) -> Int {
        if case .int(let value) = value(id) { return value }
        report(id, .int)
        return 0
    }

    /// Returns the value of a setting of the type `double`. For another id, returns 0, and the list of plugins shows a warning.
    public func double(_ id: String) -> Double {
        if case .double(let value) = value(id) { return value }
        report(id, .double)
        return 0
    }

    /// Returns the value of a setting that is a text, such as one of the type `string` or `choice`. For
    /// another id, returns an empty text, and the list of plugins shows a warning.
    public func string(_ id: String) -> String {
        if case .string(let value) = value(id) { return value }
        report(id, .string)
        return ""
    }

    /// Emits the value of a setting: the current one on subscription, then each new one. It emits nothing if
    /// the manifest does not declare the setting.
    public func observe(_ id: String) -> Observable<SettingValue> {
        relay.compactMap { $0[id] }.distinctUntilChanged()
    }

    /// Changes a setting, and stores it.
    ///
    /// - Throws: ``PluginSettingsError`` if the manifest does not declare the setting, the setting cannot
    ///   have the value, or the value cannot be stored. In the last case, the value is in effect until the
    ///   application ends.
    public func set(_ id: String, to value: SettingValue) throws(PluginSettingsError) {
        try check(id, value)
        guard relay.value[id] != value else { return }
        relay.accept(relay.value.merging([id: value]) { $1 })
        try store?(id, value)
    }

    /// Changes a setting to its default value, and stores it. Throws the same errors as ``set(_:to:)``.
    public func reset(_ id: String) throws(PluginSettingsError) {
        guard let setting = declarations.first(where: { $0.id == id }) else { throw .notDeclared(id) }
        try set(id, to: setting.defaultValue)
    }

    /// Whether a setting has another value than the default.
    package func isChanged(_ id: String) -> Bool {
        guard let setting = declarations.first(where: { $0.id == id }) else { return false }
        return relay.value[id] != setting.defaultValue
    }

    /// Throws an error if a setting is not declared, or cannot have the value.
    package func check(_ id: String, _ value: SettingValue) throws(PluginSettingsError) {
        guard let setting = declarations.first(where: { $0.id == id }) else { throw .notDeclared(id) }
        guard setting.allows(value) else {
            throw .notAllowed(id, value: "\(value)", allowed: setting.values.form)
        }
    }

    /// Takes over values that are stored elsewhere. Values that the settings cannot have are ignored.
    package func show(_ values: [String: SettingValue]) {
        let allowed = values.filter { id, value in
            declarations.contains { $0.id == id && $0.allows(value) }
        }
        let new = relay.value.merging(allowed) { $1 }
        if new != relay.value { relay.accept(new) }
    }

    /// Takes over all stored values. Settings without a stored value get their defaults.
    package func replace(with values: [String: SettingValue]) {
        show(
            Dictionary(
                declarations.map { ($0.id, values[$0.id] ?? $0.defaultValue) },
                uniquingKeysWith: { first, _ in first }))
    }

    private func report(_ id: String, _ kind: SettingValue.Kind) {
        onMistake?(
            "The manifest declares no setting \"\(id)\" of the type \(kind). Add [Setting \(id)], or read it by its type."
        )
    }
}

/// The reason why a setting of a plugin cannot be changed.
public enum PluginSettingsError: Error, Hashable, Sendable {
    /// The manifest declares no setting with this id.
    case notDeclared(String)
    /// The setting with this id cannot have the value; `allowed` describes the possible values.
    case notAllowed(String, value: String, allowed: String)
    /// The value is in effect, but could not be stored. The parameter is the error message.
    case notStored(String)
}

extension PluginSettingsError: CustomStringConvertible {
    /// The reason, and how to fix it.
    public var description: String {
        switch self {
        case .notDeclared(let id):
            "The manifest declares no setting \"\(id.prefix(100))\". Add [Setting \(id.prefix(100))] with its type."
        case .notAllowed(let id, let value, let allowed):
            "The setting \"\(id)\" cannot be \"\(value.prefix(100))\". Use \(allowed)."
        case .notStored(let reason): reason
        }
    }
}
