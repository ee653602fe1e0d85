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
            let entries = Self.entries(await PluginScan.inBackground(directories))
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

    static func entries(_ scan: PluginScan) -> [Entry] {
        scan.manifests.map {
            Entry(
                id: $0.id, name: $0.name.text, version: $0.version, file: $0.file, state: "found",
                message: $0.warnings.isEmpty ? nil : $0.warnings.map(\.description).joined(separator: "\n  "))
        }
            + scan.refused.map { record in
                let file = if case .file(let path) = record.origin { path } else { "" }
                return Entry(
                    id: record.id, name: record.name, version: record.version, file: file, state: "refused",
                    message: record.failure?.description)
            }
    }
}
