// SPDX-License-Identifier: MIT

import CGtk
import GLib
import GObject
import Gtk
import Testing

@MainActor
@Suite(.serialized, .gtk)
struct EntryBufferSubclassTests {
    final class Digits: Gtk.EntryBuffer, EntryBufferSubclass {
        func doInsertText(_ position: Int, text: String) -> Int {
            parentInsertText(position, text: text.filter(\.isNumber))
        }
    }

    /// Stores its text itself.
    final class Diary: Gtk.EntryBuffer, EntryBufferSubclass {
        private(set) var letters: [Unicode.Scalar] = []
        private(set) var asked = 0

        func doText() -> String {
            asked += 1
            return String(String.UnicodeScalarView(letters))
        }
        func doLength() -> Int { letters.count }
        func doInsertText(_ position: Int, text: String) -> Int {
            let new = Array(text.unicodeScalars)
            letters.insert(contentsOf: new, at: position)
            emitInsertedText(position: position, chars: text, count: new.count)
            return new.count
        }
        func doDeleteText(_ position: Int, count: Int) -> Int {
            if count > 0 { emitDeletedText(position: position, count: count) }
            return count
        }
        func doDeletedText(_ position: Int, count: Int) {
            letters.removeSubrange(position..<(position + count))
            notify("text")
            notify("length")
        }
    }

    @Test func aBufferSubclassFiltersTheTextThatIsInserted() {
        let digits = Digits()
        let entry = Gtk.Entry(buffer: digits)
        entry.text = "12 Main Street, 34"
        #expect(entry.text == "1234" && digits.text == "1234" && digits.length == 4)
        entry.deleteText(from: 1, to: 3)
        #expect(entry.text == "14")
        entry.insertText("a5b", at: 1)
        #expect(entry.text == "154")
    }

    @Test func aBufferKeepsItsTextInSwift() {
        let diary = Diary()
        let entry = Gtk.Entry(buffer: diary)
        var received: [String] = []
        diary.onInsertedText { position, text, count in received.append("\(position) \(text) \(count)") }
        diary.onDeletedText { position, count in received.append("\(position) -\(count)") }
        var notified = 0
        diary.onNotify("length") { notified += 1 }
        entry.text = "Grüße 👋"
        #expect(String(String.UnicodeScalarView(diary.letters)) == "Grüße 👋")
        #expect(entry.text == "Grüße 👋" && diary.length == 7 && diary.bytes == 12)
        #expect(diary.asked > 0)
        // The first characters of a longer text, as GTK passes them.
        diary.insertText(position: 0, chars: "Ohé du", count: 3)
        #expect(entry.text == "OhéGrüße 👋")
        diary.deleteText(position: 3, count: -1)
        #expect(entry.text == "Ohé" && diary.property("text") == "Ohé")
        #expect(received == ["0 Grüße 👋 7", "0 Ohé 3", "3 -7"])
        #expect(notified > 0)
    }

    @Test func theTextPointerOfABufferIsTheSameWhileTheTextIsUnchanged() {
        let diary = Diary()
        diary.setText("same", count: 4)
        let raw = UnsafeMutableRawPointer(diary._raw).assumingMemoryBound(to: GtkEntryBuffer.self)
        let first = gtk_entry_buffer_get_text(raw)
        #expect(gtk_entry_buffer_get_text(raw) == first)
        #expect(first.map { String(cString: $0) } == "same")
    }

    @Test func aBufferSubclassIsDeallocated() {
        weak var dead: Diary?
        do {
            let diary = Diary()
            dead = diary
            let entry = Gtk.Entry(buffer: diary)
            entry.text = "gone"
        }
        #expect(dead == nil)
    }
}
