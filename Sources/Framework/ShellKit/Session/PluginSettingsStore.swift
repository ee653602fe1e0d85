// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import PluginKit
import PluginRuntime
import RxKernel

/// The values of the settings of the shell and of all plugins, stored in a file that the user can edit:
///
/// ```
/// { "version": 1, "value": { "shell": { "density": "compact" }, "org.example.contacts": { "rows": 20, "archive": { "path": "/music" } } }
/// }
/// ```
/// Settings with their default value are not in the file. The file is watched: a change by another program
/// takes effect immediately. Main thread only.
@MainActor final class PluginSettingsStore {
    /// All values, by the keys of their owners: the id of a plugin, or "shell".
    typealias Values = [String: [String: StoredValue]]

    private let file: SettingsFile<Values>
    private let path: String?
    /// Whether the file changes because of a change in this process.
    private var isOwnChange = false
    private let bag = DisposeBag()
    /// The settings that are updated when the file changes.
    private var shownSettings: [String: ShownSettings] = [:]

    private struct ShownSettings {
        weak var settings: PluginSettings?
        let warn: @MainActor (String) -> Void
    }

    /// Reads the file.
    ///
    /// - Parameter path: The absolute path of the file; nil for settings in memory only.
    init(_ path: String?) {
        self.path = path
        // The folder is watched from the beginning: the user may write the file before the shell does.
        if let path { Folder.make(path.parentPath) }
        file = SettingsFile(path: path, default: [:])
        var old = file.value
        file.values.skip(1).subscribe(onNext: { [unowned self] new in
            defer { old = new }
            if !isOwnChange { show(new, insteadOf: old) }
        })
        .disposed(by: bag)
        file.errors.subscribe(onNext: { [unowned self] error in
            for shown in shownSettings.values { shown.warn("\(error)") }
        })
        .disposed(by: bag)
    }

    /// Why the file could not be read, so that all settings have their defaults; nil if it was read.
    var error: StateFileError? { file.error }

    /// The stored values.
    var values: Values { file.value }

    /// Returns the settings of a plugin. Their changes are stored.
    ///
    /// - Parameter warn: Called with an error message about the file. An invalid value stays in the file until the setting is changed.
    func settings(of manifest: PluginManifest, warn: @escaping @MainActor (String) -> Void) -> PluginSettings
    {
        let settings = PluginSettings(manifest)
        if !manifest.settings.isEmpty { follow(manifest.id.text, settings, warn: warn) }
        return settings
    }

    /// Sets the settings to the values that are stored under a key, and stores their changes there.
    func follow(
        _ key: String, _ settings: PluginSettings, warn: @escaping @MainActor (String) -> Void
    ) {
        if let error = file.error { warn("\(error)") }
        shownSettings[key] = ShownSettings(settings: settings, warn: warn)
        show(key, settings, warn)
        // The closure retains the store, and the store has only weak references to settings.
        settings.store = { [self, weak settings] id, value throws(PluginSettingsError) in
            let isDefault =
                settings?.declarations.contains { $0.id == id && $0.defaultValue == value } == true
            defer { settings?.show([id: value]) }
            try store([key: [id: isDefault ? nil : value]])
        }
    }

    /// Stores the values of several settings at once; nil for a setting that has its default value.
    private func store(_ changes: [String: [String: SettingValue?]]) throws(PluginSettingsError) {
        let shown = shownSettings
        defer { isOwnChange = false }
        do throws(StateFileError) {
            try file.update { values in
                // What other programs have changed was shown before.
                isOwnChange = true
                for (key, changed) in changes {
                    let declarations = shown[key]?.settings?.declarations ?? []
                    for (id, value) in changed {
                        let setting = declarations.first { $0.id == id }
                        values[key, default: [:]][id] = value.map { StoredValue($0, of: setting) }
                    }
                    if values[key]?.isEmpty == true { values[key] = nil }
                }
            }
        } catch {
            throw .notStored("\(error)")
        }
    }

    /// Changes several settings at once. The caller has checked that the settings can have the values.
    func set(_ changes: [String: [String: SettingValue]]) throws(PluginSettingsError) {
        let shown = shownSettings
        defer { for (key, values) in changes { shown[key]?.settings?.show(values) } }
        try store(
            Dictionary(
                uniqueKeysWithValues: changes.map { key, values in
                    let declarations = shown[key]?.settings?.declarations ?? []
                    let stored = values.map { id, value in
                        (id, declarations.contains { $0.id == id && $0.defaultValue == value } ? nil : value)
                    }
                    return (key, Dictionary(uniqueKeysWithValues: stored))
                }))
    }

    private func show(_ key: String, _ settings: PluginSettings, _ warn: @MainActor (String) -> Void) {
        var values: [String: SettingValue] = [:]
        for (id, stored) in file.value[key] ?? [:] {
            // A setting that is not declared may belong to another version of the plugin.
            guard let setting = settings.declarations.first(where: { $0.id == id }) else { continue }
            if let value = stored.value(of: setting), setting.allows(value) {
                values[id] = value
            } else {
                let form =
                    setting.isPath ? "{ \"path\": \"…\" } with \(setting.values.form)" : setting.values.form
                warn(
                    "\(path ?? ""): \(key): \(id) cannot be \(stored). Write \(form); \"\(setting.defaultValue)\" is used."
                )
            }
        }
        settings.replace(with: values)
    }

    // MARK: Other programs

    /// Shows the values that another program has changed.
    private func show(_ new: Values, insteadOf old: Values) {
        for (key, shown) in shownSettings where new[key] != old[key] {
            if let settings = shown.settings { show(key, settings, shown.warn) }
        }
    }
}

/// A value in the file.
enum StoredValue: Codable, Hashable, Sendable {
    /// A number, a text, true or false.
    case known(SettingValue)
    /// The path of a file or a folder: `{ "path": "/music" }`. It has a form of its own, since the process of
    /// a plugin can set a text, and a later version of the plugin may declare that setting as a file. It must
    /// not get a file that the user has not chosen.
    case path(String)
    /// A list, another object, or null.
    case other

    init(_ value: SettingValue, of setting: PluginManifest.Setting?) {
        self = .known(value)
        if setting?.isPath == true, case .string(let path) = value { self = .path(path) }
    }

    init(from decoder: any Decoder) throws {
        if let path = try? [String: String](from: decoder)["path"] {
            self = .path(path)
            return
        }
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
            self = .known(.bool(value))
        } else if let value = try? container.decode(Int.self) {
            self = .known(.int(value))
        } else if let value = try? container.decode(Double.self) {
            self = .known(.double(value))
        } else if let value = try? container.decode(String.self) {
            self = .known(.string(value))
        } else {
            self = .other
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .known(.bool(let value)): try container.encode(value)
        case .known(.int(let value)): try container.encode(value)
        case .known(.double(let value)): try container.encode(value)
        case .known(.string(let value)): try container.encode(value)
        case .path(let path): try container.encode(["path": path])
        case .other: try container.encodeNil()
        }
    }

    /// Returns the value if it has the type of a setting, otherwise nil. A whole number is also a `double`.
    func value(of setting: PluginManifest.Setting) -> SettingValue? {
        switch (self, setting.values.kind) {
        case (.known(.int(let value)), .double): .double(Double(value))
        case (.known(let value), let kind): value.kind == kind && !setting.isPath ? value : nil
        case (.path(let path), _): setting.isPath ? .string(path) : nil
        case (.other, _): nil
        }
    }
}

extension StoredValue: CustomStringConvertible {
    var description: String {
        switch self {
        case .known(.string(let value)): "\"\(value.prefix(100))\""
        case .known(let value): "\(value)"
        case .path(let path): "{ \"path\": \"\(path.prefix(100))\" }"
        case .other: "a list, an object or null"
        }
    }
}
