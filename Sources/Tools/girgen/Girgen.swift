// SPDX-License-Identifier: MIT

import Foundation

/// Reads the GIR files and writes the binding.
///
///     swift run girgen              writes Sources/Binding/*/Generated
///     swift run girgen --coverage   prints what is bound; --missing prints also what is missing, with the reason
///     swift run girgen --check      fails if the committed files differ from what would be written
///     swift run girgen --pin        adds to the files in `gir` the declarations that only the installed files have; GIR_DIRECTORY and
///                                   INCLUDE_DIRECTORY are the folders of these
///
/// With --gir it writes the binding of a library in another package: see ``LibraryArguments``.
///
/// Each step has a folder: `Parse` reads the XML, `Model` has the declarations, `Plan` decides on the Swift names, `Call` decides on the
/// calls, and `Write` writes the text. The files in `overrides` have the exceptions from the rules.
/// `README.md` explains the rules and the exceptions.
@main
struct Girgen {
    static let files = [
        "GLib-2.0", "GObject-2.0", "GModule-2.0", "Gio-2.0", "cairo-1.0", "Graphene-1.0", "GdkPixbuf-2.0",
        "HarfBuzz-0.0", "Pango-1.0", "PangoCairo-1.0", "Gdk-4.0", "Gsk-4.0", "Gtk-4.0",
    ]

    static func main() throws {
        do {
            try run()
        } catch let error as OverridesError {
            printErrors([error])
            exit(1)
        } catch let error as GIRFileError {
            FileHandle.standardError.write(Data("girgen: \(error)\n".utf8))
            exit(1)
        } catch let mistake as LibraryArguments.Mistake {
            FileHandle.standardError.write(Data("girgen: \(mistake)\n".utf8))
            exit(2)
        }
    }

    static func printErrors(_ errors: [OverridesError]) {
        for error in errors { FileHandle.standardError.write(Data("\(error)\n".utf8)) }
    }

    /// Ends the process if lines of the overrides are wrong.
    static func failIfWrong(_ generator: Generator) {
        guard !generator.coverage.errors.isEmpty else { return }
        printErrors(generator.coverage.errors)
        exit(1)
    }

    private static func run() throws {
        let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        var overrides = try Overrides(folder: package.appending(path: "Sources/Tools/girgen/overrides"))
        let pinned = Pinned(package: package)
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.contains("--gir") {
            exit(try write(try LibraryArguments(Array(arguments)), pinned, &overrides) ? 0 : 1)
        }
        if arguments.contains("--pin") { try pinned.update(files, headers: overrides.headers) }
        let repository = Repository(overrides: overrides)
        for file in files { repository.add(Reader.read(try pinned.root(of: file), overrides)) }
        let declared = try overrides.headers.keys.map { ($0, try pinned.functions(of: $0)) }
        let stale = overrides.stale(in: repository, declared: Dictionary(uniqueKeysWithValues: declared))
        printErrors(stale)
        var generator = Generator(
            repository, handSymbols: try handWrittenSymbols(in: package, repository),
            declared: Dictionary(uniqueKeysWithValues: declared), versions: try pinned.versions())
        let output = Output(package: package, files: generator.run())
        failIfWrong(generator)
        if arguments.contains("--coverage") {
            print(
                generator.coverage.report(
                    of: Generator.modules.map(\.namespace), missing: arguments.contains("--missing")))
        } else if arguments.contains("--check") {
            exit(output.check() && stale.isEmpty ? 0 : 1)
        } else {
            try output.write()
        }
    }

    /// Returns every C function that hand-written files of the modules call.
    private static func handWrittenSymbols(in package: URL, _ repository: Repository) throws -> Set<String> {
        var symbols: Set<String> = []
        for module in Set(Generator.modules.map { repository.module($0.namespace) }) {
            let folder = package.appending(path: "Sources/Binding/\(module)")
            symbols.formUnion(try Girgen.symbols(in: folder, without: folder.appending(path: "Generated")))
        }
        return symbols
    }

    /// Returns every word of the Swift code in a folder, without that in another one.
    static func symbols(in folder: URL, without other: URL) throws -> Set<String> {
        var symbols: Set<String> = []
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        for file in files.map({ folder.appending(path: $0) })
        where file.pathExtension == "swift" && !file.path.hasPrefix(other.path + "/") {
            // A folder may have such a name, and a file of others may not be readable.
            guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
            let code = text.split(separator: "\n").filter { line in
                !line.drop { $0 == " " }.hasPrefix("//")
            }.joined(separator: "\n")
            symbols.formUnion(code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        }
        return symbols
    }
}
