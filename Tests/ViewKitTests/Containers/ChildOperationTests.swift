// SPDX-License-Identifier: MIT

import HeadlessBackend
import Testing

@testable import ViewKit

/// When its children change, a container calls its backend once for each child that changes.
@MainActor struct ChildOperationTests {
    private final class CountingContainer: HeadlessContainer<BoxState, Never> {
        var log: [String] = []
        var renders = 0

        override func render(_ state: BoxState) {
            renders += 1
            super.render(state)
        }

        override func insert(_ child: any BackendView, at index: Int) {
            log.append("+\(index)")
            super.insert(child, at: index)
        }

        override func remove(at index: Int) {
            log.append("-\(index)")
            super.remove(at: index)
        }

        override func move(from index: Int, to newIndex: Int) {
            log.append("\(index)>\(newIndex)")
            super.move(from: index, to: newIndex)
        }
    }

    private final class Row: Container<BoxState, Never> {
        let peer = CountingContainer(.box)
        init() { super.init(BoxState(), peer) }
    }

    init() { HeadlessBackend.install() }

    /// The texts of the children, as the container and as its peer have them.
    private func expect(_ row: Row, _ texts: [String], location: SourceLocation = #_sourceLocation) {
        #expect(row.children.map { ($0 as? Label)?.text } == texts, sourceLocation: location)
        #expect(row.peer.children.map(\.text) == texts, sourceLocation: location)
    }

    @Test func aThousandViewsAreInsertedOneByOne() {
        let one = Row()
        for number in 0..<1_000 { one.insertChild(Label("\(number)"), at: .max) }
        let other = Row()
        other.setChildren((0..<1_000).map { Label("\($0)") })
        #expect(one.peer.log == (0..<1_000).map { "+\($0)" })
        #expect(other.peer.log == one.peer.log)
        #expect(one.peer.renders == 1 && other.peer.renders == 1)
    }

    @Test func onlyWhatChangesIsTouched() {
        let labels = (0..<6).map { Label("\($0)") }
        let row = Row()
        row.setChildren(labels)
        row.peer.log = []
        row.setChildren(labels)
        #expect(row.peer.log == [])
        row.setChildren([labels[5]] + labels.dropLast())
        #expect(row.peer.log == ["5>0"])
        row.peer.log = []
        row.setChildren([labels[5], labels[1], labels[2], labels[4]])
        #expect(row.peer.log == ["4", "1"].map { "-\($0)" })
        expect(row, ["5", "1", "2", "4"])
        row.peer.log = []
        row.setChildren([labels[5], Label("new"), labels[1], labels[2], labels[4]])
        #expect(row.peer.log == ["+1"])
    }

    @Test func anyChangeLeadsToTheSameChildrenOnBothSides() {
        var random = SystemRandomNumberGenerator()
        let labels = (0..<12).map { Label("\($0)") }
        let row = Row()
        for _ in 0..<500 {
            let next = labels.shuffled(using: &random).prefix(Int.random(in: 0...12, using: &random))
            row.setChildren(Array(next))
            expect(row, next.map(\.text))
        }
    }

    @Test func aChildThatMovesElsewhereIsRemovedOnce() {
        let labels = (0..<3).map { Label("\($0)") }
        let row = Row()
        let other = Row()
        row.setChildren(labels)
        row.peer.log = []
        other.setChildren([labels[1]])
        #expect(row.peer.log == ["-1"] && other.peer.log == ["+0"])
        expect(row, ["0", "2"])
        expect(other, ["1"])
    }

    @Test func aChildThatIsNotPortableIsFoundToo() {
        final class Foreign: View {
            let backendView: any BackendView = HeadlessView(.widget)
        }
        let foreign = Foreign()
        let row = Row()
        row.setChildren([Label("a"), foreign])
        row.peer.log = []
        row.insertChild(foreign, at: 0)
        #expect(row.peer.log == ["1>0"])
        row.removeChild(foreign)
        expect(row, ["a"])
    }
}
