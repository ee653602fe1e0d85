// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import RxKernel
import Synchronization
import Testing

@testable import NotesModel

/// Notes that are the files of a folder, which other programs change, too.
struct NoteFolderTests {
    let temporary = TemporaryFolder()
    let now = Clock()
    let store: NoteStore

    final class Clock: Sendable {
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

    init() {
        store = .inMemory { [now] in now.read() }
    }

    var path: String { temporary.path }
    var folder: URL { URL(filePath: path, directoryHint: .notDirectory) }

    func write(_ text: String, to name: String) throws {
        let url = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func read(_ name: String) -> String? {
        (try? Data(contentsOf: folder.appending(path: name))).map { String(decoding: $0, as: UTF8.self) }
    }

    func id(_ title: String) throws -> Note.ID { try #require(try store.note(titled: title)) }

    @discardableResult func synchronize(isEnd: Bool = false) throws -> [String] {
        now.go(1)
        return try store.synchronize(with: path, isEnd: isEnd).errorMessages
    }

    func wait(until condition: () throws -> Bool) async throws {
        for _ in 0..<3_000 where try !condition() { try await Task.sleep(for: .milliseconds(10)) }
        try #require(try condition())
    }

    @Test func filesAndNotesFollowEachOther() throws {
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

    @Test func aNewNoteGetsAFileAfterTheClockWasSetBack() throws {
        try store.save(Note.makeID(), text: "# Shopping list")
        now.go(-7_200)
        #expect(try synchronize() == [])
        #expect(read("Shopping list.md") == "# Shopping list")
    }

    @Test func whatCannotBeReadIsLeftAloneAndAMissingFolderDeletesNothing() throws {
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
        try write("composed", to: "\u{E9}.md")
        try write("decomposed", to: "e\u{301}.md")
        guard try FileManager.default.contentsOfDirectory(atPath: path).count == 2 else { return }
        for _ in 0..<3 { #expect(try synchronize() == []) }
        #expect(
            Set(try store.notes().compactMap { try store.note($0.id)?.text }) == ["composed", "decomposed"])
        #expect(read("\u{E9}.md") == "composed" && read("e\u{301}.md") == "decomposed")
    }

    @Test func aProgramThatSavesAllTheTimeDoesNotFillTheHistory() throws {
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
}
