// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import Testing

/// A process that shows no window, such as that of a test, is linked with GTK in the ordinary build, and never calls it.
struct WithoutWindowTests {
    @Test func aProcessWithoutAWindowUsesNothingOfGtk() throws {
        let folder = TemporaryFolder()
        let typer = Process()
        typer.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "NotesTyper")
        typer.arguments = ["\(folder.path)/notes.sqlite"]
        var environment = ProcessInfo.processInfo.environment
        // Neither a display, nor the library without GTK. The dynamic linker lists the symbols that it looks up.
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "LD_LIBRARY_PATH"] { environment[name] = nil }
        environment["LD_DEBUG"] = "bindings"
        environment["LD_DEBUG_OUTPUT"] = "\(folder.path)/bindings"
        typer.environment = environment
        let output = Pipe()
        typer.standardOutput = output
        try typer.run()
        defer { typer.terminate() }
        // The program has a window in memory, and the user types into it.
        #expect(output.fileHandleForReading.availableData.first == UInt8(ascii: "1"))

        let log = try String(
            contentsOfFile: "\(folder.path)/bindings.\(typer.processIdentifier)", encoding: .utf8)
        let lines = log.split(separator: "\n").filter { $0.contains("libRxShell.so [0] to ") }
        #expect(lines.count > 1_000)
        let libraries = Set(lines.compactMap { $0.firstMatch(of: #/ to \S*/(lib[a-z]+)/#)?.1 })
        #expect(libraries.contains("libswift"))
        #expect(
            libraries.isDisjoint(with: ["libgtk", "libgdk", "libgobject", "libgio", "libpango", "libcairo"]))
    }
}
