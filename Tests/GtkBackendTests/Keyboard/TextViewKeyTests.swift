// SPDX-License-Identifier: MIT

import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// A text view under real keys.
    @MainActor struct TextViewKeyTests {
        init() { Stage.gtk.enter() }

        private func show(_ view: TextView) async throws -> Window {
            try await Keyboard.show(view) { view.focus() }
        }

        @Test func keysAreReportedAsRangesAndUndone() async throws {
            let view = TextView("One\nTwo")
            let window = try await show(view)
            var edits: [TextEdit] = []
            let subscription = view.events.subscribe(onNext: { event in
                if case .edited(let some, _) = event { edits += some }
            })
            try await Keyboard.press("ctrl+End")
            try await Keyboard.type("ab")
            try await wait(until: "two keys are typed") { view.text == "One\nTwoab" }
            try await Keyboard.press("shift+Left", "BackSpace")
            try await wait(until: "a character is deleted") { view.text == "One\nTwoa" }
            #expect(edits == [TextEdit(7..<7, "a"), TextEdit(8..<8, "b"), TextEdit(8..<9, "")])
            #expect(view.selectedRange == 8..<8)
            for _ in 0..<4 where view.text != "One\nTwo" {
                try await Keyboard.press("ctrl+z")
                await settle()
            }
            try await wait(until: "the keys are undone") { view.text == "One\nTwo" }
            try await Keyboard.press("ctrl+shift+z")
            try await wait(until: "a key is done again") { view.text != "One\nTwo" }
            #expect(textView(view).buffer.text == view.text)
            subscription.dispose()
            window.close()
        }

        @Test func whatIsTypedOverASelectionIsOneStep() async throws {
            let view = TextView("One Two")
            let window = try await show(view)
            view.selectedRange = 4..<7
            try await Keyboard.type("six")
            try await wait(until: "the text is typed") { view.text == "One six" }
            try await Keyboard.press("ctrl+z")
            try await wait(until: "the text is undone") { view.text != "One six" }
            #expect(view.text == "One Two" && view.selectedRange == 4..<7)
            window.close()
        }

        @Test func aHandlerThatRewritesTheTextKeepsTheCaret() async throws {
            let view = TextView("ada lovelace")
            let window = try await show(view)
            let subscription = view.rx.text.orEmpty.skip(1)
                .subscribe(onNext: { [unowned view] in view.text = $0.uppercased() })
            view.selectedRange = 3..<3
            try await Keyboard.type("mx")
            try await wait(until: "the text is typed") { view.text == "ADAMX LOVELACE" }
            #expect(view.selectedRange == 5..<5)
            #expect(textView(view).buffer.cursorPosition == 5)
            #expect(textView(view).buffer.text == "ADAMX LOVELACE")
            subscription.dispose()
            window.close()
        }

        @Test func theMaximumLengthAndTheLinkAtTheCaret() async throws {
            let view = TextView("manual")
            view.maximumLength = 8
            view.setAttributes(TextAttributes(link: "https://example.org"), in: 0..<6)
            let window = try await show(view)
            let uris = Recorder(view.rx.linkActivated)
            view.selectedRange = 2..<2
            try await Keyboard.press("ctrl+Return")
            try await wait(until: "the link is activated") { uris.values == ["https://example.org"] }
            try await Keyboard.type("abcd")
            try await wait(until: "two characters are typed") { view.text == "maabnual" }
            window.close()
        }

        @Test func attributesAreTagsThatMoveWithTheText() {
            let view = TextView("a bold word")
            view.setAttributes(TextAttributes(isBold: true, color: .black, size: 14), in: 2..<6)
            let buffer: Gtk.TextBuffer = textView(view).buffer
            let tag = buffer.iter(atOffset: 3).tags.first
            #expect(tag?.weight == 700)
            #expect(tag?.sizePoints == 14)
            #expect(buffer.iter(atOffset: 6).tags.isEmpty)
            view.text = "not a bold word"
            #expect(buffer.iter(atOffset: 5).tags.isEmpty)
            #expect(buffer.iter(atOffset: 6).tags.count == 1)
            view.runs = []
            #expect(buffer.iter(atOffset: 7).tags.isEmpty)
        }

        @Test func aTextViewForCode() async throws {
            let view = TextView((1...200).map { "line \($0)" }.joined(separator: "\n"))
            view.isMonospaced = true
            view.showsLineNumbers = true
            view.wraps = false
            view.placeholder = "Code"
            let window = try await show(view)
            let text = textView(view)
            #expect(text.monospace && text.wrapMode == .none)
            let gutter = try #require(text.gutter(.left))
            #expect(gutter.width > 20)
            view.showsLineNumbers = false
            await settle()
            #expect(gutter.parent == nil)
            #expect((view.backendView as? WidgetView)?.accessibleName == "Code")
            window.close()
        }
    }
}
