// SPDX-License-Identifier: MIT

import Gtk
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// Views whose states are shown later than the user acts, as those of a plugin in another process.
    @MainActor struct LateStateTests {
        init() { Stage.gtk.enter() }

        /// A field in a window, which nothing answers, and its events.
        private func showField(_ purpose: TextPurpose) -> (GtkTextFieldView, any Gtk.Editable, Gtk.Window) {
            let view = GtkTextFieldView()
            view.render(TextFieldState { $0.purpose = purpose })
            let window = Gtk.Window()
            window.child = view.widget
            window.present()
            let entry = view.operatedWidget as? any Gtk.Editable ?? Gtk.Entry()
            return (view, entry, window)
        }

        @Test(arguments: [TextPurpose.plain, .search, .password])
        func theCaretIsReportedWithoutAnAnswer(_ purpose: TextPurpose) async {
            let (view, entry, window) = showField(purpose)
            var state = view.state ?? TextFieldState()
            // What a plugin knows when it has received all events.
            view.onEvent = { event in
                switch event {
                case .changed(let text, let selection): (state.text, state.selection) = (text, selection)
                case .selected(let selection): state.selection = selection
                default: break
                }
            }
            for letter in ["c", "o", "r", "e"] { entry.delegate?.emit("insert-at-cursor", letter) }
            #expect(state.text == "core" && state.selection == 4..<4)
            view.render(state)
            for letter in ["u", "t"] { entry.delegate?.emit("insert-at-cursor", letter) }
            #expect(entry.text == "coreut" && entry.selection == 6..<6)
            window.destroy()
        }

        @Test func aTextIsTakenBackThoughTheViewWasNeverToldOfIt() async {
            let (view, entry, window) = showField(.plain)
            entry.delegate?.emit("insert-at-cursor", "x")
            view.render(TextFieldState())
            #expect(entry.text.isEmpty)
            window.destroy()
        }

        @Test func aSliderThatIsMovedBackReportsBoth() {
            let view = GtkSliderView()
            view.render(SliderState())
            var values: [Double] = []
            view.onEvent = { if case .changed(let value) = $0 { values.append(value) } }
            let scale = view.operatedWidget as? Gtk.Scale
            scale?.value = 1
            scale?.value = 0
            #expect(values == [1, 0])
        }
    }
}
