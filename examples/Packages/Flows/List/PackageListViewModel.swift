// SPDX-License-Identifier: MIT

import ControllerKit
import PackagesModel

/// The packages that match a query, page by page.
package final class PackageListViewModel: RxViewModel {
    /// The rows. Only the pages near the visible rows are in memory.
    let packages: PagedRowCache<PackageSummary>
    let sections = BehaviorRelay<[PackageSection]>(value: [])
    let query: BehaviorRelay<PackageQuery>

    let loader: CatalogueLoader
    private var store: PackageStore { loader.store }

    init(_ query: PackageQuery, loader: CatalogueLoader) {
        self.query = BehaviorRelay(value: query)
        self.loader = loader
        packages = PagedRowCache { [store = loader.store] in store.page(query, in: $0) }
        super.init()

        // A search begins when the user has stopped typing. Other changes, such as another section, take effect at once.
        let texts = self.query.map(\.text).distinctUntilChanged()
        let settled = texts.skip(1).debounce(.milliseconds(150), scheduler: MainScheduler.instance)
        let queries = Observable.combineLatest(
            self.query.map { $0.with(text: "") }, settled.startWith(query.text)
        ) { $0.with(text: $1) }
        .distinctUntilChanged()
        // The first query runs while the views are created.
        packages.refreshData()
        packages.search(queries.skip(1), debounce: .milliseconds(0)) { [store] query, range in
            store.page(query, in: range)
        }
        .disposed(by: disposeBag)
        loader.changes.subscribe(onNext: { [unowned self] in loadAgain() }).disposed(by: disposeBag)
        // The query for the sections takes longer, and must not delay the first rows.
        packages.state.filter { !$0.isLoading }.take(1)
            .subscribe(onNext: { [unowned self] _ in loadSections() }).disposed(by: disposeBag)
    }

    /// The notice above the list: the import was cancelled, or entries were skipped. nil for none.
    var notice: Observable<CatalogueBar.Notice?> {
        Observable.combineLatest(loader.state, packages.state) { work, rows in
            switch work {
            // Without rows, the screen shows in place of the list that the import was cancelled.
            case .cancelled where rows.data ?? 0 > 0: .cancelled
            case .finished(let report) where report.skippedCount > 0: .skipped(report.skippedCount)
            default: nil
            }
        }
        .distinctUntilChanged()
    }

    /// The reason why there are no rows. The screen shows it in place of the list.
    var emptiness: Observable<Emptiness> {
        Observable.combineLatest(packages.state, loader.state).map { [query] _, work in
            switch work {
            case .running: .reading
            case .failed: .failed
            case .cancelled: .cancelled
            case .idle, .finished: .noMatches(query.value.text)
            }
        }
        .distinctUntilChanged()
    }

    /// The number of packages that match, as a text.
    var count: Observable<String> {
        packages.state.map { [note = loader.catalogue.note] state in
            guard let count = state.data, count > 0 else { return "" }
            return (count == 1 ? "1 package" : "\(count) packages") + (note.isEmpty ? "" : " \(note)")
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
    func showInstalled() { steps.accept(PackagesStep.installed) }
    func showSizes() { steps.accept(PackagesStep.sizes) }
    func showSkippedEntries() { steps.accept(PackagesStep.skippedEntries) }

    /// Reads the catalogue again.
    func reload() { loader.load() }

    private func change(_ change: (inout PackageQuery) -> Void) {
        var new = query.value
        change(&new)
        if new != query.value { query.accept(new) }
    }

    private func loadAgain() {
        // A query that is running may have read the previous catalogue.
        packages.dispose()
        packages.refreshData()
        loadSections()
    }

    private func loadSections() {
        store.sectionList().subscribe(onSuccess: { [weak self] in self?.sections.accept($0) }).disposed(
            by: disposeBag)
    }

    /// The reason why there are no rows.
    enum Emptiness: Equatable {
        case reading
        case failed
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
