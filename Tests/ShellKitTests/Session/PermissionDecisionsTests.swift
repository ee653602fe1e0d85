// SPDX-License-Identifier: MIT

import Foundation
import PluginKit
import Testing

@testable import ShellKit

@Suite struct PermissionDecisionsTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "rxshell-\(UUID())").path
    private let id: PluginID = "org.example.contacts"

    private func permissions(services: String = "org.a.b;") throws -> [PluginManifest.Permission] {
        let text = """
            [Plugin]
            Id=org.example.contacts
            Name=Contacts
            Version=1
            Library=lib.so
            Framework=0.1
            [Permission data-folder]
            [Permission network]
            Reason=To synchronise
            [Permission session-services]
            Reason=For passwords
            Services=\(services)
            """
        return try PluginManifest(parsing: Array(text.utf8), file: "/contacts.plugin").permissions
    }

    @Test func onlyWhatIsDangerousIsAskedFor() throws {
        let decisions = PermissionDecisions(in: folder)
        #expect(try permissions().map { decisions.isGranted($0, to: id) } == [true, nil, nil])
    }

    @Test func aDecisionIsKept() throws {
        var decisions = PermissionDecisions(in: folder)
        for (permission, isGranted) in zip(try permissions(), [false, true, true]) {
            #expect(decisions.set(isGranted, permission, of: id) == nil)
        }
        let later = PermissionDecisions(in: folder)
        #expect(try permissions().map { later.isGranted($0, to: id) } == [false, true, true])
        #expect(try later.isGranted(permissions()[1], to: "org.example.other") == nil)
        // Other services are another permission.
        #expect(try later.isGranted(permissions(services: "org.a.b;org.c.d;")[2], to: id) == nil)
    }

    @Test func whatAnotherProgramHasRemovedIsNotWrittenAgain() throws {
        let other: PluginID = "org.example.other"
        var decisions = PermissionDecisions(in: folder)
        let network = try permissions()[1]
        #expect(decisions.set(true, network, of: id) == nil)
        #expect(decisions.set(true, network, of: other) == nil)
        // As `shellctl remove --data org.example.contacts` does.
        try "\(other)\tnetwork\tyes\n".write(
            toFile: "\(folder)/permissions", atomically: true, encoding: .utf8)
        #expect(decisions.set(false, network, of: other) == nil)
        #expect(decisions.isGranted(network, to: id) == nil)
        #expect(
            try String(contentsOfFile: "\(folder)/permissions", encoding: .utf8) == "\(other)\tnetwork\tno\n")

        // A file that is missing does not take the decisions of this run away.
        try FileManager.default.removeItem(atPath: "\(folder)/permissions")
        #expect(decisions.set(true, network, of: id) == nil)
        #expect(decisions.isGranted(network, to: other) == false)
    }

    @Test func whatIsNotALineIsIgnored() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let text =
            "\norg.example.contacts\tnetwork\nno id\tnetwork\tyes\norg.example.contacts\tnetwork\tmaybe\n"
        try text.write(toFile: "\(folder)/permissions", atomically: true, encoding: .utf8)
        let decisions = PermissionDecisions(in: folder)
        #expect(try permissions().map { decisions.isGranted($0, to: id) } == [true, nil, nil])
    }

    @Test func aDecisionThatCannotBeKeptIsReported() throws {
        var decisions = PermissionDecisions(in: "/dev/null")
        #expect(
            try decisions.set(true, permissions()[1], of: id)
                == "/dev/null/permissions could not be written: Not a directory. Free space on the disk, and make the folder writable."
        )
        #expect(try decisions.isGranted(permissions()[1], to: id) == true)
        _ = try decisions.set(true, permissions()[2], of: id)
        #expect(try decisions.isGranted(permissions()[1], to: id) == true)
    }
}
