// SPDX-License-Identifier: MIT

import Gdk
import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// How GTK shows a text view.
    @MainActor struct TextViewLookTests {
        init() { Stage.gtk.enter() }

        private func show(_ view: TextView) async -> Window {
            await openWindowAndSettle(view, Size(width: 400, height: 200))
        }

        @Test func theHintIsWhereTheTextBegins() async throws {
            let view = TextView().with { $0.placeholder = "Notes" }
            let window = await show(view)
            let text = textView(view)
            let label = try #require(text.descendant(Gtk.Label.self))
            func left() throws -> Double { Double(try #require(label.computeBounds(text)).origin.x) }
            #expect(try left() < 20)
            text.direction = .rtl
            await settle()
            let end = try left() + Double(label.width)
            #expect(abs(Double(text.width) - 8 - end) <= 1)
            text.direction = .ltr
            await settle()
            #expect(try left() < 20)
            window.close()
        }

        /// As in a log after a crash.
        @Test func aZeroCharacterDoesNotEndTheText() {
            let view = TextView("One\0Two")
            let buffer: Gtk.TextBuffer = textView(view).buffer
            #expect(buffer.text == "One\u{2400}Two")
            buffer.apply(TextEdit(4..<7, "2"))
            #expect(view.text == "One\02")
            view.text = "One\0\0three"
            #expect(buffer.text == "One\u{2400}\u{2400}three")
            #expect(view.text == "One\0\0three")
        }

        /// GTK would need seconds to lay it out, and a plugin in a process of its own could not receive it.
        @Test func aTextThatIsTooLongIsNotInserted() async throws {
            let view = TextView("Dear Ada")
            let window = await show(view)
            var edits: [TextEdit] = []
            let subscription = view.events.subscribe(onNext: { event in
                if case .edited(let some, _) = event { edits += some }
            })
            let buffer: Gtk.TextBuffer = textView(view).buffer
            buffer.apply(TextEdit(4..<4, String(repeating: "x\n", count: 3 << 20)))
            #expect(buffer.text == "Dear Ada" && view.text == "Dear Ada" && edits.isEmpty)
            // Nor does it delete what it was to replace.
            buffer.beginUserAction()
            buffer.apply(TextEdit(0..<8, String(repeating: "x\n", count: 3 << 20)))
            buffer.endUserAction()
            #expect(buffer.text == "Dear Ada" && view.text == "Dear Ada" && edits.isEmpty)
            buffer.apply(TextEdit(0..<4, "My"))
            #expect(view.text == "My Ada" && edits == [TextEdit(0..<4, ""), TextEdit(0..<0, "My")])
            subscription.dispose()
            window.close()
        }

        @Test func linksFollowTheColoursOfTheTheme() async throws {
            let view = TextView("A link")
            let window = await show(view)
            view.setAttributes(TextAttributes(link: "https://example.org"), in: 2..<6)
            let buffer: Gtk.TextBuffer = textView(view).buffer
            let tag = try #require(buffer.iter(atOffset: 3).tags.first)
            let light = tag.foregroundRgba
            Toolkit.backend.setColorScheme(.dark)
            defer { Toolkit.backend.setColorScheme(.automatic) }
            try await wait(until: "the link has another colour") { tag.foregroundRgba != light }
            Toolkit.backend.setColorScheme(.light)
            try await wait(until: "the link has its first colour") { tag.foregroundRgba == light }
            window.close()
        }
    }
}
