// SPDX-License-Identifier: MIT

import GLib
import GObject
import Gtk
import Testing

/// What long lists cost, in objects made.
@MainActor
@Suite(.serialized, .gtk, .timeLimit(.minutes(1)))
struct FilteredRowsTests {
    final class Row: GObject.Object {
        static var made = 0
        static var alive = 0
        let number: Int

        init(_ number: Int) {
            self.number = number
            super.init()
            Row.made += 1
            Row.alive += 1
        }

        isolated deinit { Row.alive -= 1 }
    }

    final class Numbers: GObject.Object, ListModelSubclass {
        let doCount: Int
        init(_ count: Int) {
            doCount = count
            super.init()
        }
        func doItem(at position: Int) -> Object? { position < doCount ? Row(position) : nil }
    }

    @Test func eachFilterMakesARowOnceAndKeepsNone() {
        let count = 30_000
        (Row.made, Row.alive) = (0, 0)
        let numbers = Numbers(count)
        var asked = (0, 0)
        let first = Gtk.FilterListModel(
            model: numbers,
            filter: Gtk.CustomFilter(of: Row.self) { row in
                asked.0 += 1
                return row.number.isMultiple(of: 2)
            })
        let second = Gtk.FilterListModel(
            model: first,
            filter: Gtk.CustomFilter(of: Row.self) { row in
                asked.1 += 1
                return row.number.isMultiple(of: 3)
            })
        #expect(second.nItems == count / 6)
        #expect(asked == (count, count / 2))
        #expect(Row.made == count + count / 2)
        #expect(Row.alive == 0)
    }

    @Test func anIncrementalFilterDoesNotBlockTheMainLoop() async throws {
        let count = 30_000
        (Row.made, Row.alive) = (0, 0)
        let rows = Gtk.FilterListModel(
            model: Numbers(count), filter: Gtk.CustomFilter(of: Row.self) { $0.number.isMultiple(of: 2) })
        rows.incremental = true
        rows.filter?.changed(.different)
        // No row is filtered before the main loop runs.
        let before = Row.made
        var turns = 0
        while rows.pending > 0 {
            try Task.checkCancellation()
            MainQueue.iterate()
            await Task.yield()
            turns += 1
        }
        #expect(Row.made == before + count)
        #expect(turns > 10)
        #expect(rows.nItems == count / 2)
    }
}
