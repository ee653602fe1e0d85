// SPDX-License-Identifier: MIT

import Foundation
import Gdk
import Gtk
import RxKernel
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// Keys of a keyboard with another layout, as of users who type Russian.
    @MainActor struct KeyLayoutTests {
        init() { Stage.gtk.enter() }

        private func key(_ name: String) -> Gdk.Key { Gdk.Key(named: name) ?? .escape }

        /// What the key J types with the layouts Russian and American.
        private var keyJ: [(layout: Int, level: Int, key: Gdk.Key)] {
            [(0, 0, key("Cyrillic_o")), (0, 1, key("Cyrillic_O")), (1, 0, key("j")), (1, 1, key("J"))]
        }

        @Test func aShortcutHasTheLatinLetterOfTheKey() {
            #expect(key("Cyrillic_o").latin(among: keyJ) == key("j"))
            #expect(key("Cyrillic_O").latin(among: keyJ) == key("j"))
            // A key that types a Latin letter is itself: another Latin layout has its own letters.
            #expect(key("J").latin(among: keyJ) == key("j"))
            #expect(key("z").latin(among: [(0, 0, key("y")), (1, 0, key("z"))]) == key("z"))
            #expect(key("F5").latin(among: [(0, 0, key("F5"))]) == key("F5"))
            #expect(key("ISO_Left_Tab").latin(among: [(0, 0, key("Tab"))]) == key("Tab"))
            #expect(key("Arabic_1").latin(among: [(0, 0, key("Arabic_1")), (1, 0, key("1"))]) == key("1"))
            // Without a Latin layout there is no other name.
            #expect(key("Cyrillic_o").latin(among: [(0, 0, key("Cyrillic_o"))]) == key("Cyrillic_o"))
        }

        /// The server presses the key itself, with the layouts Russian and American.
        @Test func aKeyPressHasTheSameKeysInEachLayout() async throws {
            try await Keyboard.use(layouts: "ru,us")
            let area = Box(.vertical, [Label("Keys")])
            area.isFocusable = true
            var presses: [KeyPress] = []
            let subscription = area.rx.keyPressed.subscribe(onNext: { presses.append($0) })
            let label = ShortcutLabel("<Primary>j")
            let window = Window(WindowState { $0.defaultSize = Size(width: 300, height: 200) })
            window.title = "Layouts"
            window.content = Box(.vertical, [area, label])
            window.present()
            await settle()
            try await Keyboard.focus(window: "Layouts")
            try await wait(until: "the window is active") { gtkWindow(window).isActive }
            area.focus()
            await settle()
            // 44 is the key J, 54 the key C, in the numbers of the X server.
            try await Keyboard.press("ctrl+44")
            try await Keyboard.press("ctrl+54")
            try await Keyboard.press("44")
            try await wait(until: "three keys are pressed") {
                presses.filter { !$0.keys.key.hasPrefix("Control") }.count >= 3
            }
            let keys = presses.filter { !$0.keys.key.hasPrefix("Control") }
            #expect(
                keys.map(\.keys) == [
                    KeyCombination("j", modifiers: .control), KeyCombination("c", modifiers: .control),
                    KeyCombination("j"),
                ])
            #expect(keys.last?.text == "о")
            // The label has the letter that is on the key.
            let display = gtkWindow(window).display
            #expect(key("j").inFirstLayout(of: display) == key("Cyrillic_o"))
            #expect(key("Left").inFirstLayout(of: display) == key("Left"))
            // A stored shortcut with a Cyrillic letter has the Latin one of the key.
            let latin = ["Cyrillic_o", "Cyrillic_O", "о", "Cyrillic_es", "j", "F5", "Greek_alpha", "no key"]
                .map(
                    Toolkit.backend.latinKey)
            #expect(latin == ["j", "j", "j", "c", nil, nil, nil, nil])
            #expect(Shortcut("<Primary>j").label(on: display)?.hasSuffix("О") == true)
            subscription.dispose()
            window.close()
            try await Keyboard.use(layouts: "us")
            try await wait(until: "the layout is used") { key("j").inFirstLayout(of: display) == key("j") }
            #expect(Toolkit.backend.latinKey(of: "Cyrillic_o") == nil)
            #expect(Shortcut("<Primary>j").label(on: display)?.hasSuffix("J") == true)
        }
    }
}
