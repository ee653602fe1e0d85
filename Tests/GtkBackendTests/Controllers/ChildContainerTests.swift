// SPDX-License-Identifier: MIT

import ControllerKit
import Gtk
import Testing

@testable import GtkBackend

extension OnDisplay {
    /// The view of a child controller fills the container that it is added to.
    @MainActor struct ChildContainerTests {
        enum Kind: CaseIterable { case layout, column, row, grid, scroll, clamp }

        @Test(arguments: Kind.allCases)
        func theEdgesOfAChildAreThoseOfItsContainer(_ kind: Kind) async throws {
            Stage.gtk.enter()
            let container: any ChildContainer =
                switch kind {
                case .layout: LayoutView()
                case .column: ViewKit.Box(.vertical)
                case .row: ViewKit.Box(.horizontal)
                case .grid: ViewKit.Grid()
                case .scroll: ViewKit.ScrollView()
                case .clamp: Clamp(maximumWidth: 2000)
                }
            let parent = ViewController()
            parent.view.addSubview(container)
            LayoutConstraint.activate(container.constraints(pinnedTo: parent.view, insets: Insets(10)))
            let child = ViewController()
            child.view.addSubview(ViewKit.Label("Child"))
            parent.addChild(child, to: container)
            let window = WindowController(
                root: parent, size: ViewKit.Size(width: 300, height: 200), header: .plain)
            window.present()
            await settle()
            let outer = try #require(container.gtkWidget)
            let inner = try #require(child.view.gtkWidget)
            #expect(outer.width == 280 && outer.height == 180)
            #expect(inner.width == outer.width)
            #expect(inner.height == outer.height)
            window.close()
            await settle()
        }
    }
}
