// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

/// The packages that match a query, page by page.
package final class PackageListViewModel: RxViewModel {
    /// The rows, of which only the pages near those in sight are in memory.
    let packages: PagedRowCache<PackageSummary>
    /// The row of a page that could not be loaded, and why.
    private let failedRow = BehaviorRelay<(index: Int, message: String)?>(value: nil)
    let sections = BehaviorRelay<[PackageSection]>(value: [])
    let query: BehaviorRelay<PackageQuery>

    /// Counts the imports during which a query ran.
    private let generation = BehaviorRelay(value: 0)
    private let loader: CatalogueLoader
    private var store: PackageStore { loader.store }

    init(_ query: PackageQuery, loader: CatalogueLoader) {
        self.query = BehaviorRelay(value: query)
        self.loader = loader
        packages = PagedRowCache { [store = loader.store] in store.page(query, in: $0) }
        super.init()

        // A search text waits until the user stops typing; what is chosen does not.
        let texts = self.query.map(\.text).distinctUntilChanged()
        let settled = texts.skip(1).debounce(.milliseconds(150), scheduler: MainScheduler.instance)
        let queries = Observable.combineLatest(
            self.query.map { $0.with(text: "") }, settled.startWith(query.text), generation
        ).map { Request(query: $0.with(text: $1), generation: $2) }
        packages.search(queries, debounce: .milliseconds(0)) { [store] request, range in
            store.page(request.query, in: range)
        }
        .disposed(by: disposeBag)
        packages.changes.subscribe(onNext: { [unowned self] in noteErrors($0) }).disposed(by: disposeBag)
        loader.changes.subscribe(onNext: { [unowned self] in reload() }).disposed(by: disposeBag)
        loadSections()
    }

    /// What the bar above the list shows. A failure without rows is shown in place of the list.
    var bar: Observable<CatalogueBar.Content> {
        Observable.combineLatest(loader.state, packages.state) { work, rows in
            switch CatalogueBar.Content(work) {
            case .failed where rows.data ?? 0 == 0, .cancelled where rows.data ?? 0 == 0: .nothing
            case let content: content
            }
        }
        .distinctUntilChanged()
    }

    /// What is shown in place of the list while it is empty; nil if there are rows.
    var emptiness: Observable<Emptiness?> {
        Observable.combineLatest(packages.state, loader.state).map { [query] rows, work in
            if let count = rows.data, count > 0 { return nil }
            if !rows.isLoading, let error = rows.error { return .failed("\(error)") }
            switch work {
            case .running: return .reading
            case .failed(let error): return .failed("\(error)")
            case .cancelled: return .cancelled
            case .idle, .finished: return rows.isLoading ? .loading : .noMatches(query.value.text)
            }
        }
        .distinctUntilChanged()
    }

    /// The error of a query or a page, beside the rows that are there.
    var pageError: Observable<String?> {
        Observable.combineLatest(packages.state, failedRow).map { rows, failed in
            guard rows.data ?? 0 > 0 else { return nil }
            return rows.error.map { "\($0)" } ?? failed?.message
        }
        .distinctUntilChanged()
    }

    /// How many packages match.
    var count: Observable<String> {
        packages.state.map { state in
            guard let count = state.data, count > 0 else { return "" }
            return count == 1 ? "1 package" : "\(count) packages"
        }
        .distinctUntilChanged()
    }

    func search(_ text: String) { change { $0.text = text } }
    func choose(section: String?) { change { $0.section = section } }
    func sort(by order: PackageQuery.Order, isAscending: Bool) {
        change {
            $0.order = order
            $0.isAscending = isAscending
        }
    }
    func showOnlyInstalled(_ isOnly: Bool) { change { $0.scope = isOnly ? .installed : .all } }

    func open(_ package: PackageSummary) { steps.accept(PackageListStep.package(package.id)) }
    func showSizes() { steps.accept(PackagesStep.sizes) }
    func showProblems() { steps.accept(PackagesStep.problems) }

    func cancel() { loader.cancel() }
    /// Repeats what has failed: the import, and the query.
    func retry() {
        retryRows()
        loader.load()
    }

    /// Loads again what could not be loaded of the rows.
    func retryRows() {
        if let failed = failedRow.value { packages.retry(at: failed.index) }
        if packages.state.value.error != nil { packages.refreshData() }
    }

    private func noteErrors(_ change: RowsChange) {
        switch change {
        case .updated(let range):
            if let error = packages.error(at: range.lowerBound) {
                failedRow.accept((range.lowerBound, "\(error)"))
            } else if let failed = failedRow.value, range.contains(failed.index) {
                failedRow.accept(nil)
            }
        case .reset: failedRow.accept(nil)
        case .spliced: break
        }
    }

    private func change(_ change: (inout PackageQuery) -> Void) {
        var new = query.value
        change(&new)
        if new != query.value { query.accept(new) }
    }

    private func reload() {
        // A query that runs may have read what was there before: it is made again. Otherwise the rows in sight are loaded again.
        if packages.state.value.isLoading {
            generation.accept(generation.value + 1)
        } else {
            packages.refreshData()
        }
        loadSections()
    }

    private func loadSections() {
        store.sectionList().subscribe(onSuccess: { [weak self] in self?.sections.accept($0) }).disposed(
            by: disposeBag)
    }

    private struct Request: Equatable {
        let query: PackageQuery
        let generation: Int
    }

    enum Emptiness: Equatable {
        case loading
        case reading
        case failed(String)
        case cancelled
        case noMatches(String)
    }
}

extension PackageQuery {
    fileprivate func with(text: String) -> PackageQuery {
        var query = self
        query.text = text
        return query
    }
}
