// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import PluginKit

/// The Swift package of a plugin. The manifest of the plugin is in the folder of `Package.swift`.
struct Project {
    let folder: String
    let manifest: PluginManifest

    init(_ path: String) throws {
        folder = Files.absolute(path)
        guard Files.exists("\(folder)/Package.swift") else {
            throw Failure(
                .files,
                "\(folder) has no Package.swift. Run shellctl in the package of a plugin, or name its folder."
            )
        }
        manifest = try PluginManifest(contentsOf: ManifestFile.find(folder))
    }

    /// The product that builds the plugin's library, such as `NotesPlugin` for `libNotesPlugin.so`.
    var product: String {
        get throws {
            guard manifest.library.hasPrefix("lib"), manifest.library.hasSuffix(".so") else {
                throw Failure(
                    .mistakes,
                    "\(manifest.file): Library is \(manifest.library), which SwiftPM does not build. Write lib and the name of the product, and .so."
                )
            }
            return String(manifest.library.dropFirst(3).dropLast(3))
        }
    }

    /// Returns the folder into which the plugin is copied to be run. A shell can search it.
    func stage(_ configuration: String) -> String { "\(folder)/.build/plugins-\(configuration)" }

    /// Builds the plugin, and puts its library and its manifest into a folder. Returns the folder of the plugin.
    func build(_ configuration: String, _ scratch: String?) throws -> String {
        let options = try Self.options(folder, configuration, scratch)
        try Tool("swift", ["build"] + options + ["--product", product], in: folder).run()
        let built = try Tool("swift", ["build"] + options + ["--show-bin-path"], in: folder).output()
        let target = "\(stage(configuration))/\(manifest.id)"
        try Files.makeFolder(target)
        // The library is copied before the manifest, so that the folder never has a new manifest with an old library.
        try Files.copy("\(built)/\(manifest.library)", to: "\(target)/\(manifest.library)")
        let resources = "\(folder)/Data"
        if Files.isFolder(resources) { try Self.copyFolder(resources, to: "\(target)/Data") }
        try Files.copy(manifest.file, to: "\(target)/\(URL(filePath: manifest.file).lastPathComponent)")
        return target
    }

    /// Returns the options of SwiftPM.
    static func options(_ folder: String, _ configuration: String, _ scratch: String?) throws -> [String] {
        ["--package-path", folder, "--configuration", configuration]
            + (scratch.map { ["--scratch-path", Files.absolute($0)] } ?? [])
    }

    private static func copyFolder(_ folder: String, to target: String) throws {
        try Files.makeFolder(target)
        for name in try Files.names(in: folder) where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            if Files.isFolder(path) {
                try copyFolder(path, to: "\(target)/\(name)")
            } else {
                try Files.copy(path, to: "\(target)/\(name)")
            }
        }
    }

    /// Returns the time of the last change of a source of the package.
    func lastChange() -> Date {
        var newest = Date.distantPast
        for root in ["Sources", "Data", "Package.swift", URL(filePath: manifest.file).lastPathComponent] {
            let url = URL(filePath: folder).appending(path: root)
            let keys: Set<URLResourceKey> = [.contentModificationDateKey]
            func consider(_ url: URL) {
                if let date = try? url.resourceValues(forKeys: keys).contentModificationDate {
                    newest = max(newest, date)
                }
            }
            consider(url)
            let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: Array(keys))
            while let file = files?.nextObject() as? URL { consider(file) }
        }
        return newest
    }
}

/// A program that the tool starts.
struct Tool {
    private let name: String
    private let process = Process()

    init(_ name: String, _ arguments: [String], in folder: String) {
        self.name = ([name] + arguments).joined(separator: " ")
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [name] + arguments
        process.currentDirectoryURL = URL(filePath: folder)
    }

    /// Runs the program. Its output goes to the standard error.
    func run() throws {
        process.standardOutput = FileHandle.standardError
        try start()
        process.waitUntilExit()
        try check()
    }

    /// Runs the program, and returns its output without the last line break.
    func output() throws -> String {
        let pipe = Pipe()
        process.standardOutput = pipe
        try start()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try check()
        return text.trimmingCharacters(in: .newlines)
    }

    /// Starts the program, and returns immediately.
    func start() throws {
        // The thread of a task blocks most signals. A program that inherits that cannot be ended by `end()`.
        var (none, blocked) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &blocked)
        defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
        do { try Interruption.start(process) } catch let code as ExitCode { throw code } catch {
            throw Failure(.program, "\(name) cannot be started: \(error.localizedDescription)")
        }
    }

    var isRunning: Bool { process.isRunning }

    /// Ends the program, and waits until it has ended.
    func end() {
        guard process.isRunning else { return }
        process.terminate()
        process.waitUntilExit()
    }

    func check() throws {
        try Interruption.check()
        guard process.terminationStatus == 0 else {
            let end = process.terminationReason == .exit ? "the exit code" : "the signal"
            throw Failure(
                .program,
                "\(name) has failed with \(end) \(process.terminationStatus). Its messages are above.")
        }
    }
}
