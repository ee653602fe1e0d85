// SPDX-License-Identifier: MIT

import GObject
import Gio
import Gtk
import Testing

/// What takes varargs, lengths or addresses in C.
@MainActor
@Suite(.serialized, .gtk)
struct TypedFormTests {
    @Test func rowsOfATreeAreValuesByTheirColumn() {
        let store = Gtk.TreeStore(types: [String.self, Int.self])
        let parent = store.insert([0: "Europe", 1: 1])
        let child = store.insert([0: "Berlin", 1: 2], below: parent)
        store.set(child, [1: 3])
        #expect(store.value(of: child, column: 0).get() == "Berlin")
        #expect(store.value(of: child, column: 1).get() == 3)
        #expect(store.iterNChildren(parent) == 1)
        let list = Gtk.ListStore(types: [String.self])
        list.insert([0: "b"])
        list.insert([0: "a"], at: 0)
        var first = list.iterFirst
        #expect(first.flatMap { list.value(of: $0, column: 0).get(String.self) } == "a")
        if var iter = first { first = list.iterNext(&iter) ? iter : nil }
        #expect(first.flatMap { list.value(of: $0, column: 0).get(String.self) } == "b")
    }

    @Test func aPositionInATextMovesWithInsertedText() {
        let buffer = Gtk.TextBuffer()
        var place = buffer.startIter
        buffer.insert(&place, text: "one ")
        buffer.insert(&place, text: "two")
        #expect(place.offset == 7)
        #expect(buffer.text == "one two")
        var (start, end) = (buffer.startIter, buffer.iter(atOffset: 4))
        buffer.delete(from: &start, to: &end)
        #expect(buffer.text == "two")
    }

    @Test func aStreamIsReadIntoAnArray() async throws {
        let stream = Gio.MemoryInputStream(bytes: Bytes(Array("hello world".utf8)))
        #expect(try stream.read(count: 5, cancellable: nil) == Array("hello".utf8))
        #expect(try await stream.readAll(count: 100, priority: 0) == Array(" world".utf8))
        #expect(try stream.readAll(count: 10, cancellable: nil).isEmpty)
    }

    @Test func aTemporaryArrayIsWrittenCompletely() async throws {
        let file = Gio.File(path: "\(GLib.tmpDir)/rxshell-\(UInt64.random(in: 0 ... .max)).bin")
        defer { _ = try? file.delete() }
        let stream = try await file.replace(makeBackup: false, flags: [])
        for byte in 1...8 as ClosedRange<UInt8> {
            let written = try await stream.writeAll([UInt8](repeating: byte, count: 100_000), priority: 0)
            #expect(written == 100_000)
        }
        #expect(try await stream.writeAll([]) == 0)
        try await stream.close()
        let expected = (1...8 as ClosedRange<UInt8>).flatMap { [UInt8](repeating: $0, count: 100_000) }
        #expect(try await file.loadContents().contents == expected)
        try await file.replaceContents(Array("all of it".utf8), makeBackup: false, flags: [])
        #expect(try await file.loadContents().contents == Array("all of it".utf8))
    }

    @Test func aTextureGivesItsPixels() {
        let bytes = Bytes([0xFF, 0, 0, 0xFF, 0, 0, 0xFF, 0x80])
        let texture = Gdk.MemoryTexture(
            width: 2, height: 1, format: .r8g8b8a8Premultiplied, bytes: bytes, stride: 8)
        #expect(texture.download() == [0xFFFF_0000, 0x8000_00FF])
    }

    @Test func aListIsSortedByAClosure() {
        let list = Gio.ListStore(itemType: Gtk.StringObject.self)
        func text(_ object: Object) -> String { (object as? Gtk.StringObject)?.string ?? "" }
        list.splice(at: 0, removing: 0, inserting: [Gtk.StringObject("b"), Gtk.StringObject("c")])
        #expect(list.insertSorted(Gtk.StringObject("a")) { text($0) < text($1) } == 0)
        list.sort { text($0) > text($1) }
        #expect((0..<3).compactMap { list.item(at: $0) }.map(text) == ["c", "b", "a"])
        list.splice(at: 0, removing: 2, inserting: [])
        #expect(list.nItems == 1)
    }
}
