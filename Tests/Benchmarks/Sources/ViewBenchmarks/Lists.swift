// SPDX-License-Identifier: MIT

import GtkBackend
import GtkPeers
import RxKernel
import ViewKit

struct Row: Identifiable, Equatable {
    let id: Int
    var name: String
}

final class Rows: RowSource {
    let count: Int
    let changes = Observable<[RowChange]>.never()
    init(_ count: Int) { self.count = count }
    func item(at index: Int) -> Row? { Row(id: index, name: "Row \(index)") }
}

/// Counts what a list does with its cells.
@MainActor final class CellCounter {
    var made = 0
    var configured = 0
}

/// A window with a list of rows, each with a label.
@MainActor final class ListScreen {
    let window = Window(WindowState { $0.defaultSize = Size(width: 400, height: 400) })
    let list: ListView<Row>
    let counter = CellCounter()

    init() {
        list = ListView<Row>(
            cell: { [counter] in
                counter.made += 1
                return Label()
            },
            configure: { [counter] label, row in
                counter.configured += 1
                label.text = row.name
            })
    }

    func open(_ fill: (ListView<Row>) -> Void) {
        fill(list)
        window.content = ScrollView(list)
        window.present()
        peer_frames(2)
    }

    func close() {
        window.close()
        peer_close_windows()
    }
}

@MainActor func makeRows(_ count: Int) -> [Row] { (0..<count).map { Row(id: $0, name: "Row \($0)") } }

// MARK: Opening

@MainActor func measureOpening(_ figures: Figures) {
    func openOurs(_ fill: @escaping (ListView<Row>) -> Void) -> () -> Double {
        {
            let screen = ListScreen()
            let result = time { screen.open(fill) }
            screen.close()
            return result
        }
    }
    func openPeer(_ count: UInt32) -> () -> Double {
        {
            let result = time {
                peer_open_list(count)
                peer_frames(2)
            }
            peer_close_windows()
            return result
        }
    }
    let (few, many) = (makeRows(1000), makeRows(1_000_000))
    let result = times(
        9,
        [
            openOurs { $0.source = Rows(1000) }, openOurs { $0.source = Rows(1_000_000) },
            openOurs { $0.items = few }, openOurs { $0.items = many },
            openPeer(1000), openPeer(1_000_000),
        ])
    figures.compare("open 1,000,000 rows of a source", result[1], with: result[0], "1,000 rows", atMost: 1.5)
    figures.compare("open 1,000,000 rows of an array", result[3], with: result[2], "1,000 rows", atMost: 1.5)
    figures.compare("open 1,000,000 rows, in C", result[5], with: result[4], "1,000 rows")
    figures.compare("open 1,000 rows, beside C", result[0], with: result[4], "C")

    func memory(_ fill: @escaping (ListView<Row>) -> Void) -> Double {
        let before = peer_memory()
        let screen = ListScreen()
        screen.open(fill)
        let after = peer_memory()
        screen.close()
        return Double(after - before) / megabyte
    }
    let least = memory { $0.source = Rows(1000) }
    let source = memory { $0.source = Rows(1_000_000) } - least
    let array = memory { $0.items = makeRows(1_000_000) } - least
    figures.note("memory of 1,000,000 rows of a source", source, " MB", atMost: 40, "more than 1,000 rows")
    figures.note(
        "memory of 1,000,000 rows of an array", array, " MB", atMost: 40, "of which the array is 24 MB")
}

// MARK: Scrolling

@MainActor func measureScrolling(_ figures: Figures) {
    /// The time of each frame in which the list scrolls to the next position.
    func scroll(_ positions: [Double]) -> [Double] {
        positions.map { position in
            time {
                peer_scroll(position)
                peer_frames(1)
            }
        }
    }
    let steps = 300
    let screen = ListScreen()
    screen.open { $0.source = Rows(1_000_000) }
    let visible = screen.list.visibleRows.count
    let (made, configured) = (screen.counter.made, screen.counter.configured)
    let wheel = scroll((0..<steps).map { Double($0) * 60 })
    let rowsPassed = Double(screen.list.visibleRows.lowerBound)
    figures.note("cells of an open list", Double(made), "", "\(visible) visible rows")
    figures.note("more cells while 300 frames scroll", Double(screen.counter.made - made), "")
    figures.note(
        "rows bound while 300 frames scroll", Double(screen.counter.configured - configured) / rowsPassed,
        " per row", "\(Int(rowsPassed)) rows passed by")
    let before = screen.counter.configured
    let end = peer_scroll_end()
    let jumps = scroll((0..<40).map { end * Double($0 * 37 % 40) / 40 })
    let jumpBinds = Double(screen.counter.configured - before) / 40
    screen.close()

    peer_open_list(1_000_000)
    peer_frames(2)
    let peerWheel = scroll((0..<steps).map { Double($0) * 60 })
    let peerBefore = peer_binds()
    let peerJumps = scroll((0..<40).map { end * Double($0 * 37 % 40) / 40 })
    let peerJumpBinds = Double(peer_binds() - peerBefore) / 40
    peer_close_windows()
    figures.compare("a frame of scrolling", wheel.median, with: peerWheel.median, "C")
    figures.note(
        "the longest frame of scrolling", wheel.max() ?? 0, " ms", atMost: 16, "C \(peerWheel.max() ?? 0)")
    figures.compare("a frame after a jump", jumps.median, with: peerJumps.median, "C")
    figures.note("rows bound by a jump", jumpBinds, "", "C \(peerJumpBinds)")
}

// MARK: Changes

@MainActor func measureChanges(_ figures: Figures) {
    let screen = ListScreen()
    var items = makeRows(10_000)
    screen.open { $0.items = items }
    var turn = 0

    func assign(_ change: (inout [Row]) -> Void) -> (assignment: Double, frame: Double) {
        change(&items)
        return (time { screen.list.items = items }, time { peer_frames(1) })
    }
    func measure(_ name: String, atMost limit: Double? = 5, _ change: @escaping (inout [Row]) -> Void) {
        var results: [(assignment: Double, frame: Double)] = []
        for _ in 0..<15 {
            turn += 1
            results.append(assign(change))
        }
        figures.note(
            name, results.map(\.assignment).least, " ms", atMost: limit,
            "and \(figures.time(results.map(\.frame).least)) for the frame")
    }
    measure("100 of 10,000 rows get another content") { items in
        for index in 0..<100 { items[index * 97 + 13].name = "Turn \(turn) of \(index)" }
    }
    measure("100 rows in sight or near get another content") { items in
        for index in 0..<100 { items[index].name = "Turn \(turn) of \(index)" }
    }
    measure("100 of 10,000 rows are replaced") { items in
        for index in 0..<100 {
            items[index * 97 + 13] = Row(id: 100_000 * turn + index, name: "New \(turn) \(index)")
        }
    }
    measure("100 of 10,000 rows are moved") { items in
        for index in 0..<100 {
            items.insert(items.remove(at: index * 97 + 13), at: (index * 89 + 5000) % 10_000)
        }
    }
    measure("50 of 10,000 rows are removed, and 50 inserted") { items in
        for index in 0..<50 { items.remove(at: index * 89 + 7) }
        for index in 0..<50 { items.insert(Row(id: -100_000 * turn - index, name: "I"), at: index * 83 + 5) }
    }
    measure("all 10,000 rows are replaced", atMost: nil) { items in
        items = items.map { Row(id: $0.id &+ 1_000_000_000, name: $0.name) }
    }
    measure("10,000 rows in reverse order", atMost: nil) { items in items.reverse() }
    screen.close()

    peer_open_store(10_000)
    peer_frames(2)
    var peer: [(change: Double, frame: Double)] = []
    for _ in 0..<15 { peer.append((time { peer_change_store(97) }, time { peer_frames(1) })) }
    figures.note(
        "100 rows of a GListStore are replaced, in C", peer.map(\.change).least, " ms",
        "and \(figures.time(peer.map(\.frame).least)) for the frame")
    peer_close_windows()
}
