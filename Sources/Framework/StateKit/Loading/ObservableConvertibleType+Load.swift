// SPDX-License-Identifier: MIT

import RxKernel

// A source may be any sequence: an `Observable`, a `Single`, a `Maybe`, a `Driver`. For an asynchronous sequence call
// `asObservable()`, for an async function `Single.create`, or use the functions of the relay: `BehaviorRelay+Load.swift`.

extension ObservableConvertibleType {
    /// Loads this sequence into a state as its remote source.
    ///
    /// ```swift
    /// api.user(id).loadRemote(with: user).disposed(by: self)
    /// ```
    /// The state is loading from this call until the first element, the error or the completion. It changes on the main thread. A
    /// later load of the same source replaces this one: this sequence is disposed of, and its later elements
    /// are ignored. A reset of the state has the same effect. Disposal ends the loading in a later turn of
    /// the main queue. `onPartial` is called after each change until then, and never after the disposal.
    public func loadRemote<S: State>(
        with relay: BehaviorRelay<S>, isolation caller: (any Actor)? = #isolation,
        onPartial: (@isolated(any) (S.P) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable where S.T == Element {
        load(
            with: relay, .remote, begin: .remoteLoad, success: { .remoteSuccess(data: $0) },
            failure: { .remoteError(error: $0) }, onPartial, caller, file, line)
    }

    /// Loads this sequence into a state as its local source. In other respects it works like `loadRemote`.
    /// The two do not replace each other.
    public func loadLocal<S: State>(
        with relay: BehaviorRelay<S>, isolation caller: (any Actor)? = #isolation,
        onPartial: (@isolated(any) (S.P) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable where S.T == Element {
        load(
            with: relay, .local, begin: .localLoad, success: { .localSuccess(data: $0) },
            failure: { .localError(error: $0) }, onPartial, caller, file, line)
    }

    /// Loads this sequence into a state, in which it replaces the data. The old data stays until the first
    /// element. In other respects it works like `loadRemote`. It replaces a running `loadRemote`.
    public func refresh<S: State>(
        with relay: BehaviorRelay<S>, isolation caller: (any Actor)? = #isolation,
        onPartial: (@isolated(any) (S.P) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable where S.T == Element {
        load(
            with: relay, .refresh, begin: .refreshLoading, success: { .remoteSuccess(data: $0) },
            failure: { .remoteError(error: $0) }, onPartial, caller, file, line)
    }

    /// Appends the rows of this sequence to those of a state, as page `page`.
    ///
    /// Check `canLoadMore()` before; this function does not. A ``PagedCollectionController`` checks it, and
    /// counts the pages. A page without totals is the last one. If the sequence sends more than one page, the
    /// last one is used. After an error, the state keeps its page. In other respects it works like
    /// `loadRemote`. It replaces a running `loadRemote`.
    public func loadMore<Row>(
        with relay: BehaviorRelay<CollectionState<Row>>, andPage page: Int,
        isolation caller: (any Actor)? = #isolation,
        onPartial: (@isolated(any) (PartialEvent<[Row]>) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable where Element == Paged<[Row]> {
        load(
            with: relay, .page, begin: .paginationLoad, success: { .page($0, page) },
            failure: { .paginationError(error: $0) }, onPartial, caller, file, line)
    }

    /// Loads the first page of this sequence, which replaces the rows of a state. The old rows stay until
    /// then. In other respects it works like `loadMore`.
    public func refreshPagedData<Row>(
        with relay: BehaviorRelay<CollectionState<Row>>,
        isolation caller: (any Actor)? = #isolation,
        onPartial: (@isolated(any) (PartialEvent<[Row]>) -> Void)? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable where Element == Paged<[Row]> {
        load(
            with: relay, .refresh, begin: .refreshLoading, success: { .page($0, 1) },
            failure: { .paginationError(error: $0) }, onPartial, caller, file, line)
    }

    /// Loads this sequence into a state of your own type. `converter` returns the partial event for each event of the sequence.
    ///
    /// The state changes on the main thread, and `onPartial` is called after each change, but not after the
    /// disposal. `converter` is not called for the completion, so it cannot end the loading of a sequence
    /// without elements.
    public func load<S: ViewState>(
        with relay: BehaviorRelay<S>, isolation caller: (any Actor)? = #isolation,
        converter: @escaping @isolated(any) (LoadEvent<Element>) -> S.P,
        onPartial: (@isolated(any) (S.P) -> Void)? = nil, file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        load(
            with: relay, nil, cancelled: nil,
            converted: { signals in
                signals.compactMap { signal -> LoadEvent<Element>? in
                    switch signal {
                    case .load: .load
                    case .success(let element): .success(data: element)
                    case .error(let error): .error(error: error)
                    case .ended: nil
                    }
                }
                .map(isolation: caller, converter, file: file, line: line).map { ($0, .goesOn) }
            }, observed: { $0.subscribe(isolation: caller, onNext: onPartial, file: file, line: line) })
    }

    private func load<S: ViewState, Data>(
        with relay: BehaviorRelay<S>, _ source: LoadSources, begin: S.P,
        success: @escaping @Sendable (Element) -> S.P, failure: @escaping @Sendable (any Error) -> S.P,
        _ onPartial: (@isolated(any) (S.P) -> Void)?, _ caller: (any Actor)?, _ file: StaticString,
        _ line: UInt
    ) -> any Disposable where S.P == PartialEvent<Data> {
        load(
            with: relay, source, cancelled: .ended(source),
            converted: { signals in
                signals.map { signal in
                    switch signal {
                    case .load: (begin, .begins)
                    case .success(let element): (success(element), .goesOn)
                    case .error(let error): (failure(error), .isOver)
                    case .ended: (.ended(source), .completes)
                    }
                }
            }, observed: { $0.subscribe(isolation: caller, onNext: onPartial, file: file, line: line) })
    }
}

extension PartialEvent {
    /// Returns the event of a page that was loaded.
    fileprivate static func page<Row>(_ paged: Paged<[Row]>, _ page: Int) -> PartialEvent
    where T == [Row] {
        .paginationSuccess(
            data: paged.data ?? [], page: page, totalPages: paged.pagesCount ?? page,
            totalItems: paged.itemsCount ?? 0)
    }
}
