// SPDX-License-Identifier: MIT

import Gtk
import Testing
import ViewKit

@testable import GtkBackend

private struct Numbered: Identifiable, Equatable { let id: Int }

extension OnDisplay {
    /// Which rows fade in when the items of a list change.
    @MainActor struct GtkRowFadeTests {
        private let list: ListView<Numbered>
        private let window = Window(WindowState { $0.defaultSize = Size(width: 400, height: 400) })

        init() async {
            Stage.gtk.enter()
            list = ListView<Numbered>(cell: { Label() }, configure: { $0.text = "\($1.id)" })
            window.content = ScrollView(list)
            window.present()
            await show(0..<5)
        }

        private func show(_ numbers: some Sequence<Int>) async {
            list.items = numbers.map { Numbered(id: $0) }
            await settle()
        }

        /// The rows that fade or have faded in.
        private var fading: [Int] {
            gtkCollection(list).slots.values
                .filter { $0.isBound && $0.rowWidget?.hasCssClass("inserted-row") == true }
                .map(\.item.position).sorted()
        }

        @Test func insertedAndMovedRowsFadeIn() async {
            #expect(fading.isEmpty, "There were no rows before.")
            await show([0, 1, 10, 11, 2, 3, 4])
            #expect(fading == [2, 3])
            await show([0, 1, 10, 11, 2, 3])
            #expect(fading == [2, 3], "The rows keep their widgets.")
            await show([3, 0, 1, 10, 11, 2])
            #expect(fading == [0, 3, 4])
            window.close()
        }

        @Test func otherContentAppearsAtOnce() async {
            await show(100..<105)
            #expect(fading.isEmpty, "The rows show other items.")
            await show(100..<200)
            #expect(fading.isEmpty, "More rows than fit on a screen.")
            window.close()
        }

        @Test func rowsThatScrollIntoViewDoNotFade() async {
            await show(0..<1000)
            await show([1000] + Array(0..<1000))
            #expect(fading == [0])
            list.scroll(toRow: 900)
            await settle()
            await settle()
            #expect(fading.isEmpty)
            window.close()
        }

        @Test func aListMayShowInsertedRowsAtOnce() async {
            list.animatesInsertions = false
            await show([0, 1, 10, 2, 3, 4])
            #expect(fading.isEmpty)
            window.close()
        }
    }
}
