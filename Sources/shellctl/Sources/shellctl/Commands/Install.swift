// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
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
    }

    func run() async throws {
        try await ending {
            let source = try Self.built(Files.absolute(path))
            let plugin =
                try Files.isFolder(source)
                ? PluginArchive(folder: source, manifest: source) : PluginArchive(contentsOf: source)
            let manifest = plugin.manifest
            let target = try folders.target().path
            let folder = "\(target)/\(manifest.id)"
            let replaced = PluginScan.installed(manifest.id, in: folder)
            // The folder is hidden, so that a shell does not find it before it is complete.
            let new = "\(target)/.new-\(manifest.id)-\(UUID().uuidString)"
            let old = "\(target)/.old-\(manifest.id)-\(UUID().uuidString)"
            do {
                try plugin.unpack(to: new)
                try checkLibrary(in: new, manifest)
                if Files.exists(folder) { try Files.move(folder, to: old) }
                try Files.move(new, to: folder)
            } catch {
                try? FileManager.default.removeItem(atPath: new)
                if !Files.exists(folder), Files.exists(old) { try? Files.move(old, to: folder) }
                throw error
            }
            try? FileManager.default.removeItem(atPath: old)
            try show(
                Result(
                    id: manifest.id, version: manifest.version, replaced: replaced, folder: folder,
                    grants: Grants.granted(manifest), asks: Grants.asked(manifest)), manifest)
        }
    }

    /// Builds the package at a path, and returns the folder with its plugin. Returns a path without a package unchanged.
    private static func built(_ path: String) throws -> String {
        guard Files.exists("\(path)/Package.swift") else { return path }
        return try Project(path).build("release", nil)
    }

    /// Throws an error if the shell could not load the plugin.
    private func checkLibrary(in folder: String, _ manifest: PluginManifest) throws {
        let name = URL(filePath: manifest.file).lastPathComponent
        let unpacked = try PluginManifest(contentsOf: "\(folder)/\(name)")
        do throws(PluginFailure) { try PluginLoader().check(unpacked) } catch {
            // The plugin contains a host program with the framework that it was built with.
            if case .otherFramework = error, manifest.process == .own, Files.isFolder("\(folder)/plugin-host")
            {
                return
            }
            throw Failure(.mistakes, error.description.replacing("\(folder)/", with: ""))
        }
    }

    private func show(_ result: Result, _ manifest: PluginManifest) throws {
        if json { return try Output.json(result) }
        Output.line(
            "Installed \(manifest.name) \(result.version) in \(result.folder)"
                + (result.replaced.map { ", in place of \($0)" } ?? ""))
        Output.line("It is allowed: \(result.grants.joined(separator: ", "))")
        for text in result.asks { Output.line("It will ask for \(text)") }
        for needed in manifest.requirements { Output.line("It needs \(needed)") }
        for problem in manifest.warnings { Output.line("\(problem)") }
    }
}

extension PluginScan {
    /// Returns the version of the plugin in a folder, or nil if there is none.
    static func installed(_ id: PluginID, in folder: String) -> String? {
        guard let file = try? ManifestFile.find(folder), let manifest = try? PluginManifest(contentsOf: file)
        else {
            return nil
        }
        return manifest.id == id ? manifest.version : nil
    }
}
