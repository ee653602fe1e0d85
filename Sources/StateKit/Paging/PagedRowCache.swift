// SPDX-License-Identifier: MIT

import RxKernel

/// Rows that a source returns page by page, of which only the pages near those that are asked for are kept.
///
/// Use it for tens of thousands of rows in a database or on a server that can return a range of them. Use a ``PagedCollectionController``
/// for a list that grows as the user scrolls, where all rows that were loaded stay.
///
/// ```swift
/// let rows = PagedRowCache<Package>(pageSize: 100) { [store] range in store.packages(range) }     // Paged(data:, itemsCount:)
/// rows.refreshData()
/// list.show(rows)                                             // a function of ControllerKit
/// ```
/// The request returns the rows of a range, and in ``Paged/itemsCount`` how many there are in all; without that, a page that is not full
/// is the last one. A page is requested once until it has come. A page that is dropped while it is loading is cancelled. A page that fails
/// stays a placeholder, until ``retry(at:)`` or a refresh.
///
/// It lives as long as its owner; then all requests are cancelled. Main thread only.
@preconcurrency @MainActor
public final class PagedRowCache<Item>: PagedRows, PagedDataSource {
    /// The number of rows, as it is being loaded: whether the first request, a refresh or a new query is loading or has failed.
    public let state = DataState<Int>.relay(remoteEnabled: true)

    /// How many rows are requested at once.
    public let pageSize: Int
    /// How many pages are kept.
    public let pageLimit: Int
    /// How often a failed request is repeated before the page fails.
    public var backoff = Backoff.none
    /// Measures the delays of ``backoff``.
    public var scheduler: any SchedulerType = MainScheduler.instance

    private typealias Request = (Range<Int>) -> Observable<Paged<[Item]>>
    private var request: Request
    private var pages: [Int: Page] = [:]
    private let sent = PublishRelay<RowsChange>()
    /// The request for the first page of another query, whose rows replace all.
    private let replacement = SerialDisposable()
    /// Whether the rows are still those of the previous query, to which no pages are added.
    private var isReplacing = false
    private var latestPage = 0

    /// Creates rows that `request` returns, which is called on the main thread with the range of a page. Values below 1 are taken
    /// for 1.
    public init<Source: ObservableConvertibleType>(
        pageSize: Int = 100, keepingPages pageLimit: Int = 8, request: @escaping (Range<Int>) -> Source
    ) where Source.Element == Paged<[Item]> {
        self.pageSize = max(pageSize, 1)
        self.pageLimit = max(pageLimit, 1)
        self.request = { request($0).asObservable() }
    }

    /// Creates rows that an async closure returns. Its task is cancelled with the request.
    public convenience init(
        pageSize: Int = 100, keepingPages pageLimit: Int = 8,
        request: @escaping @MainActor (Range<Int>) async throws -> Paged<[Item]>
    ) {
        self.init(pageSize: pageSize, keepingPages: pageLimit) { range in
            Observable.result { try await request(range) }
        }
    }

    deinit { replacement.dispose() }

    public var count: Int { state.value.data ?? 0 }

    public var changes: Observable<RowsChange> { sent.asObservable() }

    public func row(at index: Int) -> Item? {
        guard index >= 0, index < count else { return nil }
        let number = index / pageSize
        latestPage = number
        if pages[number] == nil, !isReplacing {
            load(number)
            dropFarPages()
        }
        let row = index % pageSize
        guard let rows = pages[number]?.rows, row < rows.count else { return nil }
        return rows[row]
    }

    public func error(at index: Int) -> (any Error)? {
        guard index >= 0, let page = pages[index / pageSize], page.rows == nil else { return nil }
        return page.error
    }

    public func retry(at index: Int) {
        guard error(at: index) != nil, !isReplacing else { return }
        load(index / pageSize)
        sent.accept(.updated(range(of: index / pageSize)))
    }

    /// Requests the pages that are kept again, and how many rows there are. The rows stay until the new ones are there.
    ///
    /// If the first page of another query has failed, it is requested again. If it is loading, it goes on: call ``dispose()`` before to
    /// request again what may have changed since it began.
    public func refreshData() {
        if isReplacing {
            if !state.value.isLoading { requestReplacement() }
            return
        }
        state.accept(partial: .refreshLoading)
        for number in pages.isEmpty ? [0] : Array(pages.keys) { load(number) }
    }

    /// Does nothing: a row is loaded when it is asked for.
    public func loadMore() {}

    /// Requests other rows from now on. The rows stay until the first page of the others is there; no other page is loaded meanwhile.
    public func use<Source: ObservableConvertibleType>(_ request: @escaping (Range<Int>) -> Source)
    where Source.Element == Paged<[Item]> {
        self.request = { request($0).asObservable() }
        isReplacing = true
        for page in pages.values { page.subscription.dispose() }
        requestReplacement()
    }

    /// Requests the rows of the latest of the queries, which come as the user types: `debounce` after the last one. A query that
    /// equals the previous one is not requested again. The rows are not retained.
    public func search<Queries: ObservableConvertibleType, Source: ObservableConvertibleType>(
        _ queries: Queries, debounce: RxTimeInterval = .milliseconds(300),
        scheduler: any SchedulerType = MainScheduler.instance,
        request: @escaping (_ query: Queries.Element, _ range: Range<Int>) -> Source
    ) -> any Disposable where Queries.Element: Equatable, Source.Element == Paged<[Item]> {
        queries.asObservable()
            .debounce(debounce, scheduler: scheduler)
            .distinctUntilChanged()
            .subscribe(onNext: { [weak self] query in self?.use { request(query, $0) } })
    }

    /// Cancels the requests that run. The rows stay. ``refreshData()`` requests again.
    public func dispose() {
        replacement.disposable = Disposables.create()
        for (number, page) in pages {
            page.subscription.disposable = Disposables.create()
            // A row of the page is requested again when it is shown.
            if page.rows == nil, page.error == nil { pages[number] = nil }
        }
        if state.value.isLoading { state.accept(partial: .ended(.remote)) }
    }

    // MARK: Pages

    /// The numbers of the pages that are kept.
    var keptPages: [Int] { pages.keys.sorted() }

    private func range(of number: Int) -> Range<Int> {
        let start = number * pageSize
        return start..<max(start, min(start + pageSize, count))
    }

    /// The rows of a page, in a later turn of the main queue: a list must not change while it asks for a row.
    private func rows(of number: Int) -> Observable<Paged<[Item]>> {
        let start = number * pageSize
        return Observable.deferred { [request, pageSize] in request(start..<start + pageSize) }
            .retry(backoff, scheduler: scheduler)
            .observe(on: MainScheduler.asyncInstance)
    }

    private func load(_ number: Int) {
        let page = pages[number] ?? Page()
        pages[number] = page
        page.error = nil
        page.subscription.disposable = rows(of: number).subscribe(
            onNext: { [weak self, weak page] in if let page { self?.show($0, on: page, number) } },
            onError: { [weak self, weak page] in if let page { self?.fail($0, page, number) } },
            onCompleted: { [weak self] in
                if let self, state.value.isLoading { state.accept(partial: .ended(.remote)) }
            })
    }

    /// Drops the pages that are farthest from the one that was asked for last.
    private func dropFarPages() {
        while pages.count > pageLimit,
            let farthest = pages.keys.max(by: { abs($0 - latestPage) < abs($1 - latestPage) })
        {
            pages.removeValue(forKey: farthest)
        }
    }

    private func show(_ loaded: Paged<[Item]>, on page: Page, _ number: Int) {
        page.rows = loaded.data ?? []
        page.error = nil
        setCount(newCount(loaded, number))
        let range = range(of: number)
        if !range.isEmpty { sent.accept(.updated(range)) }
    }

    private func fail(_ error: any Error, _ page: Page, _ number: Int) {
        page.error = error
        if state.value.isLoading { state.accept(partial: .remoteError(error: error)) }
        let range = range(of: number)
        if !range.isEmpty { sent.accept(.updated(range)) }
    }

    /// How many rows there are, as a page says.
    private func newCount(_ loaded: Paged<[Item]>, _ number: Int) -> Int {
        let end = number * pageSize + (loaded.data?.count ?? 0)
        if let count = loaded.itemsCount { return max(count, 0) }
        return (loaded.data?.count ?? 0) < pageSize ? end : max(count, end + 1)
    }

    private func setCount(_ new: Int) {
        let old = count
        let shorter = min(old, new)
        for number in pages.keys where number > 0 && number * pageSize >= new { pages[number] = nil }
        if state.value.isLoading {
            state.accept(partial: .remoteSuccess(data: new))
        } else if new != old {
            state.accept(state.value.copy(data: new))
        }
        if new != old {
            sent.accept(
                .spliced([
                    RowSplice(position: shorter, removed: old - shorter, added: new - shorter)
                ]))
        }
    }

    // MARK: Another query

    private func requestReplacement() {
        state.accept(partial: .refreshLoading)
        replacement.disposable = rows(of: 0).subscribe(
            onNext: { [weak self] in self?.replace($0) },
            onError: { [weak self] in self?.state.accept(partial: .remoteError(error: $0)) },
            onCompleted: { [weak self] in
                if let self, state.value.isLoading { state.accept(partial: .ended(.remote)) }
            })
    }

    private func replace(_ loaded: Paged<[Item]>) {
        isReplacing = false
        let page = Page()
        page.rows = loaded.data ?? []
        pages = [0: page]
        latestPage = 0
        state.accept(state.value.copy(data: 0))
        state.accept(partial: .remoteSuccess(data: newCount(loaded, 0)))
        sent.accept(.reset)
    }

    /// A page that is loaded or being loaded. Released, it ends its request.
    private final class Page {
        var rows: [Item]?
        var error: (any Error)?
        let subscription = SerialDisposable()

        deinit { subscription.dispose() }
    }
}
