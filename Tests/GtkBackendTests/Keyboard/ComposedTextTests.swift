// SPDX-License-Identifier: MIT

import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// Texts that an input method composes: dead keys, and Unicode code points after Ctrl+Shift+U.
    @MainActor struct ComposedTextTests {
        init() { Stage.gtk.enter() }

        private func show(_ view: any View, _ focus: () -> Void) async throws -> Window {
            try await Keyboard.show(Box(.vertical, [view]), focus)
        }

        @Test func aComposedCharacterIsReportedOnceInAField() async throws {
            let field = TextField("ab")
            let window = try await show(field) { field.focus() }
            let texts = Recorder(field.rx.text.orEmpty.skip(1))
            field.selectedRange = 1..<1
            try await Keyboard.press("ctrl+shift+u", "e", "9")
            // A composition that is not complete is not part of the text.
            await settle()
            #expect(texts.values == [])
            try await Keyboard.press("Return")
            try await wait(until: "the character is entered") { field.text == "aéb" }
            try await Keyboard.press("dead_acute", "o")
            try await wait(until: "the dead key is applied") { field.text == "aéób" }
            #expect(texts.values == ["aéb", "aéób"])
            window.close()
        }

        @Test func aTextThatIsSetKeepsWhatIsComposedInAField() async throws {
            let field = TextField("ab")
            let window = try await show(field) { field.focus() }
            field.selectedRange = 2..<2
            try await Keyboard.press("ctrl+shift+u", "e")
            await settle()
            field.text = "xab"
            try await Keyboard.press("9", "Return")
            try await wait(until: "the character is entered") { field.text == "xabé" }
            window.close()
        }

        @Test func aComposedCharacterIsReportedOnceInATextView() async throws {
            let view = TextView("ab")
            let window = try await show(view) { view.focus() }
            var edits: [TextEdit] = []
            let subscription = view.events.subscribe(onNext: { event in
                if case .edited(let some, _) = event { edits += some }
            })
            view.selectedRange = 1..<1
            try await Keyboard.press("ctrl+shift+u", "e")
            await settle()
            view.text = "xab"
            try await Keyboard.press("9", "Return")
            try await wait(until: "the character is entered") { view.text == "xaéb" }
            try await Keyboard.press("dead_acute", "o")
            try await wait(until: "the dead key is applied") { view.text == "xaéób" }
            #expect(edits == [TextEdit(2..<2, "é"), TextEdit(3..<3, "ó")])
            subscription.dispose()
            window.close()
        }
    }
}
