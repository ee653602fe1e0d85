// SPDX-License-Identifier: MIT

import ArgumentParser
import PluginKit

struct Install: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Installs a plugin for this user.",
        discussion: """
            A plugin is code: install only what you trust. An archive is refused if it has paths with .. or from the root folder, links, devices, or files with \
            special permissions. The package of a plugin is built for release first. The plugin is complete at once, or not there at all; a version that is installed is replaced.
            """)

    @Argument(
        help:
            "An archive of shellctl pack, the package of a plugin, or a folder with a manifest and its library.",
        completion: .file(extensions: ["rxplugin"]))
    var path: String

    @Option(
        help: ArgumentHelp("The folder for SwiftPM's files.", valueName: "folder"), completion: .directory)
    var scratchPath: String?

    @OptionGroup var folders: Folders

    @Flag(help: "Print JSON.")
    var json = false

    private struct Result: Encodable {
        let id: PluginID
        let version: String
        let replaced: String?
        let folder: String
        let grants: [String]
        let asks: [String]
        let turnedOff: String?
    }

    func run() async throws {
        try await ending {
            let source = try built(Files.absolute(path))
            let package = try PluginPackage(at: source)
            let manifest = package.manifest
            let installed = try package.install(in: folders.target())
            try show(
                Result(
                    id: manifest.id, version: manifest.version, replaced: installed.replaced,
                    folder: installed.folder,
                    grants: Grants.granted(manifest), asks: Grants.asked(manifest),
                    turnedOff: folders.turnedOff().message(manifest.id)), manifest)
        }
    }

    /// Builds the package at a path, and returns the folder with its plugin. Returns a path without a package unchanged.
    private func built(_ path: String) throws -> String {
        guard Files.exists("\(path)/Package.swift") else { return path }
        return try Project(path).buildPackage("release", scratchPath)
    }

    private func show(_ result: Result, _ manifest: PluginManifest) throws {
        if json { return try Output.json(result) }
        Output.line(
            "Installed \(manifest.name) \(result.version) in \(result.folder)"
                + (result.replaced.map { ", in place of \($0)" } ?? ""))
        if !result.grants.isEmpty {
            Output.line("It is allowed: \(result.grants.joined(separator: ", "))")
        }
        for text in result.asks { Output.line("It will ask for \(text)") }
        for needed in manifest.requirements { Output.line("It needs \(needed)") }
        for diagnostic in manifest.warnings { Output.line("\(diagnostic)") }
        if let text = result.turnedOff { Output.line(text) }
    }
}

extension PluginPackage {
    /// Reads an archive, or the files of a folder.
    init(at path: String) throws {
        if Files.isFolder(path) { try self.init(folder: path) } else { try self.init(contentsOf: path) }
    }
}
