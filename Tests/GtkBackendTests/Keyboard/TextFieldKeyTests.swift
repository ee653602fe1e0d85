// SPDX-License-Identifier: MIT

import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// A text field under real keys.
    @MainActor struct TextFieldKeyTests {
        init() { Stage.gtk.enter() }

        /// Shows a field in a window that has the keyboard focus.
        private func show(_ views: [any View], _ focused: TextField) async throws -> Window {
            try await Keyboard.show(Box(.vertical, views)) { focused.focus() }
        }

        @Test func aHandlerThatRewritesTheTextKeepsCaretAndUndo() async throws {
            let field = TextField("ada lovelace")
            let window = try await show([field], field)
            let subscription = field.rx.text.orEmpty.skip(1)
                .subscribe(onNext: { [unowned field] in field.text = $0.uppercased() })
            field.selectedRange = 3..<3
            try await Keyboard.type("mx")
            try await wait(until: "the text is typed") { field.text == "ADAMX LOVELACE" }
            #expect(entry(field).text == "ADAMX LOVELACE")
            #expect(field.selectedRange == 5..<5)
            #expect(entry(field).position == 5)
            subscription.dispose()
            for _ in 0..<8 where field.text != "ada lovelace" {
                try await Keyboard.press("ctrl+z"); await settle()
            }
            try await wait(until: "the text is as before") { field.text == "ada lovelace" }
            window.close()
        }

        /// Digits in groups of four: what is typed, undone and done again goes on at the caret.
        @Test func aFormatterThatAddsCharactersKeepsTheCaret() async throws {
            let field = TextField()
            let window = try await show([field], field)
            let subscription = field.rx.text.orEmpty.skip(1).subscribe(onNext: { [unowned field] in
                let digits = $0.filter(\.isNumber)
                field.text =
                    digits.count > 4 ? "\(digits.prefix(4)) \(digits.dropFirst(4))" : "\(digits)"
            })
            try await Keyboard.type("123456")
            try await wait(until: "the digits are typed") { field.text == "1234 56" }
            #expect(entry(field).text == "1234 56" && entry(field).position == 7)
            try await Keyboard.press("ctrl+z", "ctrl+shift+z")
            try await Keyboard.type("7")
            try await wait(until: "a digit is typed after it") { field.text.count == 8 }
            #expect(field.text == "1234 567" && entry(field).position == 8)
            subscription.dispose()
            window.close()
        }

        @Test func aKeyThatAFullFieldRefusesDoesNotMoveTheCaret() async throws {
            let field = TextField("abcd")
            field.maximumLength = 4
            let window = try await show([field], field)
            field.selectedRange = 2..<2
            try await Keyboard.type("xy")
            try await Keyboard.press("BackSpace")
            try await wait(until: "a character is deleted") { field.text == "acd" }
            #expect(entry(field).text == "acd" && entry(field).position == 1)
            window.close()
        }

        @Test func keysMoveTheCaretAndSelect() async throws {
            let field = TextField("Ada Lovelace")
            let window = try await show([field], field)
            let ranges = Recorder(field.rx.selectedRange.skip(1))
            try await Keyboard.press("Home", "shift+Right", "shift+Right")
            try await wait(until: "two characters are selected") { field.selectedRange == 0..<2 }
            try await Keyboard.type("E")
            try await wait(until: "the selection is replaced") { field.text == "Ea Lovelace" }
            #expect(field.selectedRange == 1..<1)
            #expect(ranges.values.last == 1..<1)
            window.close()
        }

        @Test func theMaximumLengthCountsCharacters() async throws {
            let field = TextField()
            field.maximumLength = 4
            let window = try await show([field], field)
            let texts = Recorder(field.rx.text.orEmpty.skip(1))
            try await Keyboard.type("abcdefg")
            try await Keyboard.press("BackSpace")
            try await wait(until: "a character is deleted") { field.text == "abc" }
            #expect(texts.values == ["a", "ab", "abc", "abcd", "abc"])
            #expect(entry(field).text == "abc")
            window.close()
        }

        @Test func aFieldThatIsNotEditableTakesNoKeys() async throws {
            let field = TextField("Ada")
            field.isEditable = false
            let window = try await show([field], field)
            try await Keyboard.type("x")
            try await Keyboard.press("Home", "shift+Right")
            try await wait(until: "a character is selected") { field.selectedRange == 0..<1 }
            #expect(field.text == "Ada")
            window.close()
        }

        @Test func tabBeginsAndEndsEditing() async throws {
            let name = TextField(placeholder: "Name")
            let mail = TextField(placeholder: "Mail")
            let window = try await show([name, mail], name)
            var events: [String] = []
            let subscriptions = [
                name.rx.editingDidEnd.subscribe(onNext: { events.append("name ends") }),
                mail.rx.editingDidBegin.subscribe(onNext: { events.append("mail begins") }),
            ]
            #expect(name.isEditing)
            try await Keyboard.press("Tab")
            try await wait(until: "the other field has the focus") { mail.isEditing }
            #expect(events == ["name ends", "mail begins"])
            for subscription in subscriptions { subscription.dispose() }
            window.close()
        }

        @Test func downAndReturnChooseASuggestion() async throws {
            let field = TextField(placeholder: "City")
            field.suggestions = ["London", "Lisbon", "Berlin"]
            let window = try await show([field], field)
            let chosen = Recorder(field.rx.suggestionChosen)
            try await Keyboard.type("li")
            try await wait(until: "the text is typed") { field.text == "li" }
            try await wait(until: "the suggestions are shown") {
                sequence(first: entry(field).firstChild, next: \.?.nextSibling)
                    .contains { ($0 as? Gtk.Popover)?.mapped == true }
            }
            try await Keyboard.press("Down", "Down", "Return")
            try await wait(until: "the suggestion is chosen") { chosen.values == ["Berlin"] }
            #expect(field.text == "Berlin")
            window.close()
        }

        @Test func escapeInASearchFieldOfAPopoverClearsItFirst() async throws {
            let name = TextField()
            let search = TextField("Ada", purpose: .search)
            let window = try await show([name], name)
            let popover = ViewKit.Popover()
            var events: [String] = []
            let subscriptions = [
                popover.closed.subscribe(onNext: { events.append("closed") }),
                search.rx.cancelled.subscribe(onNext: { events.append("cancelled") }),
                window.events.subscribe(onNext: { if $0 == .closeRequested { events.append("window") } }),
            ]
            popover.content = search
            popover.present(from: name)
            await settle()
            search.focus()
            try await wait(until: "the field has the focus") { search.isEditing }
            try await Keyboard.press("Escape")
            try await wait(until: "the field is empty") { search.text == "" }
            #expect(events == ["cancelled"])
            try await Keyboard.press("Escape")
            try await wait(until: "the popover is closed") { events.contains("closed") }
            #expect(events == ["cancelled", "cancelled", "closed"])
            for subscription in subscriptions { subscription.dispose() }
            window.close()
            await settle()
        }

        @Test func aTextThatIsSetReplacesOnlyWhatDiffers() {
            let field = TextField("Ada Lovelace")
            let buffer = (entry(field) as? Gtk.Entry)?.buffer
            var inserted: [String] = []
            buffer?.onInsertedText { _, text, _ in inserted.append(text) }
            field.text = "Ada King Lovelace"
            field.text = "Ada King Lovelace"
            #expect(inserted == ["King "])
        }

        @Test func iconsArePressed() {
            let field = TextField("Ada")
            field.trailingIcon = TextFieldIcon("edit-clear-symbolic", label: "Clear")
            let gtk = entry(field) as? Gtk.Entry
            #expect(gtk?.iconTooltipText(.secondary) == "Clear")
            let taps = Recorder(field.rx.trailingIconTapped)
            gtk?.emit("icon-release", Gtk.EntryIconPosition.secondary)
            #expect(taps.count == 1)
            field.trailingIcon = nil
            #expect(gtk?.iconName(.secondary) == nil)
        }
    }
}
