// SPDX-License-Identifier: MIT

import Foundation

/// A small file that holds one value as JSON, for people to read and to edit.
///
/// ```swift
/// let file = SettingsFile.preferences(in: XDGDirectories())
/// var (preferences, problem) = file.load(default: Preferences())
/// preferences.colorScheme = .dark
/// try file.save(preferences)
/// ```
package struct SettingsFile<Value: Codable & Sendable>: Sendable {
    private let url: URL?

    /// A file at an address, which need not exist; without an address nothing is kept, as in a test.
    package init(at url: URL?) { self.url = url }

    /// What the file says. Where there is none the default; where it is broken too, and then the file is kept aside and
    /// the problem says where.
    package func load(default value: Value) -> (value: Value, problem: SettingsProblem?) {
        guard let url, let data = try? Data(contentsOf: url) else { return (value, nil) }
        do {
            return (try JSONDecoder().decode(Value.self, from: data), nil)
        } catch {
            return (value, setAside(url))
        }
    }

    /// Writes the value. Whatever happens, the file has either the old value or the new one.
    package func save(_ value: Value) throws(SettingsProblem) {
        // The target of a link, not the link: people keep their settings in other places.
        guard let url = url?.resolvingSymlinksInPath() else { return }
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
            try (encoder.encode(value) + Data("\n".utf8)).write(to: url, options: .atomic)
        } catch {
            throw .notSaved(path: url.path(percentEncoded: false), reason: error.localizedDescription)
        }
    }

    private func setAside(_ url: URL) -> SettingsProblem {
        let aside = url.appendingPathExtension("broken")
        let path = url.path(percentEncoded: false)
        do {
            if FileManager.default.fileExists(atPath: aside.path(percentEncoded: false)) {
                try FileManager.default.removeItem(at: aside)
            }
            try FileManager.default.moveItem(at: url, to: aside)
            return .broken(path: path, aside: aside.path(percentEncoded: false))
        } catch {
            return .broken(path: path, aside: nil)
        }
    }
}

extension SettingsFile<Preferences> {
    /// What the user chose, in the directory for configuration.
    package static func preferences(in directories: XDGDirectories) -> SettingsFile {
        SettingsFile(
            at: directories.config?.appending(path: "preferences.json", directoryHint: .notDirectory))
    }
}
