// SPDX-License-Identifier: MIT

import ControllerKit
import Gtk
import Testing

@testable import GtkBackend

private struct Numbered: Identifiable, Equatable {
    let id: Int
}

extension OnDisplay {
    /// Rows of a source that are loaded page by page, on GTK.
    @MainActor struct GtkPagedRowsTests {
        init() { Stage.gtk.enter() }

        @Test(.timeLimit(.minutes(1)))
        func aFocusedRowFarFromTheVisibleOnesDoesNotLoadThemAgain() async throws {
            var requests: [Int] = []
            let rows = PagedRowCache<Numbered>(pageSize: 100, keepingPages: 3) {
                range -> Single<Paged<[Numbered]>> in
                requests.append(range.lowerBound)
                return .just(Paged(data: range.map { Numbered(id: $0) }, itemsCount: 10_000))
            }
            let columns = ColumnView<Numbered>(columns: [Column("Number") { "\($0.id)" }])
            let view = PagedColumnView(columns)
            view.show(rows)
            rows.refreshData()
            let window = await openWindowAndSettle(view, Size(width: 400, height: 400))
            columns.focus()
            await settle()
            let position = try #require(gtkCollection(columns).holder.doVadjustment)
            for part in [0.2, 0.4, 0.6, 0.8] {
                position.value = part * position.upper
                for _ in 0..<5 { await settle() }
                let count = requests.count
                for _ in 0..<5 { await settle() }
                #expect(requests.count == count, "pages are requested without end: \(requests.suffix(6))")
                let visible = columns.visibleRows
                #expect(visible.count > 5 && visible.count < 50)
                let texts = Set(gtkCollection(columns).shownSlots.compactMap(\.text))
                #expect(texts.isSuperset(of: visible.map { "\($0)" }))
            }
            window.close()
        }
    }
}
