// SPDX-License-Identifier: MIT

import RxKernel

/// Rows that are loaded page by page: it makes the requests and has the state that a list shows.
///
/// ```swift
/// let messages = PagedCollectionController<Message> { [api] page in api.messages(page: page) }
/// messages.refreshData()                                      // the first page
/// messages.relay.map { $0.data ?? [] }.bind(to: list.rx.items).disposed(by: bag)
/// ```
/// The request returns a sequence (an `Observable` or a `Single` of ``Paged``), or is an async closure. Pages are numbered from 1, or
/// named by an offset or a cursor. A list calls ``rowShown(at:)`` for the rows that it shows, which loads the next page ahead.
///
/// One request runs at a time. ``loadMore()`` and ``refreshData()`` do nothing while the same is loading; a refresh, and a new query, cancel
/// the request that runs. The rows stay until the first page of the refresh is there. A page that fails is part of the state, as
/// ``CollectionState/paginationError``, and ``retry()`` requests it again. If a request sends more than one page, the last one counts.
///
/// It lives as long as its owner; then the running request is cancelled. Main thread only.
@preconcurrency @MainActor
public final class PagedCollectionController<Data>: PagedDataSource {
    /// The state: the rows of all pages that have been loaded.
    public let relay: BehaviorRelay<CollectionState<Data>>

    /// How many rows before the last one ``rowShown(at:)`` loads the next page.
    public var prefetchDistance = 5

    /// How often a failed request is repeated before the state fails.
    public var backoff = Backoff.none

    /// Measures the delays of ``backoff``.
    public var scheduler: any SchedulerType = MainScheduler.instance

    /// Returns the identifier of a row. A row that an earlier page contained is not shown again. Nil shows all rows.
    ///
    /// Set it if rows may be inserted at the source between two requests, which shifts the later pages: `messages.identity = \.id`.
    public var identity: ((Data) -> AnyHashable)?

    /// Requests a page; the page that it returns knows the request of the next one.
    typealias Request = () -> Observable<LoadedPage<Data>>
    private var first: Request
    private var next: Request?
    private let running = SerialDisposable()

    init(first: @escaping Request) {
        self.first = first
        relay = CollectionState.relay(remoteEnabled: true, paginationEnabled: true)
    }

    deinit { running.dispose() }

    /// Loads the first page again, in place of the rows, which stay until it is there.
    ///
    /// If a refresh is running, it goes on: call ``dispose()`` before to request again what may have changed since it began.
    public func refreshData() {
        if !relay.value.refreshLoading { refresh() }
    }

    /// Loads the next page, unless something is loading, there is none, or ``refreshData()`` was never called.
    ///
    /// After a page has failed it requests that page again.
    public func loadMore() {
        guard relay.value.canLoadMore(), let next else { return }
        request(next, begins: .paginationLoad, page: relay.value.currentPage + 1, replacing: false)
    }

    /// Repeats what has failed: the page, or the refresh. Does nothing if the state has not failed.
    public func retry() {
        guard !relay.value.isLoading, relay.value.error != nil else { return }
        if relay.value.paginationError == nil { refresh() } else { loadMore() }
    }

    /// A list shows the row at `index`: loads the next page if the row is near the last one.
    ///
    /// It does nothing after a page has failed, so that scrolling does not repeat the request: the user retries.
    public func rowShown(at index: Int) {
        let state = relay.value
        guard state.error == nil, index >= (state.data?.count ?? 0) - prefetchDistance else { return }
        loadMore()
    }

    /// Cancels the request that runs. The rows stay.
    public func dispose() {
        running.disposable = Disposables.create()
        if relay.value.isLoading { relay.accept(partial: .ended(.remote)) }
    }

    /// Requests other rows from now on, and refreshes: the request that runs is cancelled.
    func use(_ first: @escaping Request) {
        self.first = first
        next = nil
        refresh()
    }

    private func refresh() {
        request(first, begins: .refreshLoading, page: 1, replacing: true)
    }

    private func request(
        _ request: @escaping Request, begins: PartialEvent<[Data]>, page: Int, replacing: Bool
    ) {
        // The old request is cancelled first, so that it does not see the new state.
        running.disposable = Disposables.create()
        relay.accept(partial: begins)
        var earlier: [Data]?
        let pages = request().retry(backoff, scheduler: scheduler).observe(on: MainScheduler.instance)
        running.disposable = pages.subscribe(
            onNext: { [weak self] loaded in
                guard let self else { return }
                let rows = earlier ?? (replacing ? [] : relay.value.data ?? [])
                earlier = rows
                show(loaded, after: rows, page: page)
            },
            onError: { [weak self] in self?.relay.accept(partial: .paginationError(error: $0)) },
            onCompleted: { [weak self] in
                if let self, relay.value.isLoading { relay.accept(partial: .ended(.remote)) }
            })
    }

    private func show(_ loaded: LoadedPage<Data>, after earlier: [Data], page: Int) {
        var rows = earlier
        if let identity {
            var known = Set(earlier.map(identity))
            rows += loaded.items.filter { known.insert(identity($0)).inserted }
        } else {
            rows += loaded.items
        }
        next = loaded.next
        let state = relay.value
        // The state says whether there are more pages by their number, which not every source knows.
        let pages = loaded.next == nil ? page : max(loaded.pagesCount ?? 0, page + 1)
        relay.accept(
            state.loaded(
                rows, page: page, totalPages: pages,
                totalItems: loaded.itemsCount ?? (loaded.next == nil ? rows.count : 0)))
    }
}

/// A page as a controller sees it, whatever names the pages.
struct LoadedPage<Data> {
    let items: [Data]
    let itemsCount: Int?
    let pagesCount: Int?
    /// Requests the next page; nil for the last one.
    let next: (() -> Observable<LoadedPage<Data>>)?
}
