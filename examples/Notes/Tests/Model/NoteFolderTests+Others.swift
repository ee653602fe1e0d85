// SPDX-License-Identifier: MIT

import Foundation
import RxKernel
import Synchronization
import Testing

@testable import NotesModel

/// What other programs change at each moment of a synchronisation.
extension NoteFolderTests {
    @Test func whatAppearsWhileTheWatchBeginsIsRead() throws {
        try write("# A", to: "below/A.md")
        var folders: [String] = []
        _ = try store.synchronize(with: path) { found in
            try? write("# Late \(folders.count)", to: "below/Late \(folders.count).md")
            folders.append(found)
        }
        #expect(folders == [path, "\(path)/below"])
        #expect(Set(try store.notes().map(\.title)) == ["A", "Late 0", "Late 1"])
    }

    @Test func whatTheUserSavesWhileAFileIsTakenOverNeedsAnotherTime() throws {
        try write("# A", to: "A.md")
        try synchronize()
        let a = try id("A")
        try write("# A\nOf another program", to: "A.md")
        now.meanwhile.withLock { [store] in $0 = { try? store.save(a, text: "# A\nTyped") } }
        #expect(try store.synchronize(with: path).isOutdated)
        let report = try store.synchronize(with: path)
        #expect(!report.isOutdated && report.errorMessages.count == 1)
        #expect(read("A.md") == "# A\nTyped")
        #expect(try store.versions(of: a).contains { $0.text == "# A\nOf another program" })
    }

    @Test func whatAnotherProgramWritesBeforeAFileIsReplacedIsKept() throws {
        try write("# A", to: "A.md")
        try synchronize()
        let a = try id("A")
        try store.save(a, text: "# A\nTyped")
        try write("# A\nFirst", to: "A.md")
        now.meanwhile.withLock { [self] in $0 = { try? write("# A\nOther", to: "A.md") } }
        #expect(try store.synchronize(with: path).isOutdated)
        #expect(read("A.md") == "# A\nOther")
        #expect(try !store.synchronize(with: path).isOutdated)
        #expect(read("A.md") == "# A\nTyped")
        #expect(Set(try store.versions(of: a).map(\.text)).isSuperset(of: ["# A\nFirst", "# A\nOther"]))
    }

    @Test func aFileThatHasTheSameSizeAndTheSameTimesIsNotReplaced() throws {
        let file = "\(path)/A.md"
        func setTime() {
            let times = [timespec](repeating: timespec(tv_sec: 1_700_000_000, tv_nsec: 0), count: 2)
            #expect(utimensat(AT_FDCWD, file, times, 0) == 0)
        }
        try write("one", to: "A.md")
        setTime()
        let before = try #require(FileIdentity(file))
        try write("two", to: "A.md")
        setTime()
        // A program can set the time of the modification. That of the change has the resolution of the system's clock.
        for _ in 0..<100_000 where FileIdentity(file) == before { setTime() }
        #expect(FileIdentity(file) != before)
        // Two changes can have the same times.
        let now = try #require(FileIdentity(file))
        let known = KnownFile(identity: now, bytes: Array("one".utf8))
        #expect(UserFile.replace(file, known, by: Array("mine".utf8)) == ECANCELED)
        #expect(read("A.md") == "two")
        #expect(UserFile.replace(file, KnownFile(identity: now, bytes: Array("two".utf8)), by: []) == 0)
        #expect(read("A.md") == "")
    }

    @Test func lineEndsThatAnotherProgramConvertsStayConverted() throws {
        try write("# A\r\nB", to: "A.md")
        try synchronize()
        let a = try id("A")
        try write("\u{FEFF}# A\nB", to: "A.md")
        #expect(try synchronize() == [])
        try store.save(a, text: "# A\nB\nC")
        try synchronize()
        #expect(read("A.md") == "\u{FEFF}# A\nB\nC")
        // While the user types.
        try store.save(a, text: "# A\nB\nC\nD")
        try write("# A\r\nB\r\nC", to: "A.md")
        #expect(try synchronize() == [])
        #expect(read("A.md") == "# A\r\nB\r\nC\r\nD")
        // A text of one line has no line ends.
        try store.save(a, text: "# A")
        try synchronize()
        try synchronize()
        try store.save(a, text: "# A\nB")
        try synchronize()
        #expect(read("A.md") == "# A\r\nB")
    }

    /// Such as a second process with the same index: it takes over the file first, so that the files and the notes are equal.
    @Test func whatAnotherProcessHasTakenOverIsAChange() async throws {
        let indexes = folder.deletingLastPathComponent().appending(path: "notes-\(UUID())")
        defer { try? FileManager.default.removeItem(at: indexes) }
        let index = indexes.appending(path: "index.sqlite")
        let (shown, other) = (NoteStore.onDisk(at: index), NoteStore.onDisk(at: index))
        try write("# A", to: "A.md")
        _ = try shown.synchronize(with: path)
        let a = try #require(try shown.note(titled: "A"))
        let changes = Messages()
        let subscription = shown.changes.subscribe(onNext: { id in
            changes.all.withLock { $0.append(id ?? "any") }
        })
        defer { subscription.dispose() }
        try write("# A\nChanged", to: "A.md")
        _ = try other.synchronize(with: path)
        let noteFolder = NoteFolder(path, shown)
        noteFolder.start()
        try await wait { changes.all.withLock { $0.contains("any") } }
        #expect(try shown.note(a)?.text == "# A\nChanged")
        // What this process changes itself is the change of a note.
        changes.all.withLock { $0 = [] }
        try write("# A\nChanged again", to: "A.md")
        try await wait { changes.all.withLock { $0.contains(a) } }
        #expect(changes.all.withLock { !$0.contains("any") })
    }

    @Test func theFolderThatHasThePathLaterIsFollowed() async throws {
        func notes(_ name: String) -> URL { folder.appending(path: "\(name)/notes") }
        func move(_ old: URL, to new: URL) throws { try FileManager.default.moveItem(at: old, to: new) }
        for name in ["a", "b", "c"] { try write("# \(name)", to: "\(name)/notes/\(name).md") }
        let noteFolder = NoteFolder(notes("a").path(percentEncoded: false), store)
        noteFolder.start()
        try await wait { try store.note(titled: "a") != nil }
        try move(notes("a"), to: folder.appending(path: "a/away"))
        try move(notes("b"), to: notes("a"))
        try await wait { try store.note(titled: "b") != nil }
        // A folder above it.
        try move(folder.appending(path: "a"), to: folder.appending(path: "b/away"))
        try move(folder.appending(path: "c"), to: folder.appending(path: "a"))
        try await wait { try store.note(titled: "c") != nil }
        try write("# d", to: "a/notes/d.md")
        try await wait { try store.note(titled: "d") != nil }
        withExtendedLifetime(noteFolder) {}
    }

    @Test func theSubfoldersOfAFolderBehindALinkAreWatched() async throws {
        try write("# A", to: "real/below/A.md")
        let link = folder.appending(path: "link")
        try FileManager.default.createSymbolicLink(
            at: link, withDestinationURL: folder.appending(path: "real"))
        let noteFolder = NoteFolder(link.path(percentEncoded: false), store)
        noteFolder.start()
        try await wait { try store.note(titled: "A") != nil }
        try write("# A\nChanged", to: "real/below/A.md")
        try await wait { try store.note(id("A"))?.text == "# A\nChanged" }
        withExtendedLifetime(noteFolder) {}
    }

    private final class Messages: Sendable {
        let all = Mutex<[String]>([])
    }

    /// Runs as another user, since the superuser may read everything.
    @Test func aSubfolderThatCannotBeReadStopsNeitherTheWatchNorTheSynchronisation() async throws {
        await #expect(processExitsWith: .success) {
            if getuid() == 0 { try #require(setgid(65534) == 0 && setuid(65534) == 0) }
            // It has a folder of this user.
            let test = NoteFolderTests()
            let locked = "\(test.path)/b"
            for name in ["a/A", "b/B", "b/below/D", "c/C"] { try test.write("# \(name)", to: "\(name).md") }
            try test.synchronize()
            try #require(chmod(locked, 0) == 0)

            let messages = Messages()
            let noteFolder = NoteFolder(test.path, test.store)
            let subscription = noteFolder.errorMessages.subscribe(onNext: { new in
                messages.all.withLock { $0 += new }
            })
            defer { subscription.dispose() }
            noteFolder.start()
            try await test.wait { !messages.all.withLock(\.isEmpty) }
            // The folders before and after it are watched, and its notes stay.
            let ids = try ["A", "B", "D", "C"].map { name in
                try #require(try test.store.notes().first { $0.title.hasSuffix(name) }?.id)
            }
            for (id, name) in [(ids[0], "a/A"), (ids[3], "c/C")] {
                try test.write("# \(name)\nChanged", to: "\(name).md")
                try await test.wait { try test.store.note(id)?.text == "# \(name)\nChanged" }
            }
            try #require(try test.store.notes().count == 4)
            // What is written in one of them waits for the folder.
            try test.store.save(ids[1], text: "# b/B\nTyped")
            try test.store.save(ids[0], text: "# a/A\nTyped")
            try await test.wait { test.read("a/A.md") == "# a/A\nTyped" }
            try #require(messages.all.withLock(\.self) == ["b cannot be read: Permission denied."])
            // The change of a permission is noticed, too.
            try #require(chmod(locked, 0o700) == 0)
            try await test.wait { test.read("b/B.md") == "# b/B\nTyped" }
            try #require(test.read("b/below/D.md") == "# b/below/D" && (try test.store.notes().count) == 4)
        }
    }
}
