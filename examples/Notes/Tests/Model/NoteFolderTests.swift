// SPDX-License-Identifier: MIT

import Foundation
import RxKernel
import Synchronization
import Testing

@testable import NotesModel

/// Notes that are the files of a folder, which other programs change, too.
struct NoteFolderTests {
    private let folder: URL
    private let now = Clock()
    private let store: NoteStore

    private final class Clock: Sendable {
        let time = Mutex(1_700_000_000.0)
        /// Is called once, when the time is read: what happens during a synchronisation.
        let meanwhile = Mutex<(@Sendable () -> Void)?>(nil)
        func go(_ seconds: Double) { time.withLock { $0 += seconds } }

        func read() -> Date {
            let action = meanwhile.withLock { action in
                defer { action = nil }
                return action
            }
            action?()
            return Date(timeIntervalSince1970: time.withLock(\.self))
        }
    }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "notes-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        store = .inMemory { [now] in now.read() }
    }

    private var path: String { folder.path(percentEncoded: false) }

    private func write(_ text: String, to name: String) throws {
        let url = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func read(_ name: String) -> String? {
        (try? Data(contentsOf: folder.appending(path: name))).map { String(decoding: $0, as: UTF8.self) }
    }

    private func id(_ title: String) throws -> Note.ID { try #require(try store.note(titled: title)) }

    @discardableResult private func synchronize(isEnd: Bool = false) throws -> [String] {
        now.go(1)
        return try store.synchronize(with: path, isEnd: isEnd).errorMessages
    }

    private func wait(until condition: () throws -> Bool) async throws {
        for _ in 0..<3_000 where try !condition() { try await Task.sleep(for: .milliseconds(10)) }
        try #require(try condition())
    }

    @Test func filesAndNotesFollowEachOther() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("\u{FEFF}# Garden\r\nSow", to: "Garden.md")
        try write("Only text", to: "below/Kitchen.md")
        try write("no note", to: "picture.png")
        #expect(try synchronize() == [])
        #expect(Set(try store.notes().map(\.title)) == ["Garden", "Kitchen"])
        let garden = try id("Garden")
        // Another program.
        try write("\u{FEFF}# Garden\r\nSow peas", to: "Garden.md")
        #expect(try synchronize() == [])
        #expect(try store.note(garden)?.text == "# Garden\nSow peas")
        #expect(try store.versions(of: garden).map(\.text) == ["# Garden\nSow"])
        // The user. The bytes that are not in the text stay.
        try store.save(garden, text: "# Garden\nSow peas\nWater")
        #expect(try synchronize() == [])
        #expect(read("Garden.md") == "\u{FEFF}# Garden\r\nSow peas\r\nWater")
        #expect(read("below/Kitchen.md") == "Only text")
        #expect(try synchronize() == [])
        #expect(try store.versions(of: garden).count == 2)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: path).sorted() == [
                "Garden.md", "below", "picture.png",
            ])
    }

    @Test func whatIsChangedOnBothSidesIsNotLost() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("# Garden", to: "Garden.md")
        try synchronize()
        let garden = try id("Garden")
        try store.save(garden, text: "# Garden\nTyped here")
        try write("# Garden\nWritten elsewhere", to: "Garden.md")
        let messages = try synchronize()
        #expect(
            messages.count == 1 && messages[0].hasPrefix("Garden.md was changed here and by another program.")
        )
        #expect(read("Garden.md") == "# Garden\nTyped here")
        #expect(try store.note(garden)?.text == "# Garden\nTyped here")
        #expect(try store.versions(of: garden).contains { $0.text == "# Garden\nWritten elsewhere" })
        #expect(try synchronize() == [])
    }

    @Test func whatIsRemovedOnOneSideIsRemovedOnTheOther() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["A", "B", "C"] { try write("# \(name)", to: "\(name).md") }
        try synchronize()
        let (a, b, c) = (try id("A"), try id("B"), try id("C"))
        // By another program.
        try FileManager.default.removeItem(at: folder.appending(path: "A.md"))
        // By the user.
        try store.delete(b)
        // By another program, while the user has changed it.
        try store.save(c, text: "# C\nTyped")
        try FileManager.default.removeItem(at: folder.appending(path: "C.md"))
        #expect(try synchronize() == [])
        #expect(try store.note(a) == nil)
        #expect(read("B.md") == nil)
        #expect(read("C.md") == "# C\nTyped")
        // Both come back: with an undo, and as a file.
        try store.restore(b)
        try write("# A\nAgain", to: "A.md")
        #expect(try synchronize() == [])
        #expect(read("B.md") == "# B")
        #expect(try store.note(a)?.text == "# A\nAgain")
        #expect(try store.versions(of: a).map(\.text) == ["# A"])
    }

    @Test func aDeletedNoteWhoseFileWasChangedComesBack() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("# A", to: "A.md")
        try synchronize()
        let a = try id("A")
        try store.delete(a)
        try write("# A\nChanged", to: "A.md")
        #expect(try synchronize() == [])
        #expect(read("A.md") == "# A\nChanged")
        #expect(try store.note(a)?.text == "# A\nChanged")
    }

    @Test func aNewNoteGetsAFileWhenItsTitleHasBeenTyped() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("in the way", to: "Shopping list.md")
        try synchronize()
        let note = Note.makeID()
        try store.save(note, text: "# Sho")
        #expect(try synchronize() == [])
        #expect(read("Sho.md") == nil)
        try store.save(note, text: "# Shopping list")
        now.go(10)
        #expect(try synchronize() == [])
        #expect(read("Shopping list 2.md") == "# Shopping list")
        #expect(read("Shopping list.md") == "in the way")
        // At the end there is no time to wait.
        let last = Note.makeID()
        try store.save(last, text: "# Last")
        try store.save(Note.makeID(), text: "  ")
        #expect(try synchronize(isEnd: true) == [])
        #expect(read("Last.md") == "# Last")
        #expect(try FileManager.default.contentsOfDirectory(atPath: path).count == 3)
    }

    @Test func whatCannotBeReadIsLeftAloneAndAMissingFolderDeletesNothing() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("# A", to: "A.md")
        try synchronize()
        try Data([0x47, 0xFC]).write(to: folder.appending(path: "A.md"))
        #expect(try synchronize() == ["A.md is not in UTF-8. Convert it first, for example with iconv."])
        #expect(try store.note(try id("A")) != nil)
        let away = URL(filePath: "\(path.dropLast(path.hasSuffix("/") ? 1 : 0))-away")
        try FileManager.default.moveItem(at: folder, to: away)
        defer { try? FileManager.default.removeItem(at: away) }
        #expect(throws: FolderError.self) { try synchronize() }
        #expect(try store.note(try id("A")) != nil)
    }

    /// An editor is open while another program removes the file.
    @Test func whatIsTypedAfterTheFileWasRemovedIsNotLost() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["A", "B"] { try write("# \(name)", to: "\(name).md") }
        try synchronize()
        let a = try id("A")
        try FileManager.default.removeItem(at: folder.appending(path: "A.md"))
        try synchronize()
        #expect(try store.note(a) == nil)
        try store.save(a, text: "# A\nTyped", replacing: "# A")
        try write("# A\nOf another program", to: "A.md")
        #expect(try synchronize().count == 1)
        #expect(read("A.md") == "# A\nTyped")
        #expect(try store.note(a)?.text == "# A\nTyped")
        #expect(try store.versions(of: a).contains { $0.text == "# A\nOf another program" })
    }

    /// An editor has unsaved text while another program writes the file.
    @Test func theTextThatAnEditorReplacesWithoutHavingSeenItIsInTheHistory() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("# A\nat 3 pm", to: "A.md")
        try synchronize()
        let a = try id("A")
        // A version of the last two minutes, after which no regular one follows.
        try store.save(a, text: "# A\nat 3 pm!")
        try synchronize()
        try write("# A\nat 4 pm!", to: "A.md")
        try synchronize()
        try store.save(a, text: "# A\nat 3 pm, or later", replacing: "# A\nat 3 pm!")
        for _ in 0..<3 {
            now.go(10)
            try store.save(a, text: "# A\nat 3 pm, or later still", replacing: "# A\nat 3 pm, or later")
        }
        #expect(try store.versions(of: a).contains { $0.text == "# A\nat 4 pm!" })
    }

    @Test func aFileThatIsRenamedIsTheSameNote() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["A", "B"] { try write("Text of \(name)", to: "\(name).md") }
        try synchronize()
        let a = try id("A")
        try FileManager.default.moveItem(
            at: folder.appending(path: "A.md"), to: folder.appending(path: "Garden.md"))
        #expect(try synchronize() == [])
        #expect(try id("Garden") == a)
        #expect(try store.notes().count == 2)
        try store.save(a, text: "Changed")
        try synchronize()
        #expect(read("Garden.md") == "Changed" && read("A.md") == nil)
    }

    @Test func aFolderThatIsEmptyOrCannotBeListedDeletesNothing() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["A", "below/B"] { try write("# \(name)", to: "\(name).md") }
        try synchronize()
        let away = folder.deletingLastPathComponent().appending(path: "notes-\(UUID())")
        try FileManager.default.createDirectory(at: away, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: away) }
        // As a disk that is not mounted.
        for name in ["A.md", "below"] {
            try FileManager.default.moveItem(
                at: folder.appending(path: name), to: away.appending(path: name))
        }
        #expect(throws: FolderError.self) { try synchronize() }
        #expect(try store.notes().count == 2)
        for name in ["A.md", "below"] {
            try FileManager.default.moveItem(
                at: away.appending(path: name), to: folder.appending(path: name))
        }
        #expect(try synchronize() == [])
        #expect(try store.notes().count == 2)
    }

    /// Such as a note that was imported from another folder.
    @Test func twoNotesWithTheSameFileAreTwoFiles() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let other = folder.deletingLastPathComponent().appending(path: "notes-\(UUID())")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: other) }
        try write("# Mine", to: "README.md")
        try Data("# Imported".utf8).write(to: other.appending(path: "README.md"))
        try synchronize()
        _ = try store.importFolder(other.path(percentEncoded: false))
        now.go(10)
        #expect(try synchronize() == [])
        #expect(read("README.md") == "# Mine")
        #expect(read("Imported.md") == "# Imported")
        #expect(try store.notes().count == 2)
    }

    /// File systems tell names apart that are equal for `String`.
    @Test func twoNormalisationsOfANameAreTwoFiles() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("composed", to: "\u{E9}.md")
        try write("decomposed", to: "e\u{301}.md")
        guard try FileManager.default.contentsOfDirectory(atPath: path).count == 2 else { return }
        for _ in 0..<3 { #expect(try synchronize() == []) }
        #expect(
            Set(try store.notes().compactMap { try store.note($0.id)?.text }) == ["composed", "decomposed"])
        #expect(read("\u{E9}.md") == "composed" && read("e\u{301}.md") == "decomposed")
    }

    @Test func aProgramThatSavesAllTheTimeDoesNotFillTheHistory() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("# A", to: "A.md")
        try synchronize()
        let a = try id("A")
        for number in 0..<50 {
            try write("# A\nLine \(number)", to: "A.md")
            try synchronize()
        }
        #expect(try store.versions(of: a).count < 5)
        // A file that cannot be written is compared again and again.
        for number in 0..<10 {
            try store.save(a, text: "# A\nTyped \(number)")
            try write("# A\nOf another program", to: "A.md")
            try synchronize()
        }
        #expect(try store.versions(of: a).count { $0.text == "# A\nOf another program" } == 1)
    }

    /// The watch of the folder, and the end.
    @Test func changesAreNoticedAtOnceAndTheEndWritesWhatIsNew() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("# A", to: "A.md")
        var noteFolder: NoteFolder? = NoteFolder(path, store)
        noteFolder?.start()
        try await wait { try store.note(titled: "A") != nil }
        let a = try id("A")
        try write("# A\nChanged", to: "A.md")
        try await wait { try store.note(a)?.text == "# A\nChanged" }
        try write("# B", to: "new/B.md")
        try await wait { try store.note(titled: "B") != nil }
        try write("# B\nChanged", to: "new/B.md")
        try await wait { try store.note(id("B"))?.text == "# B\nChanged" }
        try store.save(a, text: "# A\nTyped")
        try await wait { read("A.md") == "# A\nTyped" }
        try store.save(Note.makeID(), text: "# Last")
        weak let released = noteFolder
        noteFolder = nil
        // Its queue may still work with it.
        try await wait { released == nil && read("Last.md") == "# Last" }
    }

    // MARK: Changes of others at each moment

    @Test func whatAppearsWhileTheWatchBeginsIsRead() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
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
        defer { try? FileManager.default.removeItem(at: folder) }
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
        defer { try? FileManager.default.removeItem(at: folder) }
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
        defer { try? FileManager.default.removeItem(at: folder) }
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
        defer { try? FileManager.default.removeItem(at: folder) }
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
        defer { try? FileManager.default.removeItem(at: folder) }
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
        defer { try? FileManager.default.removeItem(at: folder) }
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
        defer { try? FileManager.default.removeItem(at: folder) }
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
        defer { try? FileManager.default.removeItem(at: folder) }
        await #expect(processExitsWith: .success) {
            if getuid() == 0 { try #require(setgid(65534) == 0 && setuid(65534) == 0) }
            // It has a folder of this user.
            let test = try NoteFolderTests()
            let locked = "\(test.path)/b"
            defer {
                chmod(locked, 0o700)
                try? FileManager.default.removeItem(at: test.folder)
            }
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
