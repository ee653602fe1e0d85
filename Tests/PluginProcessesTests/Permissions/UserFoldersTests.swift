// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import Testing

@testable import PluginProcesses

/// Which folders of the user a plugin may get.
@Suite struct UserFoldersTests {
    private let folder: String

    init() throws {
        let path = "\(TemporaryFolder.ofProcess.path)/\(UUID())"
        try FileManager.default.createDirectory(
            atPath: "\(path)/shell/state", withIntermediateDirectories: true)
        for name in ["notes", "notes/inner", "locked"] {
            try FileManager.default.createDirectory(
                atPath: "\(path)/\(name)", withIntermediateDirectories: true)
        }
        try Data("text".utf8).write(to: URL(filePath: "\(path)/notes/text"))
        folder = try #require(path.resolvedPath)
    }

    private func refusal(_ path: String) -> String? {
        do throws(UserFolders.RefusedFolder) {
            _ = try UserFolders.open(path, apartFrom: ["\(folder)/shell/state", "/nowhere"])
            return nil
        } catch { return error.reason }
    }

    @Test func aFolderOfTheUserIsGiven() {
        #expect(refusal("\(folder)/notes") == nil)
        #expect(refusal("\(folder)/notes/inner") == nil)
    }

    @Test func whatIsNoFolderIsRefused() {
        #expect(refusal("\(folder)/missing")?.hasPrefix("No such file") == true)
        #expect(refusal("\(folder)/notes/text") == "it is not a folder. Choose a folder.")
    }

    @Test(arguments: ["/proc", "/proc/self", "/sys", "/dev", "/run", "/"])
    func foldersOfTheSystemAreRefused(path: String) throws {
        let path = try #require(path.resolvedPath)
        #expect(refusal(path)?.hasPrefix("it has processes and devices of the system.") == true)
    }

    @Test func theFoldersOfTheShellAreRefused() {
        for path in ["", "/shell", "/shell/state"] {
            #expect(
                refusal(folder + path) == "the files of the shell are there. Choose another folder.",
                "\(path)")
        }
    }

    @Test func theHomeFolderAndWhatIsHiddenInItAreRefused() throws {
        let entry = try #require(getpwuid(getuid())?.pointee.pw_dir)
        let home = try #require(String(cString: entry).resolvedPath)
        #expect(refusal(home) == "your whole home folder is in it. Choose a folder in it.")
        let above = URL(filePath: home).deletingLastPathComponent().path
        if above != "/" {
            #expect(refusal(above) == "your whole home folder is in it. Choose a folder in it.")
        }
        let hidden = "\(home)/.rxshell-test-\(UUID())"
        try FileManager.default.createDirectory(atPath: hidden, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: hidden) }
        #expect(refusal(hidden) == "programs keep their settings and secrets there. Choose another folder.")
    }

    /// A plugin that may write in a folder can replace what is in it.
    @Test func aPathWithALinkIsRefused() throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/link", withDestinationPath: "\(folder)/notes")
        for path in ["link", "link/inner", "notes/../notes"] {
            #expect(
                refusal("\(folder)/\(path)")?.hasPrefix(
                    "a symbolic link leads to it. Choose the folder \(folder)/notes") == true)
        }
    }
}
