// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import Glibc
import Testing
import WireKit

@testable import PluginProcesses

struct SystemFoldersTests {
    @Test func onlyFoldersOfTheSystemThatExistAreReadable() {
        #expect(SystemFolders.readable(["/usr/share", "/nowhere", "/tmp", "/proc"]) == ["/usr/share"])
    }

    @Test func aFolderThatIsALinkIsReadByBothNames() throws {
        // Debian and others have `/lib` in `/usr`.
        let target = try #require(realpath("/lib", nil))
        defer { free(target) }
        let resolved = String(cString: target)
        #expect(SystemFolders.readable(["/lib"]) == (resolved == "/lib" ? ["/lib"] : ["/lib", resolved]))
    }

    /// The process gets the folder that was checked, not one to which a link leads later.
    @Test func theFolderThatWasLookedAtIsKeptOpen() throws {
        let folder = try #require(SystemFolders.open(["/usr/share"]).first)
        #expect(folder.opened.realPath == "/usr/share")
        #expect(folder.opened.identity == (try OpenedPath("/usr/share/../share")).identity)
        #expect(folder.opened.identity != (try OpenedPath("/usr/lib")).identity)
    }

    @Test func aFolderWithTheHomeOfTheUserIsNotReadable() throws {
        let old = getenv("HOME").map { String(cString: $0) }
        defer { if let old { setenv("HOME", old, 1) } else { unsetenv("HOME") } }
        setenv("HOME", "/usr/share", 1)
        #expect(SystemFolders.readable(["/usr", "/usr/share", "/usr/share/doc"]) == [])
    }

    @Test func theHomeOfTheListOfUsersIsNotReadableEither() throws {
        let old = getenv("HOME").map { String(cString: $0) }
        defer { if let old { setenv("HOME", old, 1) } }
        unsetenv("HOME")
        let home = try #require(getpwuid(getuid())?.pointee.pw_dir)
        let parts = String(cString: home).split(separator: "/")
        #expect(SystemFolders.readable(["/\(parts[0])", "/usr/share"]) == ["/usr/share"])
    }

    @Test func whatAllUsersMayReadNeedsNoQuestion() {
        #expect(!SystemFolders.needQuestion(["/usr/share/glib-2.0"]))
        #expect(!SystemFolders.needQuestion([]))
    }

    /// The folder is in the temporary folder, which no manifest can name.
    @Test(arguments: [
        ("file", 0o640, true), ("file", 0o600, true), ("file", 0o644, false), ("folder", 0o750, true),
        ("folder", 0o710, true),
        ("folder", 0o755, false), ("folder", 0o711, false),
    ])
    func whatOthersMayNotReadNeedsAQuestion(kind: String, mode: Int, needs: Bool) throws {
        let folder = TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: "\(folder.path)/inner", withIntermediateDirectories: true)
        try Data("a".utf8).write(to: URL(filePath: "\(folder.path)/inner/file"))
        for path in [folder.path, "\(folder.path)/inner"] { chmod(path, 0o755) }
        chmod("\(folder.path)/inner/file", 0o644)
        chmod("\(folder.path)/inner" + (kind == "file" ? "/file" : ""), mode_t(mode))
        var left = SystemFolders.mostEntries
        #expect(SystemFolders.needsQuestion(folder.path, left: &left) == needs)
        // The user is asked if there are more entries than are checked.
        left = 2
        #expect(SystemFolders.needsQuestion(folder.path, left: &left))
    }
}
