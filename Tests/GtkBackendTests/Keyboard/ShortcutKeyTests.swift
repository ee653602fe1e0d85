// SPDX-License-Identifier: MIT

import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// Shortcuts of windows and views, and keys by which texts are edited, under real keys.
    @MainActor struct ShortcutKeyTests {
        init() { Stage.gtk.enter() }

        private func show(
            _ actions: [ViewKit.Action], _ views: [any View], _ focus: () -> Void
        ) async throws -> ViewKit.Window {
            let window = ViewKit.Window()
            window.actions = actions
            return try await Keyboard.show(Box(.vertical, views), in: window, focus)
        }

        @Test func aFieldTakesTheKeysOfTextBeforeTheShortcuts() async throws {
            var triggered: [String] = []
            let actions = ["<Control>Delete", "Delete", "<Control>z", "<Control>a", "Return", "Left", "F5"]
                .map { key in
                    Action("key\(key.filter(\.isLetter))", title: "", shortcuts: [Shortcut(key)]) {
                        triggered.append(key)
                    }
                }
            let field = TextField("one two three", purpose: .search)
            let button = ViewKit.Button("Other")
            let window = try await show(actions, [field, button]) { field.focus() }
            try await Keyboard.press("Home", "ctrl+Delete")
            try await wait(until: "a word is deleted") { field.text == " two three" }
            try await Keyboard.press("Delete")
            try await wait(until: "a character is deleted") { field.text == "two three" }
            try await Keyboard.press("ctrl+z")
            try await wait(until: "it is undone") { field.text == " two three" }
            try await Keyboard.press("ctrl+a", "Left", "Return", "F5")
            try await wait(until: "the other key is a shortcut") { triggered == ["F5"] }
            button.focus()
            try await Keyboard.press("ctrl+Delete", "Delete", "ctrl+z", "ctrl+a")
            try await wait(until: "the shortcuts work elsewhere") { triggered.count == 5 }
            #expect(triggered == ["F5", "<Control>Delete", "Delete", "<Control>z", "<Control>a"])
            #expect(field.text == " two three")
            // Again in the field.
            field.focus()
            try await Keyboard.press("Home", "Delete")
            try await wait(until: "a character is deleted") { field.text == "two three" }
            #expect(triggered.count == 5)
            window.close()
        }

        /// Fields whose values change by the arrow keys, or that choose from a list below, need these keys.
        @Test func fieldsOfStepsAndChoicesTakeTheArrowKeys() async throws {
            var triggered: [String] = []
            let actions = ["Up", "Down", "Page_Up", "Page_Down"].map { key in
                Action("key\(key.filter(\.isLetter))", title: "", shortcuts: [Shortcut(key)]) {
                    triggered.append(key)
                }
            }
            let number = NumberField(10)
            let time = TimeField(try #require(TimeOfDay(hour: 10, minute: 30)))
            let combo = ComboField("", options: ["Paris", "Rome"])
            let city = TextField().with { $0.suggestions = ["Paris", "Rome"] }
            let plain = TextField()
            let window = try await show(actions, [number, time, combo, city, plain]) { number.focus() }
            try await Keyboard.press("Up", "Page_Up", "Down")
            try await wait(until: "the number has changed") { number.value == 20 }
            time.focus()
            try await Keyboard.press("Down")
            try await wait(until: "the time has changed") { time.time == TimeOfDay(hour: 9, minute: 30) }
            combo.focus()
            try await Keyboard.press("Down", "Down", "Return")
            try await wait(until: "an option is chosen") { !combo.text.isEmpty }
            city.focus()
            try await Keyboard.press("o")
            // GTK shows the list a moment after the key.
            try await wait(until: "the suggestions are shown") {
                city.gtkWidget.map(Self.showsPopover) == true
            }
            try await Keyboard.press("Down", "Return")
            try await wait(until: "a suggestion is chosen") { city.text == "Rome" }
            #expect(triggered == [])
            plain.focus()
            try await Keyboard.press("Down")
            try await wait(until: "a plain field leaves the key to the window") {
                triggered == ["Down"]
            }
            window.close()
        }

        @Test func theSelectedTextOfALabelIsCopiedBeforeACommandGetsTheKey() async throws {
            var triggered = 0
            let action = Action("copy", title: "", shortcuts: ["<Control>c"]) { triggered += 1 }
            let label = ViewKit.Label("one two").with { $0.isSelectable = true }
            let window = try await show([action], [label]) {}
            let text = try #require((label.backendView as? WidgetView)?.operatedWidget as? Gtk.Label)
            let clipboard = ViewKit.Clipboard()
            clipboard.write(.text("other"))
            text.grabFocus()
            text.selectRegion(from: 0, to: 0)
            try await Keyboard.press("ctrl+c")
            try await wait(until: "nothing is selected, so the command is performed") { triggered == 1 }
            text.selectRegion(from: 0, to: 3)
            try await Keyboard.press("ctrl+c")
            for _ in 0..<1000 where await clipboard.readText() != "one" { await settle() }
            #expect(await clipboard.readText() == "one")
            #expect(triggered == 1)
            window.close()
        }

        private static func showsPopover(_ widget: Gtk.Widget) -> Bool {
            var child = widget.firstChild
            while let next = child {
                if next is Gtk.Popover && next.mapped || showsPopover(next) { return true }
                child = next.nextSibling
            }
            return false
        }

        @Test func anInputMethodThatComposesTakesAllKeys() async throws {
            var triggered = 0
            let action = Action("escape", title: "", shortcuts: ["Escape"]) { triggered += 1 }
            let view = ViewKit.TextView("ab")
            let window = try await show([action], [view]) { view.focus() }
            try await Keyboard.press("ctrl+shift+u", "e", "9", "Escape")
            await settle()
            #expect(triggered == 0)
            try await Keyboard.press("Escape")
            try await wait(until: "the shortcut works again") { triggered == 1 }
            #expect(view.text == "ab")
            window.close()
        }

        @Test func shiftReturnBeginsALineAndShiftTabLeaves() async throws {
            var triggered: [String] = []
            let actions = ["<Shift>Return", "<Control>Return"].map { key in
                Action("key\(key.filter(\.isLetter))", title: "", shortcuts: [Shortcut(key)]) {
                    triggered.append(key)
                }
            }
            let field = TextField("One")
            let note = ViewKit.TextView("One").with { $0.acceptsTab = true }
            let window = try await show(actions, [field, note]) { note.focus() }
            try await Keyboard.press("ctrl+End", "shift+Return")
            try await wait(until: "a line is begun") { note.text == "One\n" }
            try await Keyboard.press("ctrl+Return")
            try await wait(until: "the other shortcut works") { triggered == ["<Control>Return"] }
            try await Keyboard.press("Tab")
            try await wait(until: "a tab is inserted") { note.text == "One\n\t" }
            try await Keyboard.press("shift+Tab")
            try await wait(until: "the field before has the focus") { field.isEditing }
            try await Keyboard.press("shift+Return")
            try await wait(until: "the shortcut works in the field") { triggered.count == 2 }
            #expect(note.text == "One\n\t" && field.text == "One" && triggered.last == "<Shift>Return")
            window.actions = [
                Action("outdent", title: "", shortcuts: ["<Shift>Tab"]) { triggered.append("outdent") }
            ]
            note.focus()
            try await Keyboard.press("shift+Tab")
            try await wait(until: "the program has the key") { triggered.last == "outdent" }
            #expect(note.isEditing && note.text == "One\n\t")
            window.close()
        }

        @Test func theActionNearestToTheFocusIsPerformed() async throws {
            var triggered: [String] = []
            func action(_ name: String) -> ViewKit.Action {
                Action("refresh", title: "", shortcuts: ["F5"]) { triggered.append(name) }
            }
            let (left, right) = (ViewKit.Button("Left"), ViewKit.Button("Right"))
            let (leftPane, rightPane) = (ViewKit.Box([left]), ViewKit.Box([right]))
            leftPane.actions = [action("left")]
            rightPane.setControllerActions([action("right")])
            let other = ViewKit.Button("Other")
            let window = try await show([action("window")], [leftPane, rightPane, other]) { right.focus() }
            try await Keyboard.press("F5")
            try await wait(until: "the right one is performed") { triggered == ["right"] }
            left.focus()
            try await Keyboard.press("F5")
            try await wait(until: "the left one is performed") { triggered == ["right", "left"] }
            // An action that is disabled keeps its key.
            leftPane.actions[0].isEnabled = false
            try await Keyboard.press("F5")
            await settle()
            #expect(triggered.count == 2)
            other.focus()
            try await Keyboard.press("F5")
            try await wait(until: "that of the window is performed") { triggered.last == "window" }
            #expect(triggered == ["right", "left", "window"])
            window.close()
        }
    }
}
