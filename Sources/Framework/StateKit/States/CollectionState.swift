// SPDX-License-Identifier: MIT

import RxKernel

/// The state of rows that are loaded from a local source, a remote source, or both, either all at once or page by page.
///
/// Use it for the rows of a list; a ``PagedCollectionController`` has one for rows that are loaded page by page. Use ``DataState`` for
/// one object.
///
/// ```swift
/// let messages = CollectionState<Message>.relay(remoteEnabled: true)
/// api.messages().loadRemote(with: messages).disposed(by: bag)
/// ```
/// The rules of ``DataState`` for sources, errors and threads also apply to it.
public struct CollectionState<Data>: State {
    var core: LoadCore<[Data]>

    /// Whether further pages may be loaded.
    public private(set) var paginationEnabled: Bool
    /// The number of the page that was loaded last; 0 if none was.
    public private(set) var currentPage: Int
    /// The number of pages; one more than `currentPage` if the source has only reported that there are more.
    public private(set) var totalPages: Int
    /// The total number of rows that the source has reported; 0 if it has reported none.
    public private(set) var totalItems: Int
    /// The number of rows before those of the page that was loaded last.
    private var earlierRows = 0

    /// The phase of the state.
    public var phase: LoadPhase<[Data]> { core.phase }
    /// The policy that decides which rows are shown if there are two sources.
    public var policy: MergePolicy { core.policy }

    public var data: [Data]? { phase.value }
    public var localEnabled: Bool { core.enabled.contains(.local) }
    public var localLoading: Bool { phase.running.contains(.local) }
    public var remoteEnabled: Bool { core.enabled.contains(.remote) }
    /// Whether the remote source is loading all rows or a further page.
    public var remoteLoading: Bool { !phase.running.isDisjoint(with: [.remote, .page]) }
    public var refreshLoading: Bool { phase.running.contains(.refresh) }
    public var error: (any Error)? { phase.failure?.error }
    /// Whether a further page is loading: show a spinner after the last row.
    public var paginationLoading: Bool { phase.running.contains(.page) }
    /// The error of a further page: show it after the last row, with a button that retries.
    public var paginationError: (any Error)? {
        phase.failure.flatMap { $0.source == .page ? $0.error : nil }
    }
    /// Whether a list can show the rows. It is false while the first rows are loading.
    public var canReloadData: Bool { !isGlobalLoading }

    /// Creates a state. Its phase is loading if one of the loading flags is true, otherwise failed if there is an error,
    /// otherwise loaded if there is data, otherwise idle.
    public init(
        data: [Data]? = nil, localEnabled: Bool = false, localLoading: Bool = false,
        remoteEnabled: Bool = false, remoteLoading: Bool = false, refreshLoading: Bool = false,
        paginationEnabled: Bool = false, paginationLoading: Bool = false, currentPage: Int = 0,
        totalPages: Int = 0, totalItems: Int = 0, error: (any Error)? = nil,
        policy: MergePolicy = .remoteRefreshesLocal
    ) {
        core = LoadCore(
            enabled: .enabled(local: localEnabled, remote: remoteEnabled), policy: policy,
            phase: LoadPhase(
                data,
                running: .running(
                    local: localLoading, remote: remoteLoading, refresh: refreshLoading,
                    page: paginationLoading),
                failure: error.map { LoadFailure($0, of: .remote) }))
        self.paginationEnabled = paginationEnabled
        self.currentPage = currentPage
        self.totalPages = totalPages
        self.totalItems = totalItems
    }

    init(core: LoadCore<[Data]>, paginationEnabled: Bool) {
        self.core = core
        self.paginationEnabled = paginationEnabled
        currentPage = 0
        totalPages = 0
        totalItems = 0
    }

    /// A state with pages and both sources. The sources count as loading from the start.
    public static var initialState: CollectionState {
        CollectionState(
            core: LoadCore(nil, enabled: [.local, .remote], policy: .remoteRefreshesLocal),
            paginationEnabled: true)
    }

    /// A new relay with ``initialState``.
    public static var relay: BehaviorRelay<CollectionState> { BehaviorRelay(value: .initialState) }

    /// Returns a relay with that state.
    public static func relay(with state: CollectionState) -> BehaviorRelay<CollectionState> {
        BehaviorRelay(value: state)
    }

    /// Returns a new relay of a state with these sources. The sources count as loading from the start.
    public static func relay(
        data: [Data]? = nil, localEnabled: Bool = false, remoteEnabled: Bool = false,
        paginationEnabled: Bool = false, policy: MergePolicy = .remoteRefreshesLocal
    ) -> BehaviorRelay<CollectionState> {
        BehaviorRelay(
            value: CollectionState(
                core: LoadCore(
                    data, enabled: .enabled(local: localEnabled, remote: remoteEnabled),
                    policy: policy), paginationEnabled: paginationEnabled))
    }

    public func isDataEmpty(_ data: [Data]?) -> Bool { data?.isEmpty ?? true }

    /// Whether a further page can be loaded: nothing is loading, and there are more pages.
    public func canLoadMore() -> Bool { paginationEnabled && !isLoading && currentPage < totalPages }

    /// Whether a source is loading.
    public var isLoading: Bool { !phase.running.isEmpty }

    /// Returns the same state with other rows.
    public func copy(newData: [Data]?) -> CollectionState {
        var new = self
        new.core.replace(newData)
        return new
    }

    /// Returns the same state with other rows.
    public func copy(data: [Data]?) -> CollectionState { copy(newData: data) }

    /// Returns the state after `partial`.
    public func reduce(partial: PartialEvent<[Data]>) -> CollectionState {
        var new = self
        switch partial {
        case .localLoad: new.core.begin(.local)
        case .localSuccess(let data): new.core.succeed(data, from: .local, isEmpty: \.isEmpty)
        case .localError(let error): new.core.fail(error, in: .local)
        case .remoteLoad: new.core.begin(.remote)
        case .remoteSuccess(let data): new.core.succeed(data, from: .remote, isEmpty: \.isEmpty)
        case .remoteError(let error), .paginationError(let error): new.core.fail(error, in: .remote)
        case .refreshLoading: new.core.begin(.refresh)
        case .reset: new = restarted(running: core.enabled)
        case .empty: new = restarted(running: [])
        case .paginationLoad: new.core.begin(.page)
        case .paginationSuccess(let data, let page, let totalPages, let totalItems):
            let earlier = rows(before: page)
            new = loaded(
                earlier + data, page: page, totalPages: totalPages, totalItems: totalItems)
            new.earlierRows = earlier.count
        case .ended(let source): new.core.end(source)
        }
        return new
    }

    /// Returns the rows that stay before those of a page that has arrived.
    private func rows(before page: Int) -> [Data] {
        let rows = data ?? []
        if refreshLoading { return [] }
        // A source that sends its page again, such as a cached one and then that of the server, replaces it.
        let isRepeated = page == currentPage && page > 0 && !paginationLoading
        return isRepeated ? Array(rows.prefix(earlierRows)) : rows
    }

    /// Returns the state after the remote source has sent `rows`, which are all rows up to and including that page.
    func loaded(_ rows: [Data], page: Int, totalPages: Int, totalItems: Int) -> CollectionState {
        var new = self
        new.core.succeed(rows, from: .remote, isEmpty: \.isEmpty)
        new.currentPage = page
        new.totalPages = totalPages
        new.totalItems = totalItems
        return new
    }

    private func restarted(running: LoadSources) -> CollectionState {
        var core = core
        core.restart(nil, running: running)
        return CollectionState(core: core, paginationEnabled: paginationEnabled)
    }
}

extension CollectionState: Sendable where Data: Sendable {}

extension CollectionState: NumberingState {
    var numbers: LoadNumbers { core.numbers }

    mutating func number(_ source: LoadSources) -> Int { core.number(source) }

    func isChanged(byEndOf source: LoadSources) -> Bool { core.isChanged(byEndOf: source) }
}
