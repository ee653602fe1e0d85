// SPDX-License-Identifier: MIT

import AppTesting
import FlowKit
import Foundation
import PluginKit
import Testing

@testable import PluginProcesses

@Suite struct PermissionDecisionsTests {
    private let folder = "\(TemporaryFolder.ofProcess.path)/\(UUID().uuidString)"
    private let id: PluginID = "org.example.contacts"

    private func permissions(
        services: String = "org.a.b;", _ more: String = ""
    ) throws -> [PluginManifest.Permission] {
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
            \(more)
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

    private func folders(_ access: String) throws -> PluginManifest.Permission {
        try #require(permissions("[Permission user-folders]\nReason=To keep notes\nAccess=\(access)").last)
    }

    @Test func aDecisionWithoutAnAccessIsOneForReading() throws {
        try KeptFile("\(folder)/permissions").write("\(id)\tuser-folders\tyes\n".utf8)
        var decisions = PermissionDecisions(in: folder)
        #expect(try decisions.isGranted(folders("read"), to: id) == true)
        #expect(try decisions.isGranted(folders("write"), to: id) == nil)
        #expect(try decisions.set(false, folders("write"), of: id) == nil)
        #expect(try decisions.isGranted(folders("read"), to: id) == true)
        #expect(try PermissionDecisions(in: folder).isGranted(folders("write"), to: id) == false)
    }

    @Test func aVersionThatNamesOtherSubjectsDoesNotGetBackWhatWasRefused() throws {
        func programs(_ names: String) throws -> PluginManifest.Permission {
            try #require(permissions("[Permission programs]\nReason=To read\nPrograms=\(names)").last)
        }
        var decisions = PermissionDecisions(in: folder)
        #expect(try decisions.isGranted(programs("journalctl;"), to: id) == true)
        #expect(try decisions.set(false, programs("journalctl;"), of: id) == nil)
        #expect(try decisions.isGranted(programs("journalctl;git;"), to: id) == false)
        #expect(try decisions.set(true, programs("journalctl;git;"), of: id) == nil)
        #expect(try decisions.isGranted(programs("journalctl;git;"), to: id) == true)
        // Writing was refused, and reading was never asked for.
        #expect(try decisions.set(false, folders("write"), of: id) == nil)
        #expect(try decisions.isGranted(folders("read"), to: id) == false)
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

    /// What another program, a fault of the disk or the user may have made of the file.
    static let damages = [
        "an empty file": "", "a truncated file": "org.example.contacts\tnetwo",
        "no id": "no id\tnetwork\tyes\n",
        "no answer": "org.example.contacts\tnetwork\n",
        "another answer": "org.example.contacts\tnetwork\tmaybe\n",
        "an empty line": "\norg.example.contacts\tnetwork\tyes\n", "JSON": "{}\n", "a zero": "\0\n",
    ]

    @Test(arguments: damages.keys.sorted())
    func aDamagedFileRefusesAllPermissionsAndIsKept(_ damage: String) throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let text = try #require(Self.damages[damage])
        try text.write(toFile: "\(folder)/permissions", atomically: true, encoding: .utf8)
        var decisions = PermissionDecisions(in: folder)
        #expect(try permissions().map { decisions.isGranted($0, to: id) } == [false, false, false])
        let kept = try #require(decisions.error?.newPath)
        #expect(try String(contentsOfFile: kept, encoding: .utf8) == text)
        // Also in later runs, until the user grants them.
        #expect(try decisions.set(true, permissions()[1], of: id) == nil)
        let later = PermissionDecisions(in: folder)
        #expect(later.error == nil)
        #expect(try permissions().map { later.isGranted($0, to: id) } == [false, true, false])
        #expect(try later.isGranted(permissions()[0], to: "org.example.other") == false)
    }

    @Test func aPipeOrAFolderInsteadOfTheFileRefusesAllPermissions() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try #require(mkfifo("\(folder)/permissions", 0o600) == 0)
        let decisions = PermissionDecisions(in: folder)
        #expect(decisions.error?.reason == .notRegular)
        #expect(try permissions().map { decisions.isGranted($0, to: id) } == [false, false, false])
        try FileManager.default.removeItem(atPath: "\(folder)/permissions")
        try FileManager.default.createDirectory(
            atPath: "\(folder)/permissions", withIntermediateDirectories: true)
        let others = PermissionDecisions(in: folder)
        #expect(try permissions().map { others.isGranted($0, to: id) } == [false, false, false])
    }

    /// The link may lead to a disk that is not mounted.
    @Test func aLinkThatLeadsNowhereRefusesAllPermissionsAndIsKept() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try #require(symlink("/nowhere/permissions", "\(folder)/permissions") == 0)
        let decisions = PermissionDecisions(in: folder)
        #expect(decisions.error?.reason == .unreadable(ENOENT))
        #expect(try permissions().map { decisions.isGranted($0, to: id) } == [false, false, false])
        let kept = try #require(decisions.error?.newPath)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: kept) == "/nowhere/permissions")
        let later = PermissionDecisions(in: folder)
        #expect(try permissions().map { later.isGranted($0, to: id) } == [false, false, false])
    }

    @Test func aFileInPlaceOfTheFolderRefusesAllPermissions() throws {
        try KeptFile(folder).write("a file".utf8)
        let decisions = PermissionDecisions(in: folder)
        #expect(decisions.error?.reason == .unreadable(ENOTDIR))
        #expect(try permissions().map { decisions.isGranted($0, to: id) } == [false, false, false])
    }

    @Test func aDamagedFileThatCannotBeRenamedIsNotOverwritten() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try "damaged".write(toFile: "\(folder)/permissions", atomically: true, encoding: .utf8)
        // As if the folder could not be written: the superuser may write in each folder.
        let other = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        defer { close(other) }
        try #require(flock(other, LOCK_EX | LOCK_NB) == 0)
        let claim = StateFolderClaim(folder)
        var decisions = PermissionDecisions(in: folder)
        #expect(decisions.error?.newPath == nil && !claim.isHeld)
        #expect(try permissions().map { decisions.isGranted($0, to: id) } == [false, false, false])
        #expect(try decisions.set(true, permissions()[1], of: id) != nil)
        #expect(try String(contentsOfFile: "\(folder)/permissions", encoding: .utf8) == "damaged")
    }

    @Test func aDecisionThatCannotBeKeptIsReported() throws {
        // A folder in place of the new file, which not even root can write.
        try FileManager.default.createDirectory(
            atPath: "\(folder)/permissions.new", withIntermediateDirectories: true)
        var decisions = PermissionDecisions(in: folder)
        #expect(
            try decisions.set(true, permissions()[1], of: id)?.description
                == "\(folder)/permissions could not be written: Is a directory. The next run cannot restore what has changed; make the folder writable, and make space on the disk."
        )
        #expect(try decisions.isGranted(permissions()[1], to: id) == true)
        _ = try decisions.set(true, permissions()[2], of: id)
        #expect(try decisions.isGranted(permissions()[1], to: id) == true)
    }
}
