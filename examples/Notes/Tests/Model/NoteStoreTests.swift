// SPDX-License-Identifier: MIT

import AppTesting
import Foundation
import NotesModel
import Synchronization
import Testing

struct NoteStoreTests {
    private final class Clock: Sendable {
        let now = Mutex(Date(timeIntervalSince1970: 1_700_000_000))
        func advance(by seconds: Double) { now.withLock { $0 += seconds } }
    }

    private let clock = Clock()
    private let store: NoteStore

    init() { store = .inMemory { [clock] in clock.now.withLock { $0 } } }

    private func titles(_ text: String = "", tag: String? = nil) throws -> [String] {
        try store.notes(NoteQuery(text: text, tag: tag)).map(\.title)
    }

    @Test func aNoteIsSavedAndFound() throws {
        try store.save("1", text: "# Garden\n\nPlant Äpfel. #fruit")
        clock.advance(by: 1)
        try store.save("2", text: "# Kitchen\n\nCook apples.")
        #expect(try titles() == ["Kitchen", "Garden"])
        #expect(try titles("apfel") == ["Garden"])
        #expect(try titles("cook app") == ["Kitchen"])
        #expect(try titles(tag: "fruit") == ["Garden"])
        #expect(try store.tags() == ["fruit"])
        #expect(try store.note("1")?.text == "# Garden\n\nPlant Äpfel. #fruit")
        try store.save("1", text: "# Shed")
        #expect(try titles("apfel") == [])
        #expect(try store.tags() == [])
    }

    @Test(arguments: ["\"", "a AND", "NEAR(", "*", "title:x", "'; DROP TABLE note", "a\" OR \"b", "-", "^"])
    func wordsOfASearchAreNoOperators(_ text: String) throws {
        try store.save("1", text: "# Garden")
        _ = try titles(text)
        #expect(try titles("gard") == ["Garden"])
    }

    @Test func pinnedNotesAreAbove() throws {
        for id in ["1", "2", "3"] {
            try store.save(id, text: id)
            clock.advance(by: 1)
        }
        try store.setPinned("1", true)
        #expect(try titles() == ["1", "3", "2"])
    }

    @Test func aDeletedNoteIsRestoredForAMonth() throws {
        let folder = TemporaryFolder()
        let url = URL(filePath: "\(folder.path)/notes.sqlite")
        func open() -> NoteStore { .onDisk(at: url) { [clock] in clock.now.withLock { $0 } } }
        var store = open()
        try store.save("1", text: "# Garden")
        try store.delete("1")
        #expect(try store.notes() == [])
        #expect(try store.note("1") == nil)
        clock.advance(by: 86_400)
        store = open()
        try store.restore("1")
        #expect(try store.notes().map(\.title) == ["Garden"])
        try store.delete("1")
        clock.advance(by: 31 * 86_400)
        store = open()
        try store.restore("1")
        #expect(try store.notes() == [])
    }

    @Test func linksLeadToTitlesAndBack() throws {
        try store.save("1", text: "# Garden\n[[kitchen]]")
        try store.save("2", text: "# Kitchen\n[[Kitchen]] [[No Such Note]]")
        #expect(try store.note(titled: "  KITCHEN ") == "2")
        #expect(try store.note(titled: "No Such Note") == nil)
        #expect(try store.notes(linkingTo: "2").map(\.title) == ["Garden"])
        #expect(try store.notes(linkingTo: "1") == [])
        try store.delete("1")
        #expect(try store.notes(linkingTo: "2") == [])
    }

    @Test func theHistoryHasAVersionEachTwoMinutes() throws {
        try store.save("1", text: "a")
        for text in ["b", "c", "d"] {
            clock.advance(by: 10)
            try store.save("1", text: text)
        }
        #expect(try store.versions(of: "1").map(\.text) == ["a"])
        clock.advance(by: 130)
        try store.save("1", text: "e")
        #expect(try store.versions(of: "1").map(\.text) == ["d", "a"])
        let first = try #require(try store.versions(of: "1").last)
        try store.restore(first, of: "1")
        #expect(try store.note("1")?.text == "a")
        #expect(try store.versions(of: "1").map(\.text) == ["e", "d", "a"])
    }

    /// As on a computer with two systems, of which one sets the clock to the local time.
    @Test func theHistoryGoesOnWhenTheClockIsSetBack() throws {
        func save(_ text: String, after seconds: Double) throws {
            clock.advance(by: seconds)
            try store.save("1", text: text)
        }
        try save("a", after: 0)
        try save("b", after: 10)
        try save("c", after: -7_200)
        #expect(try Set(store.versions(of: "1").map(\.text)) == ["a", "b"])
        try save("d", after: 10)
        #expect(try store.versions(of: "1").count == 2)
        try save("e", after: 130)
        #expect(try Set(store.versions(of: "1").map(\.text)) == ["a", "b", "d"])
        // A text that is deleted in steps is one version, as at other times.
        let full = "Dear Ada, see you on Sunday."
        try save(full, after: 1)
        for end in stride(from: full.count - 1, through: 0, by: -3) {
            try save(String(full.prefix(end)), after: 1)
        }
        #expect(try Set(store.versions(of: "1").map(\.text)) == ["a", "b", "d", full])
    }

    /// The user opens a note, and empties it by mistake within the two minutes after the last version.
    @Test func theHistoryKeepsTheLastFullText() throws {
        for text in ["D", "Dear", "Dear Ada, see you on Sunday."] {
            try store.save("1", text: text)
            clock.advance(by: 1)
        }
        #expect(try store.versions(of: "1").map(\.text) == ["D"])
        try store.save("1", text: "")
        #expect(try store.versions(of: "1").map(\.text) == ["Dear Ada, see you on Sunday.", "D"])
        clock.advance(by: 1)
        try store.save("1", text: "x")
        clock.advance(by: 1)
        try store.save("1", text: "")
        #expect(try store.versions(of: "1").map(\.text) == ["Dear Ada, see you on Sunday.", "D"])
    }

    /// The user deletes a text letter by letter, corrects mistakes, and replaces it by another one of the same length.
    @Test func theHistoryKeepsATextThatIsDeletedInSteps() throws {
        func save(_ text: String) throws {
            try store.save("1", text: text)
            clock.advance(by: 1)
        }
        try save("#")
        let full = "# Garden with roses"
        for end in [8, 12, full.count] { try save(String(full.prefix(end))) }
        for end in stride(from: full.count - 1, through: 0, by: -3) { try save(String(full.prefix(end))) }
        #expect(try store.versions(of: "1").map(\.text) == [full, "#"])
        try save(full + " and a tree")
        try save(full + " and a")
        #expect(try store.versions(of: "1").map(\.text) == [full + " and a tree", "#"])
        try save(String(repeating: "z", count: full.count))
        try save("zz")
        #expect(try store.versions(of: "1").map(\.text).contains(full + " and a tree"))
        #expect(try store.versions(of: "1").count == 3)
    }

    @Test(arguments: ["pipe", "folder", "device"])
    func whatIsNoPlainFileIsNotOpened(_ kind: String) throws {
        let folder = TemporaryFolder()
        let url = URL(filePath: "\(folder.path)/notes.sqlite")
        let path = url.path(percentEncoded: false)
        switch kind {
        case "pipe": #expect(mkfifo(path, 0o600) == 0)
        case "folder": #expect(mkdir(path, 0o700) == 0)
        default: #expect(symlink("/dev/zero", path) == 0)
        }
        let store = NoteStore.onDisk(at: url)
        #expect(throws: NoteStoreError.noFile(path: path)) { try store.notes() }
        #expect(
            "\(NoteStoreError.noFile(path: path))"
                == "The notes cannot be in \(path), which is no plain file. Move it away, and try again.")
        // A link may lead to the file, also before it exists.
        try FileManager.default.removeItem(at: url)
        #expect(symlink("\(path).elsewhere", path) == 0)
        try store.save("1", text: "# Garden")
        #expect(try store.notes().map(\.title) == ["Garden"])
    }

    @Test func aFileThatIsNoDatabaseIsAnErrorAndStays() throws {
        let folder = TemporaryFolder()
        let url = URL(filePath: "\(folder.path)/notes.sqlite")
        let bytes = Data(String(repeating: "no database ", count: 100).utf8)
        try bytes.write(to: url)
        let path = url.path(percentEncoded: false)
        #expect {
            try NoteStore.onDisk(at: url).notes()
        } throws: {
            "\($0)"
                == "The notes in \(path) are damaged, or the file has no notes. Put a copy of the file in its place and try again, or set the "
                + "file aside and begin without notes: it is kept under another name."
        }
        #expect(try Data(contentsOf: url) == bytes)
    }
}
