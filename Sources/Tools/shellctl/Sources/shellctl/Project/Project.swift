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

    var manifestName: String { URL(filePath: manifest.file).lastPathComponent }

    /// Returns the folder into which the plugin is copied to be run. A shell can search it.
    func stage(_ configuration: String) -> String { "\(folder)/.build/plugins-\(configuration)" }

    /// Builds the plugin to be packed or installed, in a folder that no shell uses. Returns the folder of the plugin.
    func buildPackage(_ configuration: String, _ scratch: String?) throws -> String {
        try build(configuration, scratch, into: "\(folder)/.build/package-\(configuration)")
    }

    /// Whether the package has a shell of its own, in which `shellctl run` shows the plugin.
    var hasPreview: Bool { Files.isFolder("\(folder)/Sources/Preview") }

    /// Builds the plugin, and puts its library and its manifest into a folder. Returns the folder of the plugin.
    ///
    /// - Parameters:
    ///   - products: The folder of what is built, if it is known.
    ///   - stage: The folder in which the folder of the plugin is; nil for the one in which it is run.
    ///   - keepsHost: Whether what `addHost` has added stays, because a shell can be running with it.
    func build(
        _ configuration: String, _ scratch: String?, in products: String? = nil, into stage: String? = nil,
        keepsHost: Bool = false
    ) throws -> String {
        let stage = stage ?? self.stage(configuration)
        try swiftBuild(configuration, scratch, product: product)
        let built = try products ?? built(configuration, scratch)
        let target = "\(stage)/\(manifest.id)"
        try Files.makeFolder(target)
        // The library is copied before the manifest, so that the folder never has a new manifest with an old library.
        try Files.copy("\(built)/\(manifest.library)", to: "\(target)/\(manifest.library)")
        let resources = "\(folder)/Data"
        let hasResources = Files.isFolder(resources)
        if hasResources { try Self.copyFolder(resources, to: "\(target)/Data") }
        try Files.copy(manifest.file, to: "\(target)/\(manifestName)")
        // What earlier builds have left comes last, so that a shell that is running always finds the plugin.
        let kept =
            [manifest.library, manifestName] + (hasResources ? ["Data"] : [])
            + (keepsHost ? ["plugin-host"] : [])
        try Self.removeAll(in: target, except: kept)
        try Self.removeAll(in: stage, except: ["\(manifest.id)"])
        return target
    }

    /// Adds the program that runs the plugin, with the framework with which the plugin was built, to the
    /// plugin's folder. A shell of another build uses it.
    ///
    /// - Parameter products: The folder of what is built, if it is known.
    func addHost(
        to target: String, _ configuration: String, _ scratch: String?, in products: String? = nil
    ) throws {
        let framework = "plugin-host/libRxShell.so"
        // The build of the plugin has built the framework. SwiftPM takes a second to find that nothing is left.
        if let products, let copied = Files.date(of: "\(target)/\(framework)"),
            let date = Files.date(of: "\(products)/libRxShell.so"), copied >= date
        {
            return
        }
        try swiftBuild(configuration, scratch, product: "rxshell-plugin-host")
        let built = try products ?? built(configuration, scratch)
        try Files.makeFolder("\(target)/plugin-host")
        for name in ["libRxShell.so", "rxshell-plugin-host"] {
            try Files.copy("\(built)/\(name)", to: "\(target)/plugin-host/\(name)")
        }
    }

    func swiftBuild(_ configuration: String, _ scratch: String?, product: String) throws {
        let options = try Self.options(folder, configuration, scratch)
        try Tool("swift", ["build"] + options + ["--product", product], in: folder).run()
    }

    /// Returns the folder of what was built.
    func built(_ configuration: String, _ scratch: String?) throws -> String {
        let options = try Self.options(folder, configuration, scratch)
        return try Tool("swift", ["build"] + options + ["--show-bin-path"], in: folder).output()
    }

    /// Returns the options of SwiftPM.
    static func options(_ folder: String, _ configuration: String, _ scratch: String?) throws -> [String] {
        ["--package-path", folder, "--configuration", configuration]
            + (scratch.map { ["--scratch-path", Files.absolute($0)] } ?? [])
    }

    /// Copies the files of a folder, without hidden ones, and then removes what is not in it from the target.
    private static func copyFolder(_ folder: String, to target: String) throws {
        try Files.makeFolder(target)
        let names = try Files.names(in: folder).filter { !$0.hasPrefix(".") }
        for name in names {
            let (path, copy) = ("\(folder)/\(name)", "\(target)/\(name)")
            let isFolder = Files.isFolder(path)
            // A file that has become a folder, or a folder that has become a file.
            if Files.exists(copy), Files.isFolder(copy) != isFolder { try Files.remove(copy) }
            if isFolder { try copyFolder(path, to: copy) } else { try Files.copy(path, to: copy) }
        }
        try removeAll(in: target, except: names)
    }

    /// Removes the files and folders that have other names. Nothing is removed through a link.
    private static func removeAll(in folder: String, except names: [String]) throws {
        guard !Files.isLink(folder) else { return }
        for name in try Files.names(in: folder) where !names.contains(name) {
            try Files.remove("\(folder)/\(name)")
        }
    }

    /// The folders of the packages that `Package.swift` names by a path, without that of RxShell.
    private var dependencies: [String] {
        let text = (try? Files.text(of: "\(folder)/Package.swift")) ?? ""
        return text.matches(of: /\.package\((?:name: *"[^"]*", *)?path: *"([^"]+)"/).map {
            let path = String($0.1)
            return URL(filePath: path.hasPrefix("/") ? path : "\(folder)/\(path)").standardizedFileURL.path
        }.filter { !Framework.isFolder($0) }
    }

    /// Returns the times of the last changes of the sources of the package, by path, also of those of the
    /// application whose flow it shows. Hidden files, such as those of an editor, are left out.
    func sources() -> [String: Date] {
        let keys: Set<URLResourceKey> = [.contentModificationDateKey, .isDirectoryKey]
        func files(in root: URL) -> [URL] {
            let files = FileManager.default.enumerator(
                at: root, includingPropertiesForKeys: Array(keys), options: .skipsHiddenFiles)
            return [root] + (files?.compactMap { $0 as? URL } ?? [])
        }
        let own = ["Sources", "Data", "Package.swift", manifestName]
            .flatMap { files(in: URL(filePath: folder).appending(path: $0)) }
        let others = dependencies.flatMap { files(in: URL(filePath: $0)) }.filter {
            $0.pathExtension == "swift"
        }
        let files = own + others
        var times: [String: Date] = [:]
        for file in files {
            let values = try? file.resourceValues(forKeys: keys)
            if values?.isDirectory == false { times[file.path] = values?.contentModificationDate }
        }
        return times
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

    /// Runs the program. Its output goes to the standard error. If it fails, the error has the first lines of
    /// the output that are errors of a compiler.
    func run() throws {
        let pipe = Pipe()
        process.standardOutput = pipe
        try start()
        var output = Data()
        while case let part = pipe.fileHandleForReading.availableData, !part.isEmpty {
            FileHandle.standardError.write(part)
            output.append(part)
        }
        process.waitUntilExit()
        let errors = String(decoding: output, as: UTF8.self).split(separator: "\n").filter {
            $0.hasPrefix("/") && $0.contains(" error: ")
        }
        try check(Array(errors.prefix(5)).joined(separator: "\n"))
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

    func check(_ details: String = "") throws {
        try Interruption.check()
        guard process.terminationStatus == 0 else {
            let end = process.terminationReason == .exit ? "the exit code" : "the signal"
            throw Failure(
                .program,
                "\(name) has failed with \(end) \(process.terminationStatus). Its messages are above.",
                details: details)
        }
    }
}
