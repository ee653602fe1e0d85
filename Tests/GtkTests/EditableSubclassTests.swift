// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gtk
import Testing

@MainActor
@Suite(.serialized, .gtk)
struct EditableSubclassTests {
    final class TagField: Gtk.Widget, WidgetSubclass, EditableSubclass {
        static let layoutManager: Gtk.LayoutManager.Type? = Gtk.BinLayout.self
        let inside = Gtk.Text()
        var doDelegate: any Gtk.Editable { inside }

        override init() {
            super.init()
            inside.setParent(self)
            initDelegate()
        }
    }

    @Test func aWidgetInSwiftIsAnEditable() {
        let field = TagField()
        #expect(field.delegate === field.inside)
        field.text = "swift gtk"
        #expect(field.inside.text == "swift gtk")
        #expect(field.insertText(",", at: 5) == 6)
        #expect(field.text == "swift, gtk")
        field.selectRegion(from: 0, to: 5)
        #expect(field.chars(from: 0, to: 5) == "swift")
        #expect(field.inside.selectionBounds?.endPos == 5)
        field.deleteSelection()
        #expect(field.text == ", gtk")
    }

    @Test func thePropertiesAreThoseOfTheEditableInside() {
        let field = TagField()
        field.editable = false
        field.widthChars = 12
        field.maxWidthChars = 20
        field.setProperty("xalign", Float(0.5))
        field.enableUndo = false
        field.setProperty("text", "one")
        let inside = field.inside
        #expect(!inside.editable && inside.widthChars == 12 && inside.maxWidthChars == 20)
        #expect(!inside.enableUndo)
        #expect(inside.property("xalign") == Float(0.5) && inside.text == "one")
        inside.position = 2
        #expect(field.cursorPosition == 2 && field.selectionBound == 2)
        #expect(!field.editable && field.widthChars == 12 && field.property("text") == "one")
    }

    @Test func typingIntoAnEditableSubclassNotifiesHandlersAndBindings() {
        let field = TagField()
        var received: [String] = []
        field.onChanged { received.append("changed") }
        field.onNotify("text") { received.append("text") }
        field.onNotify("cursor-position") { received.append("cursor") }
        field.inside.emit("insert-at-cursor", "a")
        #expect(Set(received) == ["changed", "text", "cursor"])
        let label = Gtk.Label("")
        let binding = field.bind(\.text, to: label, \.label)
        field.inside.text = "bound"
        #expect(label.label == "bound")
        binding.unbind()
    }

    @Test func anEditableSubclassIsDeallocatedWhileItsDelegateIsRetained() {
        weak var dead: TagField?
        var inside: Gtk.Text?
        do {
            let field = TagField()
            (dead, inside) = (field, field.inside)
        }
        #expect(dead == nil)
        inside?.text = "Nobody hears that."
    }
}
