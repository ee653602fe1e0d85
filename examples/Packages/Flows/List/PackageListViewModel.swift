// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

/// The packages that match a query, page by page.
package final class PackageListViewModel: RxViewModel {
    /// The rows as they are loaded: they grow as the user scrolls.
    let packages = PagedCollectionController<PackageSummary>.ofQueries()
    let sections = BehaviorRelay<[PackageSection]>(value: [])
    let query: BehaviorRelay<PackageQuery>

    private let loader: CatalogueLoader
    private var store: PackageStore { loader.store }

    static let pageSize = 100

    init(_ query: PackageQuery, loader: CatalogueLoader) {
        self.query = BehaviorRelay(value: query)
        self.loader = loader
        super.init()

        // A search text waits until the user stops typing; what is chosen does not.
        let texts = self.query.map(\.text).distinctUntilChanged()
        let settled = texts.skip(1).debounce(.milliseconds(150), scheduler: MainScheduler.instance)
        let queries = Observable.combineLatest(self.query.map { $0.with(text: "") }, settled.startWith(query.text))
            .map { $0.with(text: $1) }
        packages.search(queries, debounce: .milliseconds(0)) { [loader] query, page in
            let start = (page - 1) * Self.pageSize
            return loader.store.page(query, in: start..<start + Self.pageSize)
        }
        .disposed(by: disposeBag)
        loader.changes.subscribe(onNext: { [unowned self] in reload() }).disposed(by: disposeBag)
        loadSections()
    }

    var bar: Observable<CatalogueBar.Content> {
        loader.state.map { CatalogueBar.Content($0) }.distinctUntilChanged()
    }

    /// What is shown in place of the list while it is empty; nil if there are rows.
    var emptiness: Observable<Emptiness?> {
        Observable.combineLatest(packages.relay, loader.state).map { [query] rows, work in
            if let error = rows.globalError { return .failed("\(error)") }
            guard rows.isDataEmpty else { return nil }
            switch work {
            case .running(let progress): return .reading(progress.line)
            case .failed(let error): return .failed("\(error)")
            case .cancelled: return .cancelled
            case .idle, .finished:
                // Not before the first page is there.
                guard !rows.isLoading, rows.data != nil else { return .loading }
                return .noMatches(query.value.text)
            }
        }
        .distinctUntilChanged()
    }

    /// The error of a page, beside the rows that are there.
    var pageError: Observable<String?> {
        packages.relay.map { $0.hintError.map { "\($0)" } }.distinctUntilChanged()
    }

    /// How many packages match.
    var count: Observable<String> {
        packages.relay.map { state in
            guard !state.isDataEmpty else { return "" }
            return state.totalItems == 1 ? "1 package" : "\(state.totalItems) packages"
        }
        .distinctUntilChanged()
    }

    func search(_ text: String) { change { $0.text = text } }
    func choose(section: String?) { change { $0.section = section } }
    func order(by order: PackageQuery.Order) {
        change {
            $0.order = order
            $0.isAscending = order != .installedSize
        }
    }
    func showOnlyInstalled(_ isOnly: Bool) { change { $0.scope = isOnly ? .installed : .all } }

    /// A row is in sight: loads the next page if it is near the last one.
    func shown(_ package: PackageSummary) {
        let rows = packages.relay.value.data ?? []
        guard let index = rows.suffix(packages.prefetchDistance).firstIndex(of: package) else { return }
        // In a later turn: a list must not change while it shows a row.
        _ = MainScheduler.asyncInstance.schedule(index) { [weak packages] index in
            packages?.rowShown(at: index)
            return Disposables.create()
        }
    }

    func open(_ package: PackageSummary) { steps.accept(PackageListStep.package(package.id)) }
    func showSizes() { steps.accept(PackagesStep.sizes) }
    func showProblems() { steps.accept(PackagesStep.problems) }

    func cancel() { loader.cancel() }
    /// Repeats what has failed: the import, or the query.
    func retry() {
        packages.retry()
        loader.load()
    }

    private func change(_ change: (inout PackageQuery) -> Void) {
        var new = query.value
        change(&new)
        if new != query.value { query.accept(new) }
    }

    private func reload() {
        // What runs may have begun before the import has ended.
        packages.dispose()
        packages.refreshData()
        loadSections()
    }

    private func loadSections() {
        store.sectionList().subscribe(onSuccess: { [weak self] in self?.sections.accept($0) }).disposed(by: disposeBag)
    }

    enum Emptiness: Equatable {
        case loading
        case reading(String)
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
