// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The tool is also used on macOS, where CI does not run its tests.
@Suite struct PortabilityTests {
    static let sources = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private func files(below folder: String) -> [URL] {
        let url = PortabilityTests.sources.appending(path: folder)
        let all = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
        return (all?.allObjects as? [URL] ?? []).filter { $0.pathExtension == "swift" }
    }

    /// A module that only Linux has, and its replacement on macOS.
    static let counterparts = ["Glibc": "Darwin", "FoundationXML": "Foundation"]

    @Test(arguments: ["Sources", "Plugin", "Tests/CartographyTests"])
    func whatOnlyLinuxHasIsImportedUnderAConditionOnly(_ folder: String) throws {
        let files = files(below: folder)
        #expect(!files.isEmpty)
        for file in files {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            for (name, counterpart) in PortabilityTests.counterparts {
                let isConditional = lines.contains { $0.hasPrefix("#if canImport(") }
                // An import inside of a condition is indented.
                #expect(
                    !lines.contains("import \(name)"),
                    "\(file.lastPathComponent): import \(counterpart) on macOS")
                if lines.contains("    import \(name)") {
                    #expect(
                        isConditional && lines.contains { $0.hasSuffix("import \(counterpart)") },
                        "\(file.path)")
                }
            }
        }
    }

    /// One file of the library calls the C library, so that what differs between systems is in one place.
    @Test func onlyOneFileOfTheLibraryCallsTheCLibrary() throws {
        let importing = try files(below: "Sources/Cartography").filter { file in
            try String(contentsOf: file, encoding: .utf8).contains("import Glibc")
        }
        #expect(importing.map(\.lastPathComponent) == ["FileSystem.swift"])
    }
}
