// SPDX-License-Identifier: MIT

import RxKernel

extension PagedCollectionController {
    // MARK: By number

    /// Creates a controller of pages that are numbered, from 1 or from `firstPage`.
    ///
    /// There are more pages while the number of pages is below ``Paged/pagesCount`` or, if that is nil, while the number of rows is below
    /// ``Paged/itemsCount``. `request` is called on the main thread, for each attempt.
    public convenience init<Source: ObservableConvertibleType>(
        firstPage: Int = 1, withRequest request: @escaping (_ page: Int) -> Source
    ) where Source.Element == Paged<[Data]> {
        self.init(first: { numbered(firstPage, firstPage: firstPage, 0) { request($0).asObservable() } })
    }

    /// Creates a controller of numbered pages that an async closure returns. When the request is cancelled, its task is cancelled.
    public convenience init(
        firstPage: Int = 1,
        withRequest request: @escaping @MainActor (_ page: Int) async throws -> Paged<[Data]>
    ) {
        self.init(firstPage: firstPage) { page in Observable.result { try await request(page) } }
    }

    // MARK: By offset

    /// Creates a controller of pages that begin at an offset: `request` is called with the number of rows before the page, and
    /// with `pageSize`.
    ///
    /// There are more pages while the number of rows is below ``Paged/itemsCount`` or, if that is nil, while the last page was full.
    public convenience init<Source: ObservableConvertibleType>(
        pageSize: Int, withOffset request: @escaping (_ offset: Int, _ limit: Int) -> Source
    ) where Source.Element == Paged<[Data]> {
        self.init(first: { offset(0, pageSize) { request($0, $1).asObservable() } })
    }

    /// Creates a controller of pages at an offset that an async closure returns. When the request is cancelled, its task is cancelled.
    public convenience init(
        pageSize: Int,
        withOffset request: @escaping @MainActor (_ offset: Int, _ limit: Int) async throws -> Paged<[Data]>
    ) {
        self.init(pageSize: pageSize) { offset, limit in
            Observable.result { try await request(offset, limit) }
        }
    }

    // MARK: By cursor

    /// Creates a controller of pages that identify the next page by a cursor. `request` is called with nil for the first page.
    ///
    /// There are more pages while ``CursorPage/next`` is not nil.
    public convenience init<Cursor, Source: ObservableConvertibleType>(
        withCursor request: @escaping (_ cursor: Cursor?) -> Source
    ) where Source.Element == CursorPage<[Data], Cursor> {
        self.init(first: { pointed(nil) { request($0).asObservable() } })
    }

    /// Creates a controller of pages with cursors that an async closure returns. When the request is cancelled, its task is cancelled.
    public convenience init<Cursor>(
        withCursor request:
            @escaping @MainActor (_ cursor: Cursor?) async throws -> CursorPage<[Data], Cursor>
    ) {
        self.init(withCursor: { cursor in Observable.result { try await request(cursor) } })
    }

    // MARK: Of a query

    /// Creates a controller without rows, for ``search(_:debounce:scheduler:request:)``. Until the first query it is idle, and
    /// a refresh loads no rows.
    public static func ofQueries() -> PagedCollectionController {
        let controller = PagedCollectionController(first: {
            .just(LoadedPage(items: [], itemsCount: 0, pagesCount: 1, next: nil))
        })
        controller.relay.accept(partial: .empty)
        return controller
    }

    /// Requests the numbered pages of the latest query. A query is requested when no other one arrives for
    /// `debounce`, for example while the user types.
    ///
    /// ```swift
    /// let packages = PagedCollectionController<Package>.ofQueries()
    /// packages.search(query, debounce: .milliseconds(200)) { [store] query, page in store.packages(query, page: page) }
    ///     .disposed(by: self)
    /// ```
    /// Put the filter and the order for the source into the query; for rows that are all in memory see
    /// ``Arrangement``. The old rows stay until the first page for the new query. A new query cancels the
    /// request for the previous one. A query that equals the previous one is not requested again. The
    /// controller is not retained.
    public func search<Queries: ObservableConvertibleType, Source: ObservableConvertibleType>(
        _ queries: Queries, debounce: RxTimeInterval = .milliseconds(300),
        scheduler: any SchedulerType = MainScheduler.instance,
        request: @escaping (_ query: Queries.Element, _ page: Int) -> Source
    ) -> any Disposable where Queries.Element: Equatable, Source.Element == Paged<[Data]> {
        queries.asObservable()
            .debounce(debounce, scheduler: scheduler)
            .distinctUntilChanged()
            .subscribe(onNext: { [weak self] query in
                self?.use({ numbered(1, firstPage: 1, 0) { request(query, $0).asObservable() } })
            })
    }
}

/// Requests page `page`. The earlier pages have `earlier` rows.
@MainActor
private func numbered<Data>(
    _ page: Int, firstPage: Int, _ earlier: Int,
    _ request: @escaping (Int) -> Observable<Paged<[Data]>>
) -> Observable<LoadedPage<Data>> {
    Observable.deferred { request(page) }.map { paged in
        let items = paged.data ?? []
        let rows = earlier + items.count
        let hasMore =
            paged.pagesCount.map { page < firstPage + $0 - 1 } ?? paged.itemsCount.map {
                rows < $0 && !items.isEmpty
            } ?? false
        return LoadedPage(
            items: items, itemsCount: paged.itemsCount, pagesCount: paged.pagesCount,
            next: hasMore ? { numbered(page + 1, firstPage: firstPage, rows, request) } : nil)
    }
}

/// Requests the page that begins at row `start`.
@MainActor
private func offset<Data>(
    _ start: Int, _ size: Int, _ request: @escaping (Int, Int) -> Observable<Paged<[Data]>>
) -> Observable<LoadedPage<Data>> {
    Observable.deferred { request(start, size) }.map { paged in
        let items = paged.data ?? []
        let end = start + items.count
        let hasMore = paged.itemsCount.map { end < $0 && !items.isEmpty } ?? (items.count >= size && size > 0)
        return LoadedPage(
            items: items, itemsCount: paged.itemsCount, pagesCount: nil,
            next: hasMore ? { offset(end, size, request) } : nil)
    }
}

/// Requests the page at `cursor`.
@MainActor
private func pointed<Data, Cursor>(
    _ cursor: Cursor?, _ request: @escaping (Cursor?) -> Observable<CursorPage<[Data], Cursor>>
) -> Observable<LoadedPage<Data>> {
    Observable.deferred { request(cursor) }.map { page in
        LoadedPage(
            items: page.data, itemsCount: page.itemsCount, pagesCount: nil,
            next: page.next.map { next in { pointed(next, request) } })
    }
}
