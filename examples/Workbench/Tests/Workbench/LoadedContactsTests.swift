// SPDX-License-Identifier: MIT

import Foundation
import ShellKit
import Testing

/// Contacts as a page of the workbench, loaded from its library: in a process of its own, since this one has Contacts linked in
/// already, and a database library must not be in a process twice.
@Suite struct LoadedContactsTests {
    @Test func contactsIsLoadedFromItsLibraryAndWorks() throws {
        let folder = PluginFolder()
        try folder.add(example: "Contacts")
        let output = try run("WorkbenchProbe", folder.path, home: "\(folder.path)/home")
        #expect(
            output == """
                places: Contacts, Plugins
                contacts: \(try #require(output.firstMatch(of: /contacts: ([1-9][0-9]*)/)).1)
                opened: true
                plugins: \(try #require(output.firstMatch(of: /plugins: (Contacts 1.0 \| Active.* \| An address book.*)/)).1)
                retained:\u{20}

                """)
    }

    /// Runs a program that was built with this test, with a home folder of its own, and returns what it prints.
    private func run(_ product: String, _ argument: String, home: String) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = try PluginFolder.products.appending(path: product)
        process.arguments = [argument]
        process.environment = ["HOME": home]
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: output, as: UTF8.self)
    }
}
