// SPDX-License-Identifier: MIT

import ContactsModel
import ControllerKit

/// The rows of the list of contacts: the ids of all contacts, and the contents of the rows near the visible ones, which are read in the
/// background.
///
/// A cell never reads the database: a row that has not been read is a placeholder until its page was read.
@MainActor package final class ContactRows: RowSource {
    package private(set) var ids: [Contact.ID] = []

    private let load: ([Contact.ID]) -> Single<[ContactSummary]>
    private var summaries: [Contact.ID: ContactSummary] = [:]
    /// The pages that were requested since the ids have changed.
    private var requested: Set<Int> = []
    private var requests = DisposeBag()
    /// The visible rows, and some rows before and after them.
    private var near = 0..<0
    private let sent = PublishRelay<[RowChange]>()

    private static let pageSize = 100
    /// The smallest number of contents that stay in memory.
    private static let limit = 3000

    package convenience init(store: ContactStore) {
        self.init { ids in store.query { try $0.summaries(of: ids) } }
    }

    /// - Parameter load: returns the contents of the rows with these ids.
    init(load: @escaping ([Contact.ID]) -> Single<[ContactSummary]>) { self.load = load }

    package var count: Int { ids.count }

    package var changes: Observable<[RowChange]> { sent.asObservable() }

    package func item(at index: Int) -> ContactSummary? {
        let summary = summaries[ids[index]]
        if summary == nil { request(index / Self.pageSize) }
        return summary
    }

    package func willShow(_ rows: Range<Int>) {
        near = rows
        for page in pages(of: rows) where !hasContents(of: page) { request(page) }
    }

    /// The ids of rows, whether or not they have been read.
    func ids(of rows: RowSet) -> [Contact.ID] {
        rows.rows.filter { $0 < ids.count }.map { ids[$0] }
    }

    /// Shows other contacts, or the same contacts after a change. The visible rows keep their contents until the new ones have been read.
    func show(_ listing: ContactListing) {
        requests = DisposeBag()
        requested = []
        let kept = near.clamped(to: 0..<ids.count).map { ids[$0] }
        ids = listing.ids
        summaries = summaries.filter { [kept = Set(kept)] in kept.contains($0.key) }
        for summary in listing.first { summaries[summary.id] = summary }
        sent.accept(listing.changes.map { .spliced($0) })
        // Contents that were read before the change may be outdated.
        let rows = near.clamped(to: 0..<count)
        if rows.upperBound > listing.first.count { for page in pages(of: rows) { request(page) } }
    }

    // MARK: Pages

    private func pages(of rows: Range<Int>) -> Range<Int> {
        guard let last = rows.last else { return 0..<0 }
        return rows.lowerBound / Self.pageSize..<last / Self.pageSize + 1
    }

    private func rows(of page: Int) -> Range<Int> {
        (page * Self.pageSize..<(page + 1) * Self.pageSize).clamped(to: 0..<count)
    }

    private func hasContents(of page: Int) -> Bool {
        rows(of: page).allSatisfy { summaries[ids[$0]] != nil }
    }

    private func request(_ page: Int) {
        guard requested.insert(page).inserted else { return }
        let rows = rows(of: page)
        load(Array(ids[rows])).subscribe(
            onSuccess: { [weak self] in self?.show($0, in: rows) },
            // The page is requested again when its rows become visible again.
            onFailure: { [weak self] _ in _ = self?.requested.remove(page) }
        )
        .disposed(by: requests)
    }

    private func show(_ loaded: [ContactSummary], in rows: Range<Int>) {
        if summaries.count > Self.limit { forgetFarRows() }
        for summary in loaded { summaries[summary.id] = summary }
        sent.accept([.updated(rows)])
    }

    private func forgetFarRows() {
        let kept = near.lowerBound - Self.limit / 4..<near.upperBound + Self.limit / 4
        let keptIDs = Set(kept.clamped(to: 0..<count).map { ids[$0] })
        summaries = summaries.filter { keptIDs.contains($0.key) }
        requested = requested.filter { page in hasContents(of: page) }
    }
}
