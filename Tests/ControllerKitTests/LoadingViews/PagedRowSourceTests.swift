// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import RxKernel
import StateKit
import Testing
import ViewKit

private struct Package: Identifiable, Equatable {
    let id: Int
}

@MainActor struct PagedRowSourceTests {
    @Test func aListShowsAndLoadsPages() async throws {
        HeadlessBackend.install()
        let list = ListView<Package>(cell: { Label() }, configure: { $0.text = "Package \($1.id)" })
        let rows = try #require(list.backendView as? HeadlessCollection)
        var requests: [(range: Range<Int>, answer: PublishSubject<Paged<[Package]>>)] = []
        var total = 1000
        let cache = PagedRowCache<Package>(pageSize: 50) { range in
            let answer = PublishSubject<Paged<[Package]>>()
            requests.append((range, answer))
            return answer
        }
        func answer() {
            for (range, answer) in requests {
                answer.onNext(
                    Paged(data: range.clamped(to: 0..<total).map(Package.init), itemsCount: total))
                answer.onCompleted()
            }
            requests = []
        }
        cache.refreshData()
        list.show(cache)
        #expect(list.rowCount == 0)
        answer()
        await until { list.rowCount == 1000 }
        #expect(list.rowCount == 1000)
        await until { rows.visibleNames.first == "Package 0" }
        #expect(rows.visibleNames == (0..<20).map { "Package \($0)" })
        rows.scroll(to: 700)
        #expect(rows.visibleNames == Array(repeating: "…", count: 20))
        answer()
        await until { rows.visibleNames.last == "Package 700" }
        #expect(rows.visibleNames == (681..<701).map { "Package \($0)" })
        total = 10
        cache.refreshData()
        answer()
        await until { list.rowCount == 10 }
        #expect(list.rowCount == 10)
        #expect(rows.rows == (0..<10).map { "Package \($0)" })
    }

    @Test func theRowSourceIsReleasedWithItsList() {
        HeadlessBackend.install()
        weak var dead: PagedRowCache<Package>?
        do {
            let list = ListView<Package>(cell: { Label() }, configure: { $0.text = "\($1.id)" })
            let cache = PagedRowCache<Package>(pageSize: 50) { _ in Observable<Paged<[Package]>>.never() }
            cache.refreshData()
            list.show(cache)
            dead = cache
        }
        #expect(dead == nil)
    }
}
