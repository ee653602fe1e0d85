// SPDX-License-Identifier: MIT

import Gtk
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// A window asks for its width at the least height of its content. GTK reports a view that needs more height at every width, and draws
    /// it over others.
    @MainActor struct MinimumHeightTests {
        init() { Stage.gtk.enter() }

        private let lines = (1...5).map { "line \($0) of a text" }.joined(separator: "\n")

        private func row() -> [any View] {
            let button = Button("Hide")
            button.verticalAlignment = .center
            return [Label(lines, wraps: true), button]
        }

        private func expectEnough(_ view: any View) {
            let content: Gtk.Widget = widget(view)
            let asked = content.measure(.vertical, forSize: -1)
            // No text is wrapped at this width.
            let needed = content.measure(.vertical, forSize: 1 << 20)
            #expect(asked.minimum >= needed.minimum && asked.minimum > 60, "\(view)")
            #expect(asked.natural >= asked.minimum, "\(view)")
        }

        @Test func aTextOfSeveralLinesBesideAButtonGetsTheHeightThatItsContainerAsksFor() {
            expectEnough(Box(.horizontal, spacing: 6, row()))
            expectEnough(Box(.vertical, [Box(.horizontal, row()), Label("below")]))
            expectEnough(Grid(rows: [row()]))
            expectEnough(WrapBox(row()))
            expectEnough(Frame("Frame", Box(.horizontal, row())))
            expectEnough(Clamp(Box(.horizontal, row()), maximumWidth: 600))
            expectEnough(Expander("More", isExpanded: true) { [self] in Box(.horizontal, row()) })
        }

        @Test func aBannerAndAToastAskForTheHeightOfTheirLines() async {
            expectEnough(Banner(lines, button: "Hide", isRevealed: true))
            let toasts = ToastView(Label("Content"))
            toasts.show(Toast(lines, action: "Undo"))
            let toast = widget(toasts).children.last?.children.first
            #expect(
                toast?.measure(.vertical, forSize: -1).minimum
                    == toast?.measure(.vertical, forSize: 1 << 20).minimum)
        }
    }
}
