// SPDX-License-Identifier: MIT

import Foundation
import Testing

@Suite
struct CoverageTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The share in a cell such as `3288 / 3351 (98.1 %)`, by namespace and column.
    private func share(_ namespace: String, _ column: Int) throws -> Double {
        let text = try String(
            contentsOf: CoverageTests.package.appending(path: "Sources/Tools/girgen/coverage.md"),
            encoding: .utf8)
        let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("| \(namespace) |") })
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        let numbers = cells[column].split { !$0.isNumber }.compactMap { Double($0) }
        return numbers[0] / numbers[1]
    }

    @Test func theCommittedBindingIsWhatTheGeneratorWrites() throws {
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "girgen")
        process.arguments = ["--check"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let stale = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "Run `swift run girgen` and commit.\n\(stale)")
    }

    @Test func whatSwiftClassesCannotImplementHasItsReason() throws {
        let text = try String(
            contentsOf: CoverageTests.package.appending(path: "Sources/Tools/girgen/coverage.md"),
            encoding: .utf8)
        #expect(text.contains("| `Gtk.Widget` | `Gtk.WidgetSubclass` |"))
        #expect(!text.contains("no reason is given"))
    }

    @Test func coverageDoesNotDrop() throws {
        #expect(try share("Gtk", 1) >= 0.986)
        #expect(try share("Gtk", 2) >= 0.999)
        #expect(try share("Gtk", 3) == 1)
        #expect(try share("Gdk", 1) >= 0.965)
        #expect(try share("Gsk", 1) >= 0.97)
        #expect(try share("Pango", 1) >= 0.92)
        #expect(try share("Gio", 1) >= 0.93)
        #expect(try share("PangoCairo", 1) >= 0.96)
        // Without the functions for which Swift has its own.
        #expect(try share("cairo", 4) >= 0.914)
        #expect(try share("GLib", 4) >= 0.53)
    }
}
