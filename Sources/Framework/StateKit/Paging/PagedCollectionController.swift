// SPDX-License-Identifier: MIT

import RxKernel

/// Loads rows page by page: it makes the requests, and has the state that a list shows.
///
/// ```swift
/// let messages = PagedCollectionController<Message> { [api] page in api.messages(page: page) }
/// messages.refreshData()                                      // the first page
/// messages.relay.map { $0.data ?? [] }.bind(to: list.rx.items).disposed(by: bag)
/// ```
/// The request returns a sequence (an `Observable` or a `Single` of ``Paged``), or is an async closure. Pages are numbered from 1, or
/// identified by an offset or a cursor. A list calls ``rowShown(at:)`` for the rows that it shows, which loads the next page in advance.
///
/// Only one request runs at a time. ``loadMore()`` does nothing while the state is loading, and
/// ``refreshData()`` does nothing during a refresh. A refresh, and a new query, cancel the running request.
/// The old rows stay until the first page of the refresh has arrived. The error of a page is part of the
/// state, as ``CollectionState/paginationError``; ``retry()`` requests the page again. If a request sends
/// more than one page, the last one is used.
///
/// **Lifetime**: when it is released, the running request is cancelled. **Threading**: the main thread only.
@preconcurrency @MainActor
public final class PagedCollectionController<Data>: PagedDataSource {
    /// The state: the rows of all pages that have been loaded.
    public let relay: BehaviorRelay<CollectionState<Data>>

    /// The number of rows at the end for which ``rowShown(at:)`` loads the next page.
    public var prefetchDistance = 5

    /// The policy for repeating a failed request, before the state fails.
    public var backoff = Backoff.none

    /// Measures the delays of ``backoff``.
    public var scheduler: any SchedulerType = MainScheduler.instance

    /// Returns the identifier of a row. A row that an earlier page has contained is not added again. If it is nil, all rows are added.
    ///
    /// Set it if the source may insert rows between two requests, so that a page contains rows of an earlier
    /// page again: `messages.identity = \.id`.
    public var identity: ((Data) -> AnyHashable)?

    /// Requests a page. The result contains the request for the next page.
    typealias Request = () -> Observable<LoadedPage<Data>>
    private var first: Request
    private var next: Request?
    private let running = SerialDisposable()

    init(first: @escaping Request) {
        self.first = first
        relay = CollectionState.relay(remoteEnabled: true, paginationEnabled: true)
    }

    deinit { running.dispose() }

    /// Loads the first page again, which replaces all rows. The old rows stay until it has arrived.
    ///
    /// If a refresh is running already, it continues. Call ``dispose()`` before, if the source may have changed since that refresh began.
    public func refreshData() {
        if !relay.value.refreshLoading { refresh() }
    }

    /// Loads the next page. Does nothing while the state is loading, if there is no further page, or if ``refreshData()`` was never called.
    ///
    /// After a page has failed, it requests that page again.
    public func loadMore() {
        guard relay.value.canLoadMore(), let next else { return }
        request(next, begins: .paginationLoad, page: relay.value.currentPage + 1, replacing: false)
    }

    /// Repeats the request that has failed: a page or the refresh. Does nothing if the state has no error.
    public func retry() {
        guard !relay.value.isLoading, relay.value.error != nil else { return }
        if relay.value.paginationError == nil { refresh() } else { loadMore() }
    }

    /// Call this when a list shows the row at `index`. It loads the next page if the row is near the last one.
    ///
    /// It does nothing after a page has failed: the request is repeated by ``retry()``, not by scrolling.
    public func rowShown(at index: Int) {
        let state = relay.value
        guard state.error == nil, index >= (state.data?.count ?? 0) - prefetchDistance else { return }
        loadMore()
    }

    /// Cancels the running request. The rows stay.
    public func dispose() {
        running.disposable = Disposables.create()
        if relay.value.isLoading { relay.accept(partial: .ended(.remote)) }
    }

    /// Uses another request from now on, and refreshes. The running request is cancelled.
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
        // The old request is cancelled before the state changes, so that it does not observe the new state.
        // The slot is in its place from then on: an observer of the state may cancel this request, or make
        // another one, before this one has been subscribed to.
        let slot = SingleAssignmentDisposable()
        running.disposable = slot
        relay.accept(partial: begins)
        guard !slot.isDisposed else { return }
        var earlier: [Data]?
        let pages = request().retry(backoff, scheduler: scheduler).observe(on: MainScheduler.instance)
        slot.setDisposable(
            pages.subscribe(
                onNext: { [weak self, weak slot] loaded in
                    guard let self, isCurrent(slot) else { return }
                    let rows = earlier ?? (replacing ? [] : relay.value.data ?? [])
                    earlier = rows
                    show(loaded, after: rows, page: page)
                },
                onError: { [weak self, weak slot] in
                    guard let self, isCurrent(slot) else { return }
                    relay.accept(partial: .paginationError(error: $0))
                },
                onCompleted: { [weak self, weak slot] in
                    guard let self, isCurrent(slot), relay.value.isLoading else { return }
                    relay.accept(partial: .ended(.remote))
                }))
    }

    /// Whether a request is the one that is running. One that sends its events while it is subscribed to
    /// sends some after it was cancelled: an observer of its page has made the next request.
    private func isCurrent(_ slot: SingleAssignmentDisposable?) -> Bool { slot?.isDisposed == false }

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
        // The state needs a number of pages to know that there are more. If the source has not sent one, it is the next page.
        let pages = loaded.next == nil ? page : max(loaded.pagesCount ?? 0, page + 1)
        relay.accept(
            state.loaded(
                rows, page: page, totalPages: pages,
                totalItems: loaded.itemsCount ?? (loaded.next == nil ? rows.count : 0)))
    }
}

/// A page that was requested by number, by offset or by cursor.
struct LoadedPage<Data> {
    let items: [Data]
    let itemsCount: Int?
    let pagesCount: Int?
    /// Requests the next page; nil for the last one.
    let next: (() -> Observable<LoadedPage<Data>>)?
}
