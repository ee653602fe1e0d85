// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import PluginKit

/// The values of the settings of all plugins, in a file that a user can edit:
///
/// ```
/// { "version": 1, "value": { "org.example.contacts": { "rows": 20, "order": "name" } } }
/// ```
/// What the user has not changed is not in it. Main thread only.
@MainActor final class PluginSettingsStore {
    private let file: SettingsFile<[String: [String: StoredValue]]>
    private let path: String?

    /// - Parameter path: the absolute path of the file; nil for settings in memory only.
    init(_ path: String?) {
        self.path = path
        file = SettingsFile(path: path, default: [:])
    }

    /// Returns the settings of a plugin, which are stored when they change.
    ///
    /// - Parameter warn: receives what is wrong with the file. A value that a setting cannot have is left as it is until the setting is changed.
    func settings(of manifest: PluginManifest, warn: @escaping @MainActor (String) -> Void) -> PluginSettings
    {
        let settings = PluginSettings(manifest)
        guard !manifest.settings.isEmpty else { return settings }
        if let error = file.error { warn("\(error)") }
        let key = manifest.id.text
        var values: [String: SettingValue] = [:]
        for (id, stored) in file.value[key] ?? [:] {
            // One that another version of the plugin declares.
            guard let setting = manifest.settings.first(where: { $0.id == id }) else { continue }
            if let value = stored.value(as: setting.values.kind), setting.allows(value) {
                values[id] = value
            } else {
                warn(
                    "\(path ?? ""): \(key): \(id) cannot be \(stored). Write \(setting.values.form); \"\(setting.defaultValue)\" is used."
                )
            }
        }
        settings.show(values)
        settings.store = { [file] id, value throws(PluginSettingsError) in
            do throws(StateFileError) {
                try file.update { $0[key, default: [:]][id] = StoredValue(value) }
            } catch {
                throw .notStored("\(error)")
            }
        }
        return settings
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
