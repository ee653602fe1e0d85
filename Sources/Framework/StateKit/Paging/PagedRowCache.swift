// SPDX-License-Identifier: MIT

import RowKit
import RxKernel

/// A cache of rows that a source returns page by page. Only the pages that were read last are kept.
///
/// Use it for tens of thousands of rows in a database, or on a server that can return a range of rows. Use a ``PagedCollectionController``
/// for a list that grows while the user scrolls; it keeps all loaded rows.
///
/// ```swift
/// let rows = PagedRowCache<Package>(pageSize: 100) { [store] range in store.packages(range) }     // Paged(data:, itemsCount:)
/// rows.refreshData()
/// list.show(rows)                                             // a function of ViewKit
/// ```
/// The request returns the rows of a range, and the total number of rows in ``Paged/itemsCount``. If that is nil, a page that is not full
/// is the last one. A page that is loading is not requested again. If a loading page is dropped, its request
/// is cancelled. The rows of a page that fails stay placeholders until ``retry(at:)`` or a refresh.
///
/// **Lifetime**: when it is released, all requests are cancelled. **Threading**: the main thread only.
@preconcurrency @MainActor
public final class PagedRowCache<Item>: PagedRows, PagedDataSource {
    /// The state of the number of rows. It is loading or has failed if the first request, a refresh or a new
    /// query is loading or has failed.
    public let state = DataState<Int>.relay(remoteEnabled: true)

    /// The number of rows of a page.
    public let pageSize: Int
    /// The largest number of pages that are kept: those that were read last. A list reads its visible rows
    /// and the row with the keyboard focus.
    public let pageLimit: Int
    /// The policy for repeating a failed request, before the page fails.
    public var backoff = Backoff.none
    /// Measures the delays of ``backoff``.
    public var scheduler: any SchedulerType = MainScheduler.instance

    private typealias Request = (Range<Int>) -> Observable<Paged<[Item]>>
    private var request: Request
    private var pages: [Int: Page] = [:]
    private let sent = PublishRelay<RowsChange>()
    /// The request for the first page of a new query, whose rows replace all rows.
    private let replacement = SerialDisposable()
    /// Whether the rows are still those of the previous query. No pages are added then.
    private var isReplacing = false
    /// The pages of the running refresh that have not answered yet. The state is loading until it is empty.
    private var refreshing: Set<Int> = []
    /// The first error of a page of the running refresh.
    private var refreshError: (any Error)?
    /// The number of calls of ``row(at:)``.
    private var readCount = 0

    /// Creates a cache of the rows that `request` returns. `request` is called on the main thread with the
    /// range of a page. Values of `pageSize` and `pageLimit` below 1 are treated as 1.
    public init<Source: ObservableConvertibleType>(
        pageSize: Int = 100, keepingPages pageLimit: Int = 8, request: @escaping (Range<Int>) -> Source
    ) where Source.Element == Paged<[Item]> {
        self.pageSize = max(pageSize, 1)
        self.pageLimit = max(pageLimit, 1)
        self.request = { request($0).asObservable() }
    }

    /// Creates a cache of the rows that an async closure returns. When the request is cancelled, its task is cancelled.
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
        let isNew = pages[number] == nil && !isReplacing
        if isNew { load(number) }
        readCount += 1
        pages[number]?.lastRead = readCount
        if isNew { dropOldPages() }
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

    /// Requests all kept pages again, and the number of rows. The old rows stay until the new ones have arrived.
    /// The state is loading until all pages have answered. If a page fails, the state has failed then.
    ///
    /// If the first page of a new query has failed, it is requested again. If it is loading, its request
    /// continues. Call ``dispose()`` before, if the source may have changed since that request began.
    public func refreshData() {
        if isReplacing {
            if !state.value.isLoading { requestReplacement() }
            return
        }
        state.accept(partial: .refreshLoading)
        // An observer of the state may have cancelled the refresh, or have begun to use another request.
        guard state.value.isLoading, !isReplacing else { return }
        beginRefresh(of: pages.isEmpty ? [0] : Set(pages.keys))
        for number in refreshing { load(number) }
    }

    /// Does nothing, because ``row(at:)`` loads rows.
    public func loadMore() {}

    /// Uses another request from now on. The old rows stay until the first page of the new ones has arrived;
    /// no other page is loaded meanwhile.
    public func use<Source: ObservableConvertibleType>(_ request: @escaping (Range<Int>) -> Source)
    where Source.Element == Paged<[Item]> {
        self.request = { request($0).asObservable() }
        isReplacing = true
        beginRefresh(of: [])
        for page in pages.values { page.subscription.dispose() }
        requestReplacement()
    }

    /// Requests the rows of the latest query. A query is requested when no other one arrives for `debounce`,
    /// for example while the user types. A query that equals the previous one is not requested again. The
    /// cache is not retained.
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

    /// Cancels all running requests. The rows stay. ``refreshData()`` makes new requests.
    public func dispose() {
        beginRefresh(of: [])
        replacement.disposable = Disposables.create()
        for (number, page) in pages {
            page.subscription.disposable = Disposables.create()
            // The page is requested again when one of its rows is shown.
            if page.rows == nil, page.error == nil { pages[number] = nil }
        }
        if state.value.isLoading { state.accept(partial: .ended(.remote)) }
    }

    // MARK: Pages

    private func range(of number: Int) -> Range<Int> {
        let start = number * pageSize
        return start..<max(start, min(start + pageSize, count))
    }

    /// Requests the rows of a page. They arrive in a later turn of the main queue, because a list must not
    /// change while it calls ``row(at:)``.
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
        page.subscription.replace {
            rows(of: number).subscribe(
                onNext: { [weak self, weak page] in if let page { self?.show($0, on: page, number) } },
                onError: { [weak self, weak page] in if let page { self?.fail($0, page, number) } },
                onCompleted: { [weak self] in
                    self?.refreshing.remove(number)
                    self?.endRefresh()
                })
        }
    }

    private func beginRefresh(of numbers: Set<Int>) {
        refreshing = numbers
        refreshError = nil
    }

    /// Ends the loading, unless a page of the refresh has not answered yet.
    private func endRefresh() {
        guard refreshing.isEmpty, state.value.isLoading, !isReplacing else { return }
        let error = refreshError
        refreshError = nil
        state.accept(partial: error.map { .remoteError(error: $0) } ?? .ended(.remote))
    }

    /// Drops the pages that were not read for the longest time. Not those that are farthest from the last row
    /// that was read: the row with the focus may be far from the visible rows, and each of the two would drop
    /// the page of the other.
    private func dropOldPages() {
        while pages.count > pageLimit, let oldest = pages.min(by: { $0.value.lastRead < $1.value.lastRead }) {
            pages.removeValue(forKey: oldest.key)
            guard refreshing.remove(oldest.key) != nil else { continue }
            // In a later turn, because a list must not change while it calls `row(at:)`.
            _ = MainScheduler.asyncInstance.schedule(()) { [weak self] in
                self?.endRefresh()
                return Disposables.create()
            }
        }
    }

    private func show(_ loaded: Paged<[Item]>, on page: Page, _ number: Int) {
        page.rows = loaded.data ?? []
        page.error = nil
        refreshing.remove(number)
        setCount(newCount(loaded, number))
        let range = range(of: number)
        if !range.isEmpty { sent.accept(.updated(range)) }
    }

    private func fail(_ error: any Error, _ page: Page, _ number: Int) {
        page.error = error
        let isOfRefresh = refreshing.remove(number) != nil
        if state.value.isLoading, isOfRefresh || refreshing.isEmpty {
            refreshError = refreshError ?? error
            endRefresh()
        }
        let range = range(of: number)
        if !range.isEmpty { sent.accept(.updated(range)) }
    }

    /// Returns the number of rows after a page has arrived.
    private func newCount(_ loaded: Paged<[Item]>, _ number: Int) -> Int {
        let end = number * pageSize + (loaded.data?.count ?? 0)
        if let count = loaded.itemsCount { return max(count, 0) }
        return (loaded.data?.count ?? 0) < pageSize ? end : max(count, end + 1)
    }

    private func setCount(_ new: Int) {
        let old = count
        let shorter = min(old, new)
        for number in pages.keys where number > 0 && number * pageSize >= new {
            pages[number] = nil
            refreshing.remove(number)
        }
        if state.value.isLoading, refreshing.isEmpty, refreshError == nil {
            state.accept(partial: .remoteSuccess(data: new))
        } else {
            if new != old { state.accept(state.value.copy(data: new)) }
            endRefresh()
        }
        if new != old {
            sent.accept(
                .spliced([ListSplice(position: shorter, removed: old - shorter, added: new - shorter)]))
        }
    }

    // MARK: Another query

    private func requestReplacement() {
        // An observer of the state may cancel this request, or make another one, before this one has been subscribed to.
        let slot = SingleAssignmentDisposable()
        replacement.disposable = slot
        state.accept(partial: .refreshLoading)
        guard !slot.isDisposed else { return }
        slot.setDisposable(
            rows(of: 0).subscribe(
                onNext: { [weak self] in self?.replace($0) },
                onError: { [weak self] in self?.state.accept(partial: .remoteError(error: $0)) },
                onCompleted: { [weak self] in
                    if let self, state.value.isLoading { state.accept(partial: .ended(.remote)) }
                }))
    }

    private func replace(_ loaded: Paged<[Item]>) {
        isReplacing = false
        let page = Page()
        page.rows = loaded.data ?? []
        pages = [0: page]
        state.accept(state.value.copy(data: 0))
        state.accept(partial: .remoteSuccess(data: newCount(loaded, 0)))
        sent.accept(.reset)
    }

    /// A page that is loaded or loading. When it is released, its request is cancelled.
    private final class Page {
        var rows: [Item]?
        var error: (any Error)?
        /// The number of the call that has read it last.
        var lastRead = 0
        let subscription = SerialDisposable()

        deinit { subscription.dispose() }
    }
}
