// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import PluginKit

/// The values of the settings of the shell and of all plugins, in a file that a user can edit:
///
/// ```
/// { "version": 1, "value": { "shell": { "density": "compact" }, "org.example.contacts": { "rows": 20, "order": "name" } } }
/// ```
/// What has its default value is not in it. The file is followed: what another program writes into it is in effect at once. Main thread only.
@MainActor final class PluginSettingsStore {
    /// All values, by the keys of their owners: the id of a plugin, or "shell".
    typealias Values = [String: [String: StoredValue]]

    private let file: SettingsFile<Values>
    private let path: String?
    private var watch: FolderWatch?
    private var identity: FileIdentity?
    /// The settings that follow the file.
    private var followers: [String: Follower] = [:]

    private struct Follower {
        weak var settings: PluginSettings?
        let warn: @MainActor (String) -> Void
    }

    /// - Parameter path: the absolute path of the file; nil for settings in memory only.
    init(_ path: String?) {
        self.path = path
        file = SettingsFile(path: path, default: [:])
        identity = path.flatMap { FileIdentity($0) }
    }

    /// What is stored now.
    var values: Values { file.value }

    /// Returns the settings of a plugin, which are stored when they change.
    ///
    /// - Parameter warn: receives what is wrong with the file. A value that a setting cannot have is left as it is until the setting is changed.
    func settings(of manifest: PluginManifest, warn: @escaping @MainActor (String) -> Void) -> PluginSettings
    {
        let settings = PluginSettings(manifest)
        if !manifest.settings.isEmpty { follow(manifest.id.text, settings, warn: warn) }
        return settings
    }

    /// Stores the changes of settings under a key, and shows what is stored there.
    func follow(
        _ key: String, _ settings: PluginSettings, warn: @escaping @MainActor (String) -> Void
    ) {
        if let error = file.error { warn("\(error)") }
        followers[key] = Follower(settings: settings, warn: warn)
        show(key, settings, warn)
        // The store retains its settings weakly.
        settings.store = { [self, weak settings] id, value throws(PluginSettingsError) in
            let isDefault =
                settings?.declarations.contains { $0.id == id && $0.defaultValue == value } == true
            // Reading what another program has written must not undo the change.
            defer { settings?.show([id: value]) }
            try store([key: [id: isDefault ? nil : value]])
        }
        startToWatch()
    }

    /// Stores values of several settings at once; nil for those that have their default again.
    private func store(_ changes: [String: [String: SettingValue?]]) throws(PluginSettingsError) {
        reload()
        do throws(StateFileError) {
            try file.update { values in
                for (key, changed) in changes {
                    for (id, value) in changed {
                        values[key, default: [:]][id] = value.map { StoredValue($0) }
                    }
                    if values[key]?.isEmpty == true { values[key] = nil }
                }
            }
        } catch {
            throw .notStored("\(error)")
        }
        identity = path.flatMap { FileIdentity($0) }
    }

    /// Changes several settings at once. They can have the values.
    func set(_ changes: [String: [String: SettingValue]]) throws(PluginSettingsError) {
        let shown = followers
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
            // One that another version of the plugin declares.
            guard let setting = settings.declarations.first(where: { $0.id == id }) else { continue }
            if let value = stored.value(as: setting.values.kind), setting.allows(value) {
                values[id] = value
            } else {
                warn(
                    "\(path ?? ""): \(key): \(id) cannot be \(stored). Write \(setting.values.form); \"\(setting.defaultValue)\" is used."
                )
            }
        }
        settings.replace(with: values)
    }

    // MARK: Other programs

    private func startToWatch() {
        guard watch == nil, let path else { return }
        let folder = Folder.parent(of: path)
        Folder.make(folder)
        watch = FolderWatch(folder) { [weak self] in self?.reload() }
    }

    /// Shows what another program has written.
    private func reload() {
        guard let path, let new = FileIdentity(path), new != identity else { return }
        identity = new
        do throws(StateFileError) {
            let old = file.value
            try file.reload()
            guard file.value != old else { return }
            for (key, follower) in followers where file.value[key] != old[key] {
                if let settings = follower.settings { show(key, settings, follower.warn) }
            }
        } catch {
            // The settings in effect stay; the next change writes them.
            for follower in followers.values {
                follower.warn(
                    "\(path) was changed, and cannot be read any more. The settings stay as they were. Correct the file."
                )
            }
        }
    }
}

/// A value as it is in the file: a plain number, text, true or false.
enum StoredValue: Codable, Hashable, Sendable {
    case known(SettingValue)
    /// A list, an object, or nothing.
    case other

    init(_ value: SettingValue) { self = .known(value) }

    init(from decoder: any Decoder) throws {
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
        case .other: try container.encodeNil()
        }
    }

    /// The value with a type; nil if it has another one. A whole number is a number, too.
    func value(as kind: SettingValue.Kind) -> SettingValue? {
        switch (self, kind) {
        case (.known(.int(let value)), .double): .double(Double(value))
        case (.known(let value), _): value.kind == kind ? value : nil
        case (.other, _): nil
        }
    }
}

extension StoredValue: CustomStringConvertible {
    var description: String {
        switch self {
        case .known(.string(let value)): "\"\(value.prefix(100))\""
        case .known(let value): "\(value)"
        case .other: "a list, an object or null"
        }
    }
}
