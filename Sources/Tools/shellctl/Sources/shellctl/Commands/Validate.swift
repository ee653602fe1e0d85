// SPDX-License-Identifier: MIT

import ArgumentParser
import PluginKit

struct Validate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Checks manifests, and prints all mistakes with their lines.",
        discussion:
            "Mistakes go to the standard output, one in a line: FILE:LINE: what is wrong. How to fix it. Warnings alone are no failure, unless --strict is given."
    )

    @Argument(help: "Manifests, or folders with one.", completion: .file(extensions: ["plugin"]))
    var paths: [String] = ["."]

    @Flag(help: "Treat warnings as mistakes.")
    var strict = false

    @Flag(help: "Print JSON.")
    var json = false

    private struct Result: Encodable {
        let file: String
        let isValid: Bool
        let mistakes: [ManifestDiagnostic]
        let warnings: [ManifestDiagnostic]
    }

    func run() async throws {
        try await ending {
            let results = try paths.map { try check(ManifestFile.find($0)) }
            if json { try Output.json(results) } else { results.forEach(show) }
            if results.contains(where: { !$0.isValid || strict && !$0.warnings.isEmpty }) {
                throw ExitCode(Failure.Code.mistakes.rawValue)
            }
        }
    }

    private func check(_ file: String) throws -> Result {
        do {
            let manifest = try PluginManifest(contentsOf: file)
            return Result(file: file, isValid: true, mistakes: [], warnings: manifest.warnings)
        } catch {
            return Result(file: file, isValid: false, mistakes: error.diagnostics, warnings: error.warnings)
        }
    }

    private func show(_ result: Result) {
        for diagnostic in result.mistakes { Output.line("\(diagnostic)") }
        for diagnostic in result.warnings { Output.line("\(diagnostic)") }
        if result.isValid, result.warnings.isEmpty { Output.line("\(result.file): valid") }
    }
}
