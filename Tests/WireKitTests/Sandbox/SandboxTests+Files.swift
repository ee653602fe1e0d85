// SPDX-License-Identifier: MIT

import Foundation
import Glibc
import Testing
import WireProbeMessages

@testable import WireKit

/// Ways round the rules for files, tried in each kind of sandbox of this system.
extension SandboxTests {
    private func write(_ text: String, to path: String) throws {
        try text.write(toFile: path, atomically: false, encoding: .utf8)
    }

    @Test func aFolderThatIsReplacedAfterItWasCheckedIsNotGiven() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let manager = FileManager.default
        for name in ["secret", "notes"] {
            try manager.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: false)
            try write(name, to: "\(folder)/\(name)/text")
        }
        // What is used only later is what was checked.
        let notes = try OpenedPath("\(folder)/notes")
        #expect(notes.realPath == notes.path && notes.isFolder)
        try manager.moveItem(atPath: "\(folder)/notes", toPath: "\(folder)/moved")
        try manager.createSymbolicLink(atPath: "\(folder)/notes", withDestinationPath: "\(folder)/secret")
        #expect(notes.realPath == "\(folder)/moved")

        for writes in [false, true] {
            var unchecked = Permissions()
            var checked = Permissions()
            if writes {
                unchecked.writable = [notes.path]
                checked.write(notes)
            } else {
                unchecked.readable = [notes.path]
                checked.read(notes)
            }
            // Without the check, the child gets the folder to which the link leads.
            for (sandbox, inAdvance) in try await sandboxes(unchecked) {
                let probe = try ProbeProcess(sandbox: sandbox, inAdvance: inAdvance)
                _ = try await probe.peer()
                #expect(try await probe.attempt(.read("\(notes.path)/text")) == 0, "\(sandbox)")
                await probe.end()
            }
            for (sandbox, inAdvance) in try await sandboxes(checked) {
                let probe = try ProbeProcess(sandbox: sandbox, inAdvance: inAdvance)
                #expect(await probe.first(of: probe.peers) == nil, "it goes on in \(sandbox)")
                await probe.end()
                let lines = probe.child.lastLines.lines
                #expect(
                    lines.contains { $0.contains("\(notes.path) was replaced after it was checked") },
                    "\(sandbox): \(lines)")
            }
        }
        // It is given again when it is the folder that was checked.
        try manager.removeItem(atPath: "\(folder)/notes")
        try manager.moveItem(atPath: "\(folder)/moved", toPath: "\(folder)/notes")
        var permissions = Permissions()
        permissions.read(notes)
        for (sandbox, inAdvance) in try await sandboxes(permissions) {
            let probe = try ProbeProcess(sandbox: sandbox, inAdvance: inAdvance)
            _ = try await probe.peer()
            #expect(try await probe.attempt(.read("\(notes.path)/text")) == 0, "\(sandbox)")
            #expect(try await probe.attempt(.read("\(folder)/secret/text")) != 0, "\(sandbox)")
            await probe.end()
        }
    }

    @Test func noLinkLeadsOutOfWhatIsPermitted() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (own, shared, secret) = ("\(folder)/own", "\(folder)/shared", "\(folder)/secret")
        for path in [own, shared, secret] {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            try write("text", to: "\(path)/text")
        }
        for (sandbox, inAdvance) in try await sandboxes(Permissions(readable: [shared], writable: [own])) {
            let probe = try ProbeProcess(sandbox: sandbox, inAdvance: inAdvance)
            _ = try await probe.peer()
            for attempt: Attempt in [
                .link("\(secret)/text", "\(own)/new"), .link("\(shared)/text", "\(own)/new"),
                .link("\(own)/text", "\(shared)/new"), .link("\(own)/text", "\(secret)/new"),
                .linkOpened("\(shared)/text", "\(own)/new"), .rename("\(shared)/text", "\(own)/new"),
                .rename("\(own)/text", "\(shared)/text"), .rename("\(secret)/text", "\(own)/new"),
                .rename("\(own)/text", "\(secret)/new"), .symbolicLink(own, "\(shared)/new"),
            ] {
                let code = try await probe.attempt(attempt)
                #expect(
                    [EXDEV, EACCES, EROFS, ENOENT, EPERM].contains(code), "\(attempt) in \(sandbox): \(code)")
            }
            // A symbolic link may have any target, and does not lead there.
            for (name, target) in [("a", secret), ("b", "\(shared)/text"), ("c", "/proc/1/root/etc")] {
                unlink("\(own)/\(name)")
                #expect(try await probe.attempt(.symbolicLink(target, "\(own)/\(name)")) == 0, "\(sandbox)")
            }
            #expect(try await probe.attempt(.read("\(own)/a/text")) != 0, "\(sandbox)")
            #expect(try await probe.attempt(.write("\(own)/a/new")) != 0, "\(sandbox)")
            #expect(try await probe.attempt(.read("\(own)/b")) == 0, "\(sandbox)")
            #expect(try await probe.attempt(.write("\(own)/b")) != 0, "\(sandbox)")
            #expect(try await probe.attempt(.read("\(own)/c/passwd")) != 0, "\(sandbox)")
            // Within the folder, the program may give a file further names.
            unlink("\(own)/second")
            #expect(try await probe.attempt(.link("\(own)/text", "\(own)/second")) == 0, "\(sandbox)")
            await probe.end()
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: secret) == ["text"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: shared) == ["text"])
    }

    /// A file may have several names: if one of them is in a permitted folder, the file is permitted, by that name only.
    @Test func aFileWithASecondNameInAFolderIsInThatFolder() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (own, other) = ("\(folder)/own", "\(folder)/other")
        for path in [own, other] {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        }
        try write("text", to: "\(other)/text")
        try FileManager.default.linkItem(atPath: "\(other)/text", toPath: "\(own)/text")
        for (sandbox, inAdvance) in try await sandboxes(Permissions(writable: [own])) {
            let probe = try ProbeProcess(sandbox: sandbox, inAdvance: inAdvance)
            _ = try await probe.peer()
            #expect(try await probe.attempt(.write("\(own)/text")) == 0, "\(sandbox)")
            #expect(try await probe.attempt(.read("\(other)/text")) != 0, "\(sandbox)")
            await probe.end()
        }
    }

    /// Landlock covers neither the attributes of files nor changes in folders.
    @Test func attributesAndChangesOfOtherFilesAreHidden() async throws {
        let folder = try folder()
        let other = try self.folder()
        defer { for path in [folder, other] { try? FileManager.default.removeItem(atPath: path) } }
        for watches in [false, true] {
            var permissions = Permissions(writable: [folder])
            permissions.watchesFolders = watches
            for (sandbox, inAdvance) in try await sandboxes(permissions) {
                let probe = try ProbeProcess(sandbox: sandbox, inAdvance: inAdvance)
                _ = try await probe.peer()
                let attributes = try await probe.attempt(.attributes(other))
                #expect([ENOENT, EOPNOTSUPP].contains(attributes), "\(sandbox): \(attributes)")
                let own = try await probe.attempt(.watch(folder))
                let others = try await probe.attempt(.watch(other))
                switch sandbox {
                case .bubblewrap:
                    // The namespaces of one that was started in advance have the folders of others, too.
                    let isSpare = inAdvance != nil
                    #expect(own == (isSpare && !watches ? EACCES : 0), "\(sandbox)")
                    if !(isSpare && watches) {
                        #expect(others == (isSpare ? EACCES : ENOENT), "\(sandbox): \(others)")
                    }
                case .none, .kernel: #expect(own == (watches ? 0 : EACCES) && others == own, "\(sandbox)")
                }
                await probe.end()
            }
        }
    }

    @Test func aSocketWithoutAFileIsNotReached() async throws {
        let name = "rxshell-\(UUID().uuidString)"
        let listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0[1...].copyBytes(from: name.utf8) }
        let bound = withUnsafePointer(to: &address) {
            // Guard: a local address begins as each address does.
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listener, $0, socklen_t(3 + name.utf8.count))
            }
        }
        try #require(bound == 0 && listen(listener, 8) == 0)
        let free = try ProbeProcess()
        _ = try await free.peer()
        #expect(try await free.attempt(.connectAbstract(name)) == 0)
        await free.end()
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        // Also of one that may use a socket with a file, with and without the network.
        for network in [false, true] {
            for (sandbox, inAdvance) in try await sandboxes(
                Permissions(network: network, sockets: ["\(folder)/bus"]))
            {
                // One that was started in advance has no sockets.
                if sandbox.isBubblewrap, inAdvance != nil { continue }
                let probe = try ProbeProcess(sandbox: sandbox, inAdvance: inAdvance)
                _ = try await probe.peer()
                let code = try await probe.attempt(.connectAbstract(name))
                #expect([EACCES, EPERM, ECONNREFUSED].contains(code), "\(network), \(sandbox): \(code)")
                await probe.end()
            }
        }
    }

    @Test func aFileThatCannotBeOpenedIsNamed() throws {
        let long = "/\(String(repeating: "a", count: 300))"
        let files = try OpenedFiles(
            FileRules(readable: ["/usr", "/nowhere", long], writable: ["/usr/bin/env/x"]), [:])
        #expect(files.readable.map(\.path) == ["/usr"])
        #expect(files.writable.isEmpty)
        #expect(files.errorMessages == ["\(long) cannot be used: File name too long"])
    }

    /// Foundation finds the name in the link.
    @Test func aConfinedProgramKnowsTheNameOfTheTimeZone() async throws {
        guard let bubblewrap = await Bubblewrap.working(), let zone = Bubblewrap.timeZoneFile() else {
            return print(
                "SandboxTests: bubblewrap does not work on this system, or its time zone has no name.")
        }
        var program = Program(path: "/usr/bin/readlink", arguments: ["/etc/localtime"])
        program.sandbox = .bubblewrap(bubblewrap, Permissions())
        let child = try ChildProcess(program, as: WirePeer(version: WireVersion(0)))
        #expect(await child.waitForEnd().outcome == .exit(code: 0))
        #expect(child.lastLines.lines == [zone])
        #expect(access(zone, R_OK) == 0 && zone.hasPrefix("/usr/share/zoneinfo/"))
    }

    /// What manages the network replaces the file. A child that has the folder finds the new one.
    @Test func theNameServersAreReadInTheFolderToWhichTheirLinkLeads() throws {
        let folder = try #require(realpath(try folder(), nil).map { String(cString: $0) })
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let (link, file) = ("\(folder)/resolv.conf", "\(folder)/resolve/stub-resolv.conf")
        try FileManager.default.createDirectory(
            atPath: "\(folder)/resolve", withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: file))
        func found(_ folders: String...) -> [String]? {
            Permissions.nameServerFile(of: link, in: folders).map { [$0.path, $0.folder] }
        }
        #expect(found("\(folder)/resolve") == nil)
        try #require(symlink("resolve/stub-resolv.conf", link) == 0)
        #expect(found("\(folder)/other", "\(folder)/resolve") == [file, "\(folder)/resolve"])
        // Another folder may have files that no program needs.
        #expect(found("\(folder)/res", "\(folder)/other") == nil)
        // A file itself is in no such folder.
        unlink(link)
        try Data().write(to: URL(filePath: link))
        #expect(found(folder) == nil)
    }

    /// bubblewrap cannot make a link twice. A permission may name the file of the time zone, too.
    @Test func aPathIsGivenToBubblewrapOnce() {
        let paths = Permissions.system
        #expect(
            Bubblewrap.arguments(FileRules(readable: paths + paths, writable: []))
                == Bubblewrap.arguments(FileRules(readable: paths, writable: [])))
    }

    /// A link would lead to a folder that the program does not have.
    @Test func theFileWithTheNameServersIsGivenWithoutTheNetworkToo() {
        let file = Permissions.nameServers
        let arguments = Bubblewrap.arguments(FileRules(readable: [file], writable: []))
        #expect(arguments.firstIndex(of: "--ro-bind-try").map { arguments[$0 + 1] } == file)
    }

    @Test func aLinkNamesATimeZoneThatTheSystemHas() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func file(of target: String) throws -> String? {
            let link = "\(folder)/localtime"
            unlink(link)
            try #require(symlink(target, link) == 0)
            return Bubblewrap.timeZoneFile(of: link)
        }
        let utc = "/usr/share/zoneinfo/Etc/UTC"
        if access(utc, R_OK) == 0 {
            #expect(try file(of: utc) == utc)
            #expect(try file(of: "../usr/share/zoneinfo/Etc/UTC") == utc)
        }
        #expect(try file(of: "/usr/share/zoneinfo/Nowhere") == nil)
        #expect(try file(of: "/etc/hostname") == nil)
        #expect(Bubblewrap.timeZoneFile(of: "\(folder)/missing") == nil)
    }

    /// The files with certificates of Debian, Arch, Fedora and openSUSE, and what their links lead to.
    @Test(arguments: [
        "/etc/ssl/certs/ca-certificates.crt", "/etc/ca-certificates/extracted/tls-ca-bundle.pem",
        "/etc/pki/tls/certs/ca-bundle.crt", "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem",
        "/etc/ssl/ca-bundle.pem", "/var/lib/ca-certificates/ca-bundle.pem",
    ])
    func aProgramWithTheNetworkReadsTheCertificates(_ file: String) throws {
        func reads(_ permissions: Permissions) throws -> Bool {
            try permissions.files(for: "/usr/bin/env").readable.contains { file.hasPrefix("\($0)/") }
        }
        #expect(try reads(Permissions(network: true)))
        #expect(try !reads(Permissions()))
    }
}
