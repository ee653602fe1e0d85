// SPDX-License-Identifier: MIT

import Gtk
import Testing

@testable import GalleryPages

extension OnDisplay {
    @MainActor struct ContainersTests {
        @Test func containersShowWhatIsChosen() async throws {
            try await Stage.open(ContainersPage.self) { page, _ in
                page.addTab.emit("clicked")
                #expect(page.notebook.nPages == 3)
                #expect(page.status.label == "The tab “Tab 3”.")
                page.stack.visibleChildName = "month"
                #expect(page.status.label == "Showing the month.")
                page.paned.position = 120
                #expect(page.status.label == "The divider is at 120.")
                page.expander.emit("activate")
                #expect(page.status.label == "Opened.")
            }
        }

        @Test func layoutsPlaceTheirChildren() async throws {
            try await Stage.open(LayoutsPage.self) { page, _ in
                await Stage.until { page.pair.first.width > 0 }
                #expect(abs(page.pair.first.allocatedWidth - 2 * page.pair.second.allocatedWidth) <= 2)
                page.moved.emit("clicked")
                #expect(page.status.label == "It is at 60, turned by 3°.")
                page.tags.selectAll()
                #expect(page.status.label == "9 tags are selected.")
                #expect(page.circle.children.count == 12)
                #expect((page.circle.children[2] as? Gtk.Button)?.label == "3")
            }
        }
    }
}
