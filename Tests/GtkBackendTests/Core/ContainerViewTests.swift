// SPDX-License-Identifier: MIT

import Gtk
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// The example in the comment of `ContainerView`.
    @MainActor struct ContainerViewTests {
        init() { Stage.gtk.enter() }

        @Test func aContainerOfAnotherModuleShowsItsChildren() throws {
            GtkBackend.views.register(.pile) { GtkPileView() }
            let pile = Container(PileState { $0.spacing = 6 }, .pile)
            let (first, second) = (Label("First"), Label("Second"))
            pile.insertChild(second, at: 0)
            pile.insertChild(first, at: 0)
            let box = try #require(pile.gtkWidget as? Gtk.Box)
            #expect(box.spacing == 6)
            #expect(box.firstChild === first.gtkWidget && box.lastChild === second.gtkWidget)
            pile.state.spacing = 12
            #expect(box.spacing == 12)
        }
    }
}

private struct PileState: PortableState {
    var spacing = 0
}

extension ContainerKind where State == PileState, Event == Never {
    fileprivate static var pile: Self { Self("org.example.pile") }
}

private final class GtkPileView: ContainerView<PileState, Never> {
    private let box = Gtk.Box(orientation: .vertical, spacing: 0)

    init() { super.init(box) }

    override func show(_ change: Change<PileState>) { change.of(\.spacing) { box.spacing = $0 } }
    override func add(_ child: Gtk.Widget, after previous: Gtk.Widget?) {
        box.insertChild(child, after: previous)
    }
    override func take(_ child: Gtk.Widget) { box.remove(child) }
    override func reorder(_ child: Gtk.Widget, after previous: Gtk.Widget?) {
        box.reorderChild(child, after: previous)
    }
}
