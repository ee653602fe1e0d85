// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import PluginKit

struct Doctor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Explains why a plugin is missing or does not start.",
        discussion:
            "It looks into the folders of the user and of the system for the application. A shell looks also into the folders plugins beside its program and beside its libraries, which shellctl does not know: name them with --plugin-dir. The plugin is not run."
    )

    @Argument(
        help: "The id of a plugin. Without it, each plugin that was found is checked.",
        transform: PluginID.argument)
    var id: PluginID?

    @OptionGroup var folders: Folders

    @Flag(help: "Print JSON.")
    var json = false

    private struct Finding: Encodable {
        let subject: String
        let isMistake: Bool
        var isWarning = false
        let text: String

        var mark: String { isMistake ? "✗" : isWarning ? "!" : "✓" }
    }

    func run() async throws {
        try await ending {
            let directories = try folders.directories()
            let off = folders.turnedOff()
            let scan = await PluginScan.inBackground(directories, disabled: off.ids)
            let findings =
                id.map { self.findings(of: $0, scan, directories, off) }
                ?? all(scan, directories, off)
            if json {
                try Output.json(findings)
            } else {
                for finding in findings {
                    Output.line("\(finding.mark) \(finding.subject): \(finding.text)")
                }
            }
            if findings.contains(where: \.isMistake) { throw ExitCode(Failure.Code.mistakes.rawValue) }
        }
    }

    private func all(_ scan: PluginScan, _ directories: [PluginDirectory], _ off: TurnedOff) -> [Finding] {
        searched(directories) + scan.refused.map { refused($0, $0.id?.text ?? $0.name) }
            + (scan.manifests + scan.disabled).flatMap { library($0) + switched($0.id, off) }
    }

    private func refused(_ record: PluginRecord, _ subject: String) -> Finding {
        Finding(subject: subject, isMistake: true, text: record.failure?.description ?? "")
    }

    private func switched(_ id: PluginID, _ off: TurnedOff) -> [Finding] {
        off.message(id).map { [Finding(subject: id.text, isMistake: true, text: $0)] } ?? []
    }

    private func searched(_ directories: [PluginDirectory]) -> [Finding] {
        directories.map {
            Finding(
                subject: $0.path, isMistake: false,
                text: Files.isFolder($0.path) ? "searched for plugins" : "does not exist, which is no mistake"
            )
        }
    }

    /// Returns the errors that loading the library would cause, as far as they can be found without running its code.
    private func library(_ manifest: PluginManifest) -> [Finding] {
        let subject = manifest.id.text
        let warnings = manifest.warnings.map {
            Finding(subject: subject, isMistake: false, isWarning: true, text: "\($0)")
        }
        do throws(PluginFailure) { try PluginLoader().check(manifest) } catch {
            return warnings + [Finding(subject: subject, isMistake: true, text: error.description)]
        }
        return warnings + [
            Finding(subject: subject, isMistake: false, text: "\(manifest.file) and its library can be used")
        ]
    }

    private func findings(
        of id: PluginID, _ scan: PluginScan, _ directories: [PluginDirectory], _ off: TurnedOff
    ) -> [Finding] {
        let failed = scan.refused.filter { $0.id == id }
        let found = (scan.manifests + scan.disabled).filter { $0.id == id }
        if !failed.isEmpty || !found.isEmpty {
            return found.flatMap(library) + failed.map { refused($0, id.text) } + switched(id, off)
        }
        // If its manifest cannot be read, its id is not known, and the name of the file is compared.
        let similar = scan.refused.filter {
            $0.id == nil && ($0.name == "\(id.lastPart).plugin" || $0.name == "\(id).plugin")
        }
        if !similar.isEmpty {
            return similar.map { refused($0, id.text) }
        }
        return searched(directories) + hidden(id, directories) + [
            Finding(
                subject: id.text, isMistake: true,
                text:
                    "No manifest with this id was found. Put \(id.lastPart).plugin, with its library, into a folder of its own "
                    + "in one of the folders above, or run shellctl install. If it is in the folder plugins beside the program of the application, name that folder with --plugin-dir."
            )
        ]
    }

    /// Returns the manifests in folders that are nested too deeply, and are not searched.
    private func hidden(_ id: PluginID, _ directories: [PluginDirectory]) -> [Finding] {
        directories.flatMap { directory -> [Finding] in
            guard let files = FileManager.default.enumerator(atPath: directory.path) else { return [] }
            var findings: [Finding] = []
            var count = 0
            while let name = files.nextObject() as? String, count < 10_000 {
                count += 1
                let parts = name.split(separator: "/")
                guard parts.count > 2, let last = parts.last,
                    last == "\(id.lastPart).plugin" || last == "\(id).plugin"
                else {
                    continue
                }
                findings.append(
                    Finding(
                        subject: id.text, isMistake: true,
                        text:
                            "\(directory.path)/\(name) is not found, because only direct subfolders are searched. Move its folder to \(directory.path)."
                    ))
            }
            return findings
        }
    }
}
