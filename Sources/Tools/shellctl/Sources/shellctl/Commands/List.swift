// SPDX-License-Identifier: MIT

import ArgumentParser
import PluginKit

struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lists the plugins of an application, in the order in which they start.")

    @OptionGroup var folders: Folders

    @Flag(help: "Print JSON.")
    var json = false

    struct Entry: Encodable {
        let id: PluginID?
        let name: String
        let version: String
        let file: String
        let state: String
        let message: String?
    }

    func run() async throws {
        try await ending {
            let directories = try folders.directories()
            let off = folders.turnedOff()
            let scan = await PluginScan.inBackground(directories, disabled: off.ids)
            let entries = Self.entries(scan, off)
            if json { return try Output.json(entries) }
            if entries.isEmpty {
                return Output.line(
                    "There are no plugins in \(directories.map(\.path).joined(separator: ", ")).")
            }
            for entry in entries {
                Output.line(
                    [entry.id?.text ?? entry.name, entry.version, entry.state].filter { !$0.isEmpty }.joined(
                        separator: "  "))
                if let message = entry.message { Output.line("  \(message)") }
            }
        }
    }

    static func entries(_ scan: PluginScan, _ off: TurnedOff) -> [Entry] {
        func entry(_ manifest: PluginManifest, _ state: String) -> Entry {
            let messages =
                [off.message(manifest.id)].compactMap(\.self) + manifest.warnings.map(\.description)
            return Entry(
                id: manifest.id, name: manifest.name.text, version: manifest.version, file: manifest.file,
                state: state, message: messages.isEmpty ? nil : messages.joined(separator: "\n  "))
        }
        return scan.manifests.map { entry($0, "found") } + scan.disabled.map { entry($0, "turned off") }
            + scan.refused.map { record in
                let file = if case .file(let path) = record.origin { path } else { "" }
                return Entry(
                    id: record.id, name: record.name, version: record.version, file: file, state: "refused",
                    message: record.failure?.description)
            }
    }
}
