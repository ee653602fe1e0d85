// SPDX-License-Identifier: MIT

import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y under real keys.
    @MainActor struct UndoKeyTests {
        init() { Stage.gtk.enter() }

        private func show(_ view: any View, _ focus: () -> Void) async throws -> ViewKit.Window {
            try await Keyboard.show(Box(.vertical, [view]), focus)
        }

        @Test func aFieldUndoesWhatWasTypedByWords() async throws {
            let field = TextField("Ada")
            let window = try await show(field) { field.focus() }
            field.selectedRange = 3..<3
            try await Keyboard.press("ctrl+z")
            await settle()
            #expect(field.text == "Ada")
            try await Keyboard.type(" King of")
            try await wait(until: "the text is typed") { field.text == "Ada King of" }
            let texts = Recorder(field.rx.text.orEmpty.skip(1))
            try await Keyboard.press("ctrl+z", "ctrl+z", "ctrl+z", "ctrl+z", "ctrl+y", "ctrl+shift+z")
            try await wait(until: "the text is typed again") { texts.count >= 5 }
            #expect(texts.values == ["Ada King ", "Ada ", "Ada", "Ada ", "Ada King "])
            #expect(entry(field).text == "Ada King ")
            #expect(entry(field).position == 9)
            window.close()
        }

        @Test func aTextThatAnotherDocumentHasIsNotChanged() async throws {
            let view = TextView("One")
            let window = try await show(view) { view.focus() }
            try await Keyboard.type("x")
            try await wait(until: "the text is typed") { view.text == "xOne" }
            view.text = "Two"
            try await Keyboard.press("ctrl+z", "ctrl+y", "ctrl+shift+z")
            await settle()
            #expect(view.text == "Two")
            #expect(textView(view)?.buffer.text == "Two")
            window.close()
        }

        @Test func theContextMenuOfATextViewUndoes() async throws {
            let view = TextView("One")
            let window = try await show(view) { view.focus() }
            try await Keyboard.type("x")
            try await wait(until: "the text is typed") { view.text == "xOne" }
            let widget = try #require(textView(view))
            _ = widget.activateAction("menu.popup")
            let menu = try #require(widget.children.lazy.compactMap { $0 as? Gtk.PopoverMenu }.first)
            let item = try #require(
                menu.descendants.first { item in
                    item.typeName == "GtkModelButton"
                        && item.descendants.contains { ($0 as? Gtk.Label)?.text == "Undo" }
                })
            #expect(item.isSensitive)
            item.emit("clicked")
            try await wait(until: "the text is as before") { view.text == "One" }
            menu.popdown()
            await settle()
            window.close()
        }

        @Test func aComboFieldKeepsItsCaretWhereItsTextIsSet() async throws {
            let field = ComboField("Bern")
            let window = try await show(field) { field.focus() }
            try await Keyboard.press("End")
            try await Keyboard.type("e")
            try await wait(until: "the text is typed") { field.text == "Berne" }
            field.edit { field.text = "BERNE" }
            try await Keyboard.type("!")
            try await wait(until: "the text is typed at the end") { field.text == "BERNE!" }
            try await Keyboard.press("ctrl+z", "ctrl+z", "ctrl+z", "ctrl+z")
            try await wait(until: "the text is as before") { field.text == "Bern" }
            window.close()
        }

        @Test func theTextOfAPromptIsNotUndone() async throws {
            let window = try await show(TextField()) {}
            var answer: String?
            let handle = window.show(Prompt("Rename", text: "Ada")) { answer = $0 }
            await settle()
            let windows = Gtk.Window.listToplevels().compactMap { $0 as? Gtk.Window }
            let prompt = try #require(windows.first { $0.transientFor === gtkWindow(window) && $0.visible })
            let field = try #require(prompt.descendants.lazy.compactMap { $0 as? Gtk.Entry }.first)
            _ = (field.firstChild as? Gtk.Text)?.activateAction("text.undo")
            #expect(field.text == "Ada")
            handle.dismiss()
            await settle()
            #expect(answer == nil)
            window.close()
        }

        /// The pause is in the past, so that the test needs no clock.
        @Test func whatIsTypedAfterAPauseIsAStep() async throws {
            let field = TextField()
            let view = TextView()
            let combo = ComboField()
            let window = try await show(Box([field, view, combo])) { field.focus() }
            let fieldPeer = try #require(field.backendView as? GtkTextFieldView)
            let viewPeer = try #require(view.backendView as? GtkTextView)
            let comboPeer = try #require(combo.backendView as? GtkComboFieldView)
            for (focused, undo, text, pause) in [
                (field, field.undo, { field.text }, { fieldPeer.typingPause.lastChange = $0 }),
                (view, view.undo, { view.text }, { viewPeer.typingPause.lastChange = $0 }),
                (
                    combo, { combo.receive(.undo) }, { combo.text },
                    { comboPeer.typingPause.lastChange = $0 }
                ),
            ] as [(PortableView, () -> Void, () -> String, (ContinuousClock.Instant) -> Void)] {
                focused.focus()
                try await Keyboard.type("a")
                try await wait(until: "a letter is typed") { text() == "a" }
                pause(.now + .seconds(1000))
                try await Keyboard.type("b")
                try await wait(until: "another letter is typed") { text() == "ab" }
                pause(.now - TypingPause.length)
                try await Keyboard.type("c")
                try await wait(until: "a letter is typed after a pause") { text() == "abc" }
                undo()
                #expect(text() == "ab")
                undo()
                #expect(text() == "")
            }
            window.close()
        }

        @Test func aPauseIsThreeSeconds() {
            var pause = TypingPause()
            let start = ContinuousClock.now
            let ends = [0, 2_999, 5_999, 6_000].map { pause.ends(at: start + .milliseconds($0)) }
            #expect(ends == [false, false, true, false])
        }

        @Test func aDateIsUndone() async throws {
            let dates = try ["2026-01-05", "2026-02-06"].map { try #require(CalendarDate($0)) }
            let field = DateField()
            let window = try await show(field) { field.focus() }
            for date in dates { field.receive(.changed(date)) }
            try await Keyboard.press("ctrl+z")
            try await wait(until: "the date is undone") { field.date == dates[0] }
            try await Keyboard.press("ctrl+z")
            try await wait(until: "there is no date") { field.date == nil }
            try await Keyboard.press("ctrl+shift+z", "ctrl+y")
            try await wait(until: "the date is as chosen last") { field.date == dates[1] }
            window.close()
        }

        private func textView(_ view: ViewKit.TextView) -> Gtk.TextView? {
            (view.backendView as? WidgetView)?.operatedWidget as? Gtk.TextView
        }
    }
}
