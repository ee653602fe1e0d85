// SPDX-License-Identifier: MIT

import StateKit
import Testing

private struct Heading: Identifiable, Equatable {
    let id: Int
    var text = 0
}

private struct Row: Identifiable, Equatable {
    let id: Int
    var text = 0
}

private typealias Sections = [SectionModel<Heading, Row>]

struct SectionedChangesTests {
    private func section(_ id: Int, _ rows: Int...) -> SectionModel<Heading, Row> {
        SectionModel(model: Heading(id: id), items: rows.map { Row(id: $0) })
    }

    @Test func rowsOfASectionAreInsertedRemovedMovedAndUpdated() {
        let old = [section(1, 1, 2, 3), section(2, 4)]
        var new = [section(1, 3, 1, 9), section(2, 4)]
        new[1].items[0].text = 5
        let changes = SectionedChanges(from: old, to: new)
        #expect(changes.sections.isEmpty && changes.removals == [RowPath(section: 0, row: 1)])
        #expect(changes.insertions.map(\.path) == [RowPath(section: 0, row: 2)])
        #expect(
            changes.moves.map { [$0.from, $0.to] } == [
                [RowPath(section: 0, row: 2), RowPath(section: 0, row: 0)]
            ]
                || changes.moves.map { [$0.from, $0.to] } == [
                    [RowPath(section: 0, row: 0), RowPath(section: 0, row: 1)]
                ])
        #expect(changes.updates.map(\.to) == [RowPath(section: 1, row: 0)])
        #expect(changes.applied(to: old) == new && changes.count == 4)
    }

    @Test func rowsAreGroupedIntoSectionsInTheOrderInWhichTheyComeFirst() {
        let rows = [3, 1, 4, 11, 13].map { Row(id: $0) }
        let sections = SectionModel.grouping(rows) { Heading(id: $0.id % 10) }
        #expect(sections == [section(3, 3, 13), section(1, 1, 11), section(4, 4)])
    }

    @Test func aRowThatChangesItsSectionIsMoved() {
        let old = [section(1, 1, 2), section(2, 3)]
        let new = [section(1, 1), section(2, 2, 3)]
        let changes = SectionedChanges(from: old, to: new)
        #expect(
            changes.moves.map { [$0.from, $0.to] } == [
                [RowPath(section: 0, row: 1), RowPath(section: 1, row: 0)]
            ])
        #expect(changes.count == 1 && changes.applied(to: old) == new)
    }

    @Test func aSectionThatIsMovedKeepsItsRows() {
        let old = [section(1, 1), section(2, 2), section(3, 3)]
        let new = [section(3, 3), section(1, 1), section(2, 2)]
        let changes = SectionedChanges(from: old, to: new)
        #expect(changes.count == 1 && changes.sections.moves.map { [$0.from, $0.to] } == [[2, 0]])
        #expect(changes.applied(to: old) == new)
    }

    @Test func aRowThatIsInTwoSectionsStaysInItsOwn() {
        let old = [section(2, 1, 2)]
        let new = [section(1, 1), section(2, 1, 2)]
        let changes = SectionedChanges(from: old, to: new)
        #expect(changes.moves.isEmpty && changes.insertions.map(\.path) == [RowPath(section: 0, row: 0)])
        #expect(changes.duplicates.isEmpty && changes.applied(to: old) == new)
    }

    @Test func aRowOfARemovedSectionMayMoveAndTheOthersAreRemoved() {
        let old = [section(1, 1, 2), section(2, 3)]
        let new = [section(2, 3, 1)]
        let changes = SectionedChanges(from: old, to: new)
        #expect(changes.removals == [RowPath(section: 0, row: 1)] && changes.moves.count == 1)
        #expect(changes.sections.removals == [0] && changes.applied(to: old) == new)
    }

    @Test func duplicatesOfASectionAreReported() {
        let old = [section(1, 1, 1)]
        let new = [section(1, 1, 1, 1), section(1, 5)]
        let changes = SectionedChanges(from: old, to: new)
        #expect(changes.duplicates == [RowPath(section: 0, row: 1), RowPath(section: 0, row: 2)])
        #expect(changes.sections.duplicates == [1] && changes.applied(to: old) == new)
    }

    @Test func whateverTheSectionsAreTheChangesMakeOneListOutOfTheOther() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<1500 {
            func sections() -> Sections {
                (0..<Int.random(in: 0...5, using: &random)).map { _ in
                    SectionModel(
                        model: Heading(
                            id: Int.random(in: 0..<6, using: &random),
                            text: Int.random(in: 0..<2, using: &random)),
                        items: (0..<Int.random(in: 0...6, using: &random)).map { _ in
                            Row(
                                id: Int.random(in: 0..<15, using: &random),
                                text: Int.random(in: 0..<2, using: &random))
                        })
                }
            }
            let (old, new) = (sections(), sections())
            let changes = SectionedChanges(from: old, to: new)
            #expect(changes.applied(to: old) == new, "\(old) to \(new)")
            #expect(SectionedChanges(from: new, to: new).isEmpty)
        }
    }
}
