// SPDX-License-Identifier: MIT

import Gtk
import ViewKit

/// Which row stays in its place when rows are inserted before the visible ones.
///
/// GTK keeps a row in its place whose distance from the upper edge depends on the scroll position: at the end
/// of the list the last one. A list that loads its next page at its end would show the end of that page, and
/// load all.
@MainActor struct ScrollAnchor {
    /// The first row that is completely visible, as the rows were laid out last.
    private weak var topSlot: RowSlot?
    /// Whether the list was scrolled to a row since the rows were laid out.
    private var isScrolling = false

    mutating func rowsWereLaidOut() { isScrolling = false }

    mutating func willScroll(toPageStatus isPageStatus: Bool) {
        // The rows of the next page take the place of the row that shows the state of the page.
        isScrolling = !isPageStatus
    }

    mutating func setTop(_ slot: RowSlot?) { topSlot = slot }

    /// The row to keep in its place when the rows change; nil if GTK chooses it.
    func row(keptBy change: ListSplice) -> Int? {
        guard change.added > 0, !isScrolling, let topSlot, topSlot.isBound,
            topSlot.item.position < change.position
        else { return nil }
        return topSlot.item.position
    }
}
