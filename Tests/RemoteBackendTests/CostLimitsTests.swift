// SPDX-License-Identifier: MIT

import Glibc
import HeadlessBackend
import Testing
import WireKit

@testable import RemoteBackend
@testable import ViewKit

/// What the views of a plugin cost the shell as a whole: each limit, and one beyond it.
@MainActor @Suite(.serialized) struct CostLimitsTests {
    private static let accepted = "the host has accepted it"

    /// Returns why messages after the creation of `count` views are refused.
    private func refusal(
        of kind: String, count: UInt64 = 1, _ policy: RemotePolicy = RemotePolicy(),
        _ send: (Connection) -> Void
    ) async throws -> String {
        let pair = try RemotePair(policy: policy)
        for id in 1...count { pair.plugin.connection.send(Operations.make, to: id, Make(kind: kind)) }
        send(pair.plugin.connection)
        return await pair.refusal()
    }

    private static var small: RemotePolicy {
        var policy = RemotePolicy()
        policy.maximumBytes = 1 << 20
        return policy
    }

    private static let tooManyBytes = "the states of all views have more than 1 MB"

    // MARK: Columns, rows and constraints

    @Test func aCollectionHasAHundredColumnsAndNotMore() async throws {
        func outcome(_ count: Int) async throws -> String {
            try await refusal(of: "collection.columns") {
                let state = CollectionViewState {
                    $0.columns = (0..<count).map { ColumnProperties(id: "\($0)", title: "A") }
                }
                $0.send(HostileTests.render(CollectionViewState.self), to: 1, Render(state: state))
            }
        }
        #expect(try await outcome(100) == Self.accepted)
        #expect(try await outcome(101).contains("columns has 101 entries; at most 100 are allowed"))
    }

    @Test func aGridEndsAtRow500AndNotBeyond() async throws {
        func outcome(_ cell: GridCell) async throws -> String {
            try await refusal(of: "grid", count: 2) {
                $0.send(Operations.insert, to: 1, ChildInsertion(child: 2, index: 0))
                $0.send(Operations.place, to: 1, Placement(index: 0, cell: cell))
            }
        }
        #expect(try await outcome(GridCell(column: 0, row: 499)) == Self.accepted)
        #expect(try await outcome(GridCell(column: 100, row: 0, columnSpan: 400)) == Self.accepted)
        let tooFar = "cell ends at row or column 501; at most 500 are allowed"
        #expect(try await outcome(GridCell(column: 0, row: 500)).contains(tooFar))
        #expect(try await outcome(GridCell(column: 101, row: 0, columnSpan: 400)).contains(tooFar))
    }

    /// Adds constraints to a layout view with one child.
    private func constrain(_ layout: UInt64, _ ids: Range<Int>, _ connection: Connection) {
        for id in ids {
            connection.send(
                Operations.addConstraint, to: layout,
                NewConstraint(id: id, constraint: HostileTests.constraint(child: 0)))
        }
    }

    @Test func theConstraintsOfAllLayoutViewsAreLimitedTogether() async throws {
        func outcome(_ send: (Connection) -> Void) async throws -> String {
            try await refusal(of: "layoutView", count: 8) { connection in
                for id in UInt64(1)...4 {
                    connection.send(Operations.insert, to: id, ChildInsertion(child: id + 4, index: 0))
                }
                for id in UInt64(1)...3 { constrain(id, 0..<400, connection) }
                send(connection)
            }
        }
        let tooMany = "there are more than 1200 constraints in all layout views"
        #expect(try await outcome { _ in } == Self.accepted)
        #expect(try await outcome { constrain(4, 0..<1, $0) }.contains(tooMany))
        let removed = try await outcome {
            $0.send(Operations.removeConstraint, to: 1, 7)
            constrain(4, 0..<1, $0)
        }
        #expect(removed == Self.accepted)
        let released = try await outcome {
            $0.send(Operations.release, to: 1, EmptyBody())
            constrain(4, 0..<400, $0)
        }
        #expect(released == Self.accepted)
    }

    // MARK: Bytes

    @Test func theBytesOfImagesCountForEachViewThatKeepsThem() async throws {
        func outcome(_ count: UInt64, of views: UInt64) async throws -> String {
            try await refusal(of: "imageView", count: 3, Self.small) {
                for id in 1...count {
                    let bytes = [UInt8](repeating: UInt8(id), count: 400_000)
                    let state = ImageViewState {
                        $0.source = .bytes(bytes)
                        $0.size = 16
                    }
                    $0.send(
                        HostileTests.render(ImageViewState.self), to: 1 + id % views, Render(state: state))
                }
            }
        }
        #expect(try await outcome(2, of: 3) == Self.accepted)
        #expect(try await outcome(3, of: 3).contains(Self.tooManyBytes))
        // A view keeps the last one only.
        #expect(try await outcome(9, of: 2) == Self.accepted)
    }

    /// A map of tiles has few images, each of which is decoded once for each of its sizes.
    @Test func theSameImageOfADrawingCountsOnceInEachSize() async throws {
        func outcome(_ lengths: [Int]) async throws -> String {
            var policy = RemotePolicy()
            policy.maximumPixels = 50_000
            return try await refusal(of: "canvas", policy) {
                let state = CanvasState {
                    $0.commands = lengths.map {
                        .image(
                            ImageData([UInt8](repeating: 1, count: 2_000)),
                            in: Rectangle(x: 0, y: 0, width: Double($0), height: 10))
                    }
                }
                $0.send(HostileTests.render(CanvasState.self), to: 1, Render(state: state))
            }
        }
        #expect(try await outcome(Array(repeating: 200, count: 100)) == Self.accepted)
        #expect(try await outcome([200, 199]).contains("all views show images of more than 50000 pixels"))
    }

    @Test func whatViewsOfferToDragAndTheirPropertiesCount() async throws {
        func drag(_ views: UInt64) async throws -> String {
            try await refusal(of: "label", count: 3, Self.small) {
                for number in UInt64(0)..<6 {
                    let request = InputRequest {
                        $0.dragSource = DragSource(
                            .image([UInt8](repeating: UInt8(number), count: 400_000)))
                    }
                    $0.send(Operations.requestInput, to: 1 + number % views, request)
                }
            }
        }
        #expect(try await drag(2) == Self.accepted)
        #expect(try await drag(3).contains(Self.tooManyBytes))
        func describe(_ views: UInt64) async throws -> String {
            try await refusal(of: "label", count: 300, Self.small) {
                for number in UInt64(0)..<600 {
                    let properties = ViewProperties { $0.tooltip = String(repeating: "x", count: 4_000) }
                    $0.send(Operations.common, to: 1 + number % views, properties)
                }
            }
        }
        #expect(try await describe(200) == Self.accepted)
        #expect(try await describe(300).contains(Self.tooManyBytes))
    }

    @Test func theNamesOfRowsCountUntilTheRowsAreGone() async throws {
        func fill(_ list: UInt64, rows: Int, _ connection: Connection) {
            connection.send(Operations.splice, to: list, ListSplice(position: 0, removed: 0, added: 300))
            for row in 0..<rows {
                var traits = RowTraits()
                traits.name = String(repeating: "x", count: 8_000)
                connection.send(
                    Operations.traits, to: list, TraitsResponse(first: row, revision: 1, traits: [traits]))
            }
        }
        func outcome(_ send: (Connection) -> Void) async throws -> String {
            try await refusal(of: "collection.list", count: 2, Self.small, send)
        }
        #expect(try await outcome { fill(1, rows: 120, $0) } == Self.accepted)
        #expect(try await outcome { fill(1, rows: 140, $0) }.contains(Self.tooManyBytes))
        let both = try await outcome {
            fill(1, rows: 120, $0)
            fill(2, rows: 120, $0)
        }
        #expect(both.contains(Self.tooManyBytes))
        let one = try await outcome {
            fill(1, rows: 120, $0)
            $0.send(Operations.splice, to: 1, ListSplice(position: 0, removed: 300, added: 0))
            fill(2, rows: 120, $0)
        }
        #expect(one == Self.accepted)
    }

    private func write(_ text: String, _ policy: RemotePolicy = RemotePolicy()) async throws -> String {
        try await refusal(of: "textView", policy) {
            $0.send(
                Operations.edit, to: 1,
                Edit(lastReceivedEvent: 0, edit: TextEdit(0..<0, text), selection: 0..<0))
        }
    }

    @Test func eachLineOfATextCounts() async throws {
        #expect(try await write(String(repeating: "\n", count: 6_000), Self.small) == Self.accepted)
        let refused = try await write(String(repeating: "\n", count: 6_500), Self.small)
        #expect(refused.contains(Self.tooManyBytes))
        // A log of 4 MB is no such text.
        let line = String(repeating: "x", count: 69) + "\n"
        #expect(try await write(String(repeating: line, count: 60_000)) == Self.accepted)
        let empty = try await write(String(repeating: "\n", count: 1_700_000))
        #expect(empty.contains("the states of all views have more than 256 MB"))
    }

    @Test func whatTheUserHasWrittenDoesNotCount() throws {
        let pair = try RemotePair(policy: Self.small)
        let view = pair.inPlugin { TextView("") }
        let peer: HeadlessTextView = try shown(view, by: pair)
        let text = String(repeating: "x", count: 600_000)
        try peer.insert(text)
        for _ in 0..<20 { pair.pump() }
        pair.inPlugin { view.text = "" }
        pair.inPlugin { view.text = text }
        for _ in 0..<20 { pair.pump() }
        #expect(pair.end == nil && view.text == text)
        #expect(peer.value == text)
    }

    // MARK: Entries

    @Test func theWidgetsInsideOfAllViewsAreLimited() async throws {
        var policy = RemotePolicy()
        policy.maximumEntries = 1_000
        func outcome<State: PortableState>(
            _ kind: String, _ views: UInt64, _ state: State
        ) async throws -> String {
            try await refusal(of: kind, count: 3, policy) {
                for number in UInt64(0)..<6 {
                    $0.send(
                        HostileTests.render(State.self), to: 1 + number % views, Render(state: state))
                }
            }
        }
        func check<State: PortableState>(_ kind: String, _ state: State) async throws {
            #expect(try await outcome(kind, 2, state) == Self.accepted, "\(kind)")
            #expect(
                try await outcome(kind, 3, state).contains("all views have more than 1000 options"), "\(kind)"
            )
        }
        let menu = Menu(sections: [Array(repeating: .init("a", action: "a"), count: 400)])
        try await check(
            "levelBar",
            LevelBarState {
                $0.maximumValue = 400
                $0.isDiscrete = true
            })
        try await check(
            "slider", SliderState { $0.marks = (0..<400).map { SliderMark(Double($0) / 400) } })
        try await check("radioGroup", RadioGroupState { $0.options = Array(repeating: "a", count: 400) })
        try await check("pathBar", PathBarState { $0.items = Array(repeating: "a", count: 400) })
        try await check("menuButton", MenuButtonState { $0.menu = menu })
        try await check("menuBar", MenuBarState { $0.menus = [.init("a", submenu: menu)] })
        try await check(
            "toolbar",
            ToolbarState { $0.items = Array(repeating: .init("a", action: "a"), count: 400) })
    }

    // MARK: Drawings

    private func drawing(_ draw: (inout DrawingContext) -> Void) -> CanvasState {
        var context = DrawingContext()
        draw(&context)
        return CanvasState { $0.commands = context.commands }
    }

    /// A line of points over a width of 1,000 pixels, which goes up and down by `height` at each of them.
    private func line(_ count: Int, height: Double) -> Path {
        Path(
            (0..<count).map { index in
                let point = Point(
                    x: Double(index) * 1_000 / Double(count), y: index.isMultiple(of: 2) ? 0 : height)
                return index == 0 ? .move(point) : .line(point)
            })
    }

    private func gradient(_ stops: Int) -> Paint {
        .radialGradient(
            (0..<stops).map { GradientStop(.black, at: Double($0) / Double(stops)) },
            center: Point(x: 500, y: 500), radius: 500)
    }

    private let everywhere = Path.rectangle(Rectangle(x: 0, y: 0, width: 1_000, height: 1_000))

    @Test func theChartsOfApplicationsAreDrawnInTime() {
        let charts: [(String, CanvasState)] = [
            (
                "lines",
                drawing { context in
                    for _ in 0..<5 { context.stroke(line(2_000, height: 133), with: .accent) }
                }
            ),
            (
                "quieter lines",
                drawing { context in
                    context.fill(everywhere, with: gradient(2))
                    for _ in 0..<20 { context.stroke(line(2_000, height: 20), with: .accent) }
                }
            ),
            (
                "points",
                drawing { context in
                    context.saved { context in
                        context.clip(to: everywhere)
                        for index in 0..<6_000 {
                            let center = Point(x: Double(index % 1_000), y: Double(index % 397))
                            context.fill(.circle(center: center, radius: 3), with: .accent)
                        }
                    }
                }
            ),
            (
                "a long line",
                drawing { $0.stroke(line(20_000, height: 20), with: .text, style: StrokeStyle(width: 2)) }
            ),
            (
                "areas and labels",
                drawing { context in
                    for _ in 0..<10 { context.fill(everywhere, with: gradient(3)) }
                    for index in 0..<200 {
                        context.draw("12,345", at: Point(x: Double(index), y: 0))
                    }
                }
            ),
        ]
        for (name, chart) in charts {
            let time = DrawingTime.microseconds(of: chart)
            #expect(time < 900_000, "\(name): \(time)")
        }
    }

    @Test func aDrawingThatTakesLongIsRefused() async throws {
        let tangle = Path(
            (0..<10_000).map { .line(Point(x: sin(Double($0) * 12.9) * 2, y: cos(Double($0) * 78.2) * 2)) })
        let star = Path(
            (0..<200).map { .line(Point(x: Double($0 * 389 % 1_000), y: Double($0 * 587 % 1_000))) })
        let slow: [(String, (inout DrawingContext) -> Void)] = [
            ("areas", { for _ in 0..<60 { $0.fill(everywhere, with: gradient(2)) } }),
            ("colours of a gradient", { $0.fill(everywhere, with: gradient(5_000)) }),
            ("crossing lines", { $0.stroke(tangle, with: .text) }),
            ("long lines", { $0.stroke(line(20_000, height: 400), with: .text) }),
            (
                "a wide line",
                { $0.stroke(line(5_000, height: 1), with: .text, style: StrokeStyle(width: 900)) }
            ),
            (
                "an enlarged line",
                {
                    $0.transform(.scale(x: 300, y: 300))
                    $0.stroke(line(5_000, height: 10), with: .text)
                }
            ),
            (
                "large letters",
                {
                    $0.transform(.scale(x: 50, y: 50))
                    $0.draw(String(repeating: "x", count: 1_000), at: Point(x: 0, y: 0))
                }
            ),
            (
                "a clip of many lines",
                {
                    $0.clip(to: star)
                    for _ in 0..<100 { $0.fill(everywhere, with: .text) }
                }
            ),
            (
                "a transform without end",
                {
                    for _ in 0..<60 { $0.transform(.scale(x: 1e6, y: 1e6)) }
                    $0.stroke(tangle, with: .text)
                }
            ),
        ]
        for (name, draw) in slow {
            let state = drawing(draw)
            let refused = try await refusal(of: "canvas") {
                $0.send(HostileTests.render(CanvasState.self), to: 1, Render(state: state))
            }
            #expect(refused.contains("the drawing takes about"), "\(name): \(refused)")
            #expect(refused.contains("at most 1000 ms are allowed"), "\(name): \(refused)")
        }
    }

    @Test func allCanvasesTakeTwoSecondsAndNotMore() async throws {
        let state = drawing { for _ in 0..<36 { $0.fill(everywhere, with: gradient(2)) } }
        let time = DrawingTime.microseconds(of: state)
        try #require((700_000..<1_000_000).contains(time), "\(time)")
        func outcome(_ views: UInt64) async throws -> String {
            try await refusal(of: "canvas", count: 3) {
                for number in UInt64(0)..<3 {
                    $0.send(
                        HostileTests.render(CanvasState.self), to: 1 + number % views, Render(state: state))
                }
            }
        }
        #expect(try await outcome(2) == Self.accepted)
        #expect(try await outcome(3).contains("all canvases take more than 2000 ms to draw"))
    }
}
