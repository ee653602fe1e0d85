// SPDX-License-Identifier: MIT

import FileKit
import Glibc
import Testing

/// Each test has a folder of its own.
final class FolderTests {
    let folder: String

    init() throws {
        var template = Array("\(temporaryFolder)/rxshell-folder-XXXXXX".utf8CString)
        folder = String(cString: try #require(mkdtemp(&template)))
        try #require(chmod(folder, 0o777) == 0)
    }

    deinit { Folder.remove(folder, unlocks: true) }

    private func write(_ name: [CChar]) throws {
        let file = open(
            Array("\(folder)/".utf8CString.dropLast()) + name, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        try #require(file >= 0)
        close(file)
    }

    private func write(_ name: String) throws { try write(Array(name.utf8CString)) }

    // MARK: Entries

    @Test func theEntriesOfAFolderAreReadWhateverTheirNames() throws {
        let odd: [CChar] = [0x61, -1, 0x62, 0]
        try write(odd)
        try write(".hidden")
        try write("größe")
        let entries = try #require(Folder.entries(in: folder)).sorted { $0.text < $1.text }
        #expect(entries.map(\.name) == [".hidden", nil, "größe"])
        #expect(entries.map(\.text) == [".hidden", "a\u{FFFD}b", "größe"])
        #expect(entries.map(\.isHidden) == [true, false, false])
        #expect(entries[1].cString == odd)
        #expect(Folder.names(in: folder).sorted() == ["a\u{FFFD}b", "größe"])
    }

    @Test func anOpenFolderIsReadAgain() throws {
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        #expect(Folder.entries(of: descriptor)?.count == 0)
        try write("file")
        for _ in 0..<2 { #expect(Folder.entries(of: descriptor)?.map(\.name) == ["file"]) }
        #expect(Folder.entries(of: -1) == nil)
    }

    @Test func readingEndsAtTheLimit() throws {
        for number in 1...5 { try write("\(number)") }
        #expect(Folder.entries(in: folder, limit: 3)?.count == 3)
    }

    @Test func whatIsNoFolderHasNoEntries() throws {
        try write("file")
        #expect(Folder.entries(in: "\(folder)/file") == nil && errno == ENOTDIR)
        #expect(Folder.entries(in: "\(folder)/missing") == nil && errno == ENOENT)
        #expect(Folder.names(in: "\(folder)/missing") == [])
        symlink(folder, "\(folder)/link")
        #expect(Folder.entries(in: "\(folder)/link")?.count == 2)
        #expect(Folder.entries(in: "\(folder)/link", followsLink: false) == nil)
    }

    // MARK: Creating

    @Test func aFolderIsCreatedWithThoseAboveIt() throws {
        #expect(Folder.make("\(folder)/a/b") == nil && Folder.make("\(folder)/a/b") == nil)
        #expect(Folder.entries(in: "\(folder)/a/b") == [])
        try write("file")
        #expect(
            Folder.make("\(folder)/file")
                == "\(folder)/file is not a folder. Rename it, so that the folder can be created.")
        #expect(Folder.make("\(folder)/file/b")?.contains("could not be created: Not a directory.") == true)
    }

    // MARK: Removing

    @Test func aFolderIsRemovedAndLinksInItAreNotFollowed() throws {
        try write("kept")
        #expect(Folder.make("\(folder)/a/b") == nil)
        symlink(folder, "\(folder)/a/b/link")
        try write([0x61, 0x2F, -1, 0])
        #expect(Folder.remove("\(folder)/a") == nil)
        #expect(Folder.names(in: folder) == ["kept"])
        #expect(Folder.remove("\(folder)/a") == nil)
        symlink("\(folder)/kept", "\(folder)/link")
        #expect(Folder.remove("\(folder)/link") == nil)
        #expect(Folder.names(in: folder) == ["kept"])
        #expect(Folder.remove("\(folder)/kept") == nil)
    }

    /// Runs as another user, since the superuser may remove everything.
    @Test func whatTheUserMayNotReadIsRemovedOnlyIfItIsUnlocked() async throws {
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            if getuid() == 0 { try #require(setgid(65534) == 0 && setuid(65534) == 0) }
            let locked = "\(folder)/a/locked"
            for path in ["\(locked)/inner", "\(folder)/a/other"] { try #require(Folder.make(path) == nil) }
            try #require(chmod(locked, 0) == 0)
            let left = try #require(Folder.remove("\(folder)/a"))
            try #require(left.path == locked && left.code == EACCES)
            // What cannot be removed does not keep the rest.
            try #require(Folder.names(in: "\(folder)/a") == ["locked"])
            try #require(Folder.remove("\(folder)/a", unlocks: true) == nil)
            try #require(Folder.names(in: folder) == [])
        }
    }

    // MARK: Paths

    @Test func thePathOfALinkIsThatOfItsFile() throws {
        try write("file")
        symlink("file", "\(folder)/link")
        let path = try #require("\(folder)/file".resolvedPath)
        #expect("\(folder)/link".resolvedPath == path && path.lastPathPart == "file")
        #expect(path.parentPath == folder.resolvedPath && "/file".parentPath == "/")
        #expect("\(folder)/missing".resolvedPath == nil && errno == ENOENT)
    }
}
