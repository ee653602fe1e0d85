// SPDX-License-Identifier: MIT

import Gtk
import Testing

@testable import GalleryPages

extension OnDisplay {
    @MainActor struct TextTests {
        @Test func labelsAreStyledAndCut() async throws {
            try await Stage.open(LabelsPage.self) { page, _ in
                #expect(page.markup.text.hasPrefix("Bold, italic"))
                #expect(page.attributed.attributes?.toString().contains("5 18 weight bold") == true)
                page.ellipsis.selected = 0
                #expect(page.long.ellipsize == .start)
                #expect(page.links.emit("activate-link", "page:buttons", returning: Bool.self) == true)
                #expect(page.status.label == "A link to page:buttons.")
            }
        }

        @Test func textIsStyledFoundAndUndone() async throws {
            try await Stage.open(TextPage.self) { page, _ in
                let buffer = page.buffer
                #expect(!page.undo.sensitive)
                buffer.selectRange(buffer.iter(atOffset: 9), bound: buffer.iter(atOffset: 14))
                page.makeBold.emit("clicked")
                #expect(page.status.label == "“Bread” is bold.")
                #expect(buffer.iter(atOffset: 10).hasTag(page.bold))
                var place = buffer.startIter
                buffer.insert("Monday\n", at: &place)
                page.goBack.emit("clicked")
                #expect(page.status.label == "The cursor is at the mark, in line 3.")
                page.search.text = "BREAD"
                page.search.emit("search-changed")
                #expect(page.status.label == "“BREAD” is there 1 times.")
                #expect(page.undo.sensitive)
                page.undo.emit("clicked")
                #expect(buffer.text.hasPrefix("Shopping"))
            }
        }
    }
}
