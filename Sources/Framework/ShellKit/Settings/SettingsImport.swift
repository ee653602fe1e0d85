// SPDX-License-Identifier: MIT

import ControllerKit
import FileKit
import FlowKit
import Glibc
import PluginKit
import ViewKit

/// The settings of an exported file. Each value was checked.
struct SettingsImport {
    /// The valid values, by the keys of their owners.
    private(set) var values: [String: [String: SettingValue]] = [:]
    /// An error message for each other value.
    private(set) var errorMessages: [String] = []
    /// The largest size of a file in bytes.
    static let maximumBytes = 1 << 20

    var count: Int { values.values.reduce(0) { $0 + $1.count } }

    @MainActor init(_ path: String, for owners: [SettingsOwner]) throws(SettingsImportError) {
        do throws(RegularFile.Failure) {
            _ = try RegularFile.read(path, limit: Self.maximumBytes)
        } catch {
            switch error {
            case .missing:
                throw SettingsImportError(
                    path, String(cString: strerror(ENOENT)), localized("Choose another file"))
            case .unreadable(let code):
                throw SettingsImportError(
                    path, String(cString: strerror(code)), localized("Choose another file"))
            case .notRegular, .tooLarge, .symbolicLink:
                throw SettingsImportError(
                    path, localized("it is not a file of at most 1 MiB"),
                    localized("Choose a file that was exported"))
            }
        }
        let stored: PluginSettingsStore.Values?
        do throws(StateFileError) {
            stored = try StateFile<PluginSettingsStore.Values>(path: path).peek()
        } catch {
            if case .newer = error.reason {
                throw SettingsImportError(
                    path, localized("a newer version has written it"), localized("Update this application"))
            }
            throw SettingsImportError(
                path, localized("it does not have the form of exported settings"),
                localized("Choose a file that was exported"))
        }
        for (key, changes) in (stored ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let owner = owners.first(where: { $0.key == key }) else {
                errorMessages.append(
                    localized("%1: no plugin with this id has settings. Install the plugin first.", key))
                continue
            }
            for (id, value) in changes.sorted(by: { $0.key < $1.key }) { add(id, value, owner) }
        }
    }

    @MainActor private mutating func add(_ id: String, _ stored: StoredValue, _ owner: SettingsOwner) {
        guard let setting = owner.settings.declarations.first(where: { $0.id == id }) else {
            errorMessages.append(
                localized(
                    "%1: it has no setting \"%2\". Another version of the plugin may have it.", owner.name, id
                ))
            return
        }
        if let value = stored.value(of: setting), setting.allows(value) {
            values[owner.key, default: [:]][id] = value
        } else {
            errorMessages.append(
                localized(
                    "%1: \"%2\" cannot be %3. It can be %4.", owner.name, setting.title.text,
                    stored.description,
                    setting.values.form))
        }
    }
}

/// The reason why a file of settings cannot be imported.
struct SettingsImportError: Error, CustomStringConvertible {
    let description: String

    @MainActor init(_ path: String, _ reason: String, _ remedy: String) {
        description = localized("%1 cannot be imported: %2. %3.", path, reason, remedy)
    }
}

/// Writes settings into a file.
enum SettingsExport {
    static func write(_ values: PluginSettingsStore.Values, to path: String) throws(StateFileError) {
        try KeptFile(path).writeChosen(StateFile<PluginSettingsStore.Values>(path: path).bytes(of: values))
    }
}
