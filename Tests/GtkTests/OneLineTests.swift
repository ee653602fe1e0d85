// SPDX-License-Identifier: MIT

import GObject
import Gtk
import Testing

/// Fields of one line, into which the user pastes several.
@MainActor
@Suite(.serialized, .gtk)
struct OneLineTests {
    @Test func eachKindOfFieldTakesLinesWithoutTheirEnds() {
        let fields: [any Gtk.Editable] = [
            Gtk.Entry(), Gtk.SearchEntry(), Gtk.PasswordEntry(), Gtk.Text(), Gtk.EditableLabel(text: ""),
        ]
        for field in fields {
            field.takeOneLine()
            _ = field.insertText("one\r\ntwo\u{2028}three\n\n", at: 0)
            #expect(field.text == "one two three", "\(type(of: field))")
            _ = field.insertText("\n", at: 3)
            #expect(field.text == "one two three")
        }
        // GTK's number field refuses the text then.
        let number = Gtk.SpinButton(min: 0, max: 100, step: 1)
        number.takeOneLine()
        number.text = ""
        _ = number.insertText("42\n", at: 0)
        #expect(number.text.isEmpty || number.text == "42")
    }

    @Test func aTextOfTheProgramIsTakenAsItIs() {
        let field = Gtk.Entry()
        field.editable = false
        field.takeOneLine { [unowned field] in field.editable }
        field.text = "a\nb"
        #expect(field.text == "a\nb")
        field.editable = true
        field.text = ""
        _ = field.insertText("a\nb", at: 0)
        #expect(field.text == "a b")
    }
}
