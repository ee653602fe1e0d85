// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit
import Testing

@testable import ContactsFlows

@MainActor struct ContactRowsTests {
    private let store: ContactStore
    private let rows: ContactRows
    private let loads = Loads()

    private final class Loads {
        var ids: [[Contact.ID]] = []
    }

    init() throws {
        store = ContactStore.inMemory()
        for number in 100..<1100 {
            try store.save(Contact(id: Contact.ID("\(number)"), name: "Person \(number)"))
        }
        rows = ContactRows { [store, loads] ids in
            loads.ids.append(ids)
            return .just((try? store.summaries(of: ids)) ?? [])
        }
    }

    private func show(isSameQuery: Bool = false) throws {
        rows.show(
            try store.listing(matching: "", by: .givenName, after: rows.ids, isSameQuery: isSameQuery))
    }

    @Test func theFirstRowsAreThereAtOnce() throws {
        try show()
        #expect(rows.count == 1000)
        #expect(rows.item(at: 0)?.name == "Person 100")
        #expect(loads.ids.isEmpty)
    }

    @Test func aRowInTheMiddleIsReadWithThoseAroundItAndOnce() throws {
        try show()
        var changes: [[RowChange]] = []
        let subscription = rows.changes.subscribe(onNext: { changes.append($0) })
        rows.willShow(510..<530)
        #expect(loads.ids.map(\.count) == [100])
        #expect(rows.item(at: 599)?.name == "Person 699")
        rows.willShow(512..<532)
        #expect(loads.ids.count == 1)
        #expect(changes == [[.updated(500..<600)]])
        subscription.dispose()
    }

    @Test func aChangeReadsTheVisibleRowsAgainAndNoOthers() throws {
        try show()
        rows.willShow(510..<530)
        let renamed = try #require(try store.contact("615"))
        try store.save(renamed.renamed("Person 615 b"))
        try show(isSameQuery: true)
        #expect(loads.ids.count == 2)
        #expect(rows.item(at: 515)?.name == "Person 615 b")
    }

    @Test func rowsThatAreFarAwayAreForgotten() throws {
        for number in 1100..<4500 {
            try store.save(Contact(id: Contact.ID("\(number)"), name: "Person \(number)"))
        }
        try show()
        for start in stride(from: 0, to: 4400, by: 100) { rows.willShow(start..<start + 20) }
        let count = loads.ids.count
        rows.willShow(200..<220)
        #expect(loads.ids.count > count)
    }

    @Test func selectedRowsHaveTheirIdsBeforeTheyAreRead() throws {
        try show()
        #expect(rows.ids(of: [0, 999]).count == 2)
        #expect(rows.ids(of: RowSet(0..<2000)).count == 1000)
        #expect(loads.ids.isEmpty)
    }
}
