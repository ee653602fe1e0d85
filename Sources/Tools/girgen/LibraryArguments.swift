// SPDX-License-Identifier: MIT

import Foundation

/// The arguments by which girgen writes the binding of a library in another package. The page “Binding another library” leads through it.
///
///     girgen --gir GtkSource-5.gir --module GtkSource --c-module CGtkSource --out Sources/GtkSource/Generated
///
/// - `--gir FILE`: the GIR file; a bare name is one of those that are installed (GIR_DIRECTORY)
/// - `--module NAME`, `--c-module NAME`: the Swift module, and the module of its C declarations
/// - `--out FOLDER`: the folder that has nothing but the written files
/// - `--overrides FILE`: the exceptions from the rules, in lines as those of girgen’s own `overrides`
/// - `--with FILE[=MODULE]`: the GIR file of another library that this one uses, and the Swift module of its
///   binding. Without a module, functions that need its types are left out
/// - `--check`: fails if the files in the folder are not those that would be written. It compares nothing if
///   they were written for another version of the library
/// - `--coverage`: prints how much is bound; `--missing` prints also what is missing, with the reason
struct LibraryArguments {
    private(set) var gir = ""
    private(set) var module = ""
    private(set) var cModule = ""
    private(set) var out = ""
    private(set) var overrides: [String] = []
    private(set) var others: [(gir: String, module: String?)] = []
    private(set) var options: Set<String> = []

    struct Mistake: Error, CustomStringConvertible {
        let description: String
    }

    init(_ arguments: [String]) throws(Mistake) {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if ["--check", "--coverage", "--missing"].contains(word) {
                options.insert(word)
                continue
            }
            guard let value = rest.popFirst() else { throw Mistake(description: "\(word) needs a value.") }
            switch word {
            case "--gir": gir = value
            case "--module": module = value
            case "--c-module": cModule = value
            case "--out": out = value
            case "--overrides": overrides.append(value)
            case "--with":
                let sides = value.split(separator: "=", maxSplits: 1).map(String.init)
                others.append((sides[0], sides.count > 1 ? sides[1] : nil))
            default: throw Mistake(description: "\(word) is none of the options for a library: \(Self.usage)")
            }
        }
        let needed = [("--gir", gir), ("--module", module), ("--c-module", cModule), ("--out", out)]
        let missing = needed.filter { $0.1.isEmpty }.map(\.0)
        guard missing.isEmpty else {
            throw Mistake(description: "\(missing.joined(separator: ", ")) is missing: \(Self.usage)")
        }
    }

    private static let usage =
        "girgen --gir FILE --module NAME --c-module NAME --out FOLDER [--overrides FILE] [--with FILE[=MODULE]] "
        + "[--check | --coverage [--missing]]"

    /// Returns the location of a GIR file: the file itself, or the installed file with this name.
    static func place(of file: String) -> URL {
        if FileManager.default.fileExists(atPath: file) { return URL(filePath: file) }
        let installed = ProcessInfo.processInfo.environment["GIR_DIRECTORY"] ?? "/usr/share/gir-1.0"
        return URL(filePath: installed).appending(path: file)
    }
}

extension Girgen {
    /// Writes the binding of a library in another package, and returns whether the folder has what it should have.
    static func write(_ arguments: LibraryArguments, _ pinned: Pinned, _ overrides: inout Overrides) throws
        -> Bool
    {
        for file in arguments.overrides { try overrides.read(file: URL(filePath: file)) }
        let root = try element(of: arguments.gir)
        let namespace = Reader.read(root, overrides)
        var library = Library(
            namespace: namespace.name, module: arguments.module, cModule: arguments.cModule,
            version: Pinned.version(of: root) ?? installedVersion(of: root))
        let others = try arguments.others.map { (Reader.read(try element(of: $0.gir), overrides), $0.module) }
        library.others = others.compactMap { namespace, module in module.map { (namespace.name, $0) } }
        let repository = Repository(overrides: overrides, library: library)
        for file in files { repository.add(Reader.read(try pinned.root(of: file), overrides)) }
        for (namespace, _) in others { repository.add(namespace) }
        repository.add(namespace)
        repository.moduleNames[namespace.name] = arguments.module
        for (namespace, module) in library.others { repository.moduleNames[namespace] = module }
        let declared = try overrides.headers.keys.map { ($0, try pinned.functions(of: $0)) }
        let stale = overrides.stale(in: repository, declared: Dictionary(uniqueKeysWithValues: declared))
        printErrors(stale)
        let out = URL(filePath: arguments.out)
        var generator = Generator(
            repository, handSymbols: try symbols(in: out.deletingLastPathComponent(), without: out),
            declared: Dictionary(uniqueKeysWithValues: declared))
        let output = Output(library: library.module, in: out, files: generator.run())
        failIfWrong(generator)
        if arguments.options.contains("--coverage") {
            let isAll = arguments.options.contains("--missing")
            print(generator.coverage.report(of: [namespace.name], missing: isAll))
            return true
        }
        guard arguments.options.contains("--check") else {
            try output.write()
            return true
        }
        return output.check() && stale.isEmpty
    }

    private static func element(of file: String) throws -> Element {
        try Element.parse(file: LibraryArguments.place(of: file))
    }

    /// Returns the version that pkg-config has for the package of a GIR file, or nil if it does not know the package.
    static func installedVersion(of root: Element) -> String? {
        guard let package = root.first("repository")?.first("package")?["name"] else { return nil }
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["pkg-config", "--modversion", package]
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let version = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return process.terminationStatus == 0 && !version.isEmpty ? version : nil
    }
}
