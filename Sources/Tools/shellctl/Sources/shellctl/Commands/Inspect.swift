// SPDX-License-Identifier: MIT

import ArgumentParser
import PluginKit

struct Inspect: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Shows what a plugin contributes, what it needs, and what it would be allowed.")

    @Argument(
        help: "A manifest, a folder with one, or an archive of `shellctl pack`.",
        completion: .file(extensions: ["plugin", "rxplugin"]))
    var path = "."

    @Flag(help: "Print JSON: the manifest, and what its sandbox grants.")
    var json = false

    private struct Result: Encodable {
        let manifest: PluginManifest
        let grants: [String]
        let asks: [String]
    }

    func run() async throws {
        try await ending {
            let manifest = try read()
            let result = Result(
                manifest: manifest, grants: Grants.granted(manifest), asks: Grants.asked(manifest))
            if json { try Output.json(result) } else { show(result) }
        }
    }

    private func read() throws -> PluginManifest {
        let path = Files.absolute(path)
        guard path.hasSuffix(".rxplugin") else {
            return try PluginManifest(contentsOf: ManifestFile.find(path))
        }
        return try PluginPackage(contentsOf: path).manifest
    }

    private func show(_ result: Result) {
        let manifest = result.manifest
        Output.line("\(manifest.name) \(manifest.version) (\(manifest.id))")
        if !manifest.summary.text.isEmpty { Output.line(manifest.summary.text) }
        Output.line()
        list(
            "Runs in",
            [manifest.process == .own ? "a process of its own" : "the process of the shell, unconfined"])
        list("Library", [manifest.library, "written for RxShell \(manifest.framework)"])
        list("Needs", manifest.requirements.map(\.description))
        list("Uses if it is there", manifest.optionalRequirements.map(\.description))
        list("Conflicts with", manifest.conflicts.map(\.description))
        list("Pages", manifest.pages.map { "\($0.title) (\($0.id))" })
        list(
            "Actions",
            manifest.actions.map {
                "\($0.title) (\($0.id))"
                    + ($0.shortcuts.isEmpty ? "" : ": \($0.shortcuts.joined(separator: ", "))")
            })
        list(
            "Settings",
            manifest.settings.map { "\($0.title) (\($0.id)): \($0.values.form), at first \($0.defaultValue)" }
        )
        list("Opens URIs", manifest.schemes.map { "\($0.id): \($0.title)" })
        list("Opens files", manifest.fileTypes.map { "\($0.id): \($0.title)" })
        list("Status items", manifest.statusItems.map { "\($0.title) (\($0.id))" })
        list("Inspector pages", manifest.inspectorPages.map { "\($0.title) (\($0.id))" })
        list(
            "Can be extended at",
            manifest.extensionPoints.map {
                "\(manifest.id)/\($0.id): \($0.fields.map(\.name).joined(separator: ", "))"
            })
        list("Extends", manifest.extensions.map { "\($0.plugin)/\($0.point) (\($0.id))" })
        list("Is allowed", result.grants)
        list("Asks the user for", result.asks)
        list("Warnings", manifest.warnings.map(\.description))
    }

    private func list(_ title: String, _ lines: [String]) {
        guard !lines.isEmpty else { return }
        Output.line("\(title):")
        for line in lines { Output.line("  \(line)") }
    }
}

/// Describes the permissions of a plugin as text.
enum Grants {
    static func granted(_ manifest: PluginManifest) -> [String] {
        guard manifest.process == .own else { return ["everything that the application may do"] }
        return manifest.permissions.filter { !mayAsk(for: $0) }.map(words)
    }

    static func asked(_ manifest: PluginManifest) -> [String] {
        guard manifest.process == .own else { return [] }
        return manifest.permissions.filter(mayAsk).map { permission in
            words(permission) + (permission.reason.map { ": \($0)" } ?? "")
        }
    }

    /// Whether the shell may ask for a permission when the plugin first starts.
    private static func mayAsk(for permission: PluginManifest.Permission) -> Bool {
        permission.kind.isDangerous || permission.kind == .systemFiles || permission.access == .write
    }

    private static func words(_ permission: PluginManifest.Permission) -> String {
        switch permission.kind {
        case .dataFolder: "a folder for its data"
        case .network: "the network"
        case .userFiles: "files that the user opens with it"
        case .userFolders:
            permission.access == .write
                ? "reading and writing the folders that the user chooses in its settings, only if one was chosen before for reading"
                : "reading the folders that the user chooses in its settings"
        case .systemFiles:
            "files of the system in \(permission.folders.joined(separator: ", ")), only if not everybody may read all of them"
        case .programs: "programs of the system: \(permission.programs.joined(separator: ", "))"
        case .processes: "seeing all processes of the computer, and ending those of the user"
        case .notifications: "notifications"
        case .sessionServices: "services of the session (\(permission.services.joined(separator: ", ")))"
        }
    }
}
