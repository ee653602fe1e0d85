// SPDX-License-Identifier: MIT

import RxKernel

/// The state of a value that is loaded from a local source, a remote source, or both.
///
/// Use it for one object that a screen shows. Use ``CollectionState`` for rows, and ``ActionState`` for an action of the user.
///
/// ```swift
/// let user = DataState<User>.relay(localEnabled: true, remoteEnabled: true)
/// store.user().loadLocal(with: user).disposed(by: bag)
/// api.user().do(onSuccess: store.save).loadRemote(with: user).disposed(by: bag)
/// ```
/// The ``MergePolicy`` decides which value is shown if there are two. A success clears the error of its source. A source that completes,
/// or whose subscription is disposed of, is not loading any more. It is a value. Change its relay on the main thread.
public struct DataState<Data>: State {
    var core: LoadCore<Data>

    /// The phase of the state.
    public var phase: LoadPhase<Data> { core.phase }
    /// The policy that decides which value is shown if there are two.
    public var policy: MergePolicy { core.policy }

    public var data: Data? { phase.value }
    public var localEnabled: Bool { core.enabled.contains(.local) }
    public var localLoading: Bool { phase.running.contains(.local) }
    public var remoteEnabled: Bool { core.enabled.contains(.remote) }
    public var remoteLoading: Bool { phase.running.contains(.remote) }
    public var refreshLoading: Bool { phase.running.contains(.refresh) }
    public var error: (any Error)? { phase.failure?.error }

    /// Creates a state. Its phase is loading if one of the loading flags is true, otherwise failed if there is an error,
    /// otherwise loaded if there is data, otherwise idle.
    public init(
        data: Data? = nil, localEnabled: Bool = false, localLoading: Bool = false,
        remoteEnabled: Bool = false, remoteLoading: Bool = false, refreshLoading: Bool = false,
        error: (any Error)? = nil, policy: MergePolicy = .remoteRefreshesLocal
    ) {
        core = LoadCore(
            enabled: .enabled(local: localEnabled, remote: remoteEnabled), policy: policy,
            phase: LoadPhase(
                data,
                running: .running(local: localLoading, remote: remoteLoading, refresh: refreshLoading),
                failure: error.map { LoadFailure($0, of: .remote) }))
    }

    init(core: LoadCore<Data>) { self.core = core }

    /// A state with both sources. The sources count as loading from the start.
    public static var initialState: DataState {
        DataState(
            core: LoadCore(nil, enabled: [.local, .remote], policy: .remoteRefreshesLocal))
    }

    /// A new relay with ``initialState``.
    public static var relay: BehaviorRelay<DataState> { BehaviorRelay(value: .initialState) }

    /// Returns a relay with that state.
    public static func relay(with state: DataState) -> BehaviorRelay<DataState> {
        BehaviorRelay(value: state)
    }

    /// Returns a new relay of a state with these sources. The sources count as loading from the start.
    public static func relay(
        initialData: Data? = nil, localEnabled: Bool = false, remoteEnabled: Bool = false,
        policy: MergePolicy = .remoteRefreshesLocal
    ) -> BehaviorRelay<DataState> {
        BehaviorRelay(
            value: DataState(
                core: LoadCore(
                    initialData, enabled: .enabled(local: localEnabled, remote: remoteEnabled),
                    policy: policy)))
    }

    public func isDataEmpty(_ data: Data?) -> Bool { data == nil }

    /// Returns the same state with other data.
    public func copy(data: Data?) -> DataState {
        var new = self
        new.core.replace(data)
        return new
    }

    /// Returns the state after `partial`. Events of pages are treated as events of the remote source.
    public func reduce(partial: PartialEvent<Data>) -> DataState {
        var new = self
        switch partial {
        case .localLoad: new.core.begin(.local)
        case .localSuccess(let data): new.core.succeed(data, from: .local, isEmpty: { _ in false })
        case .localError(let error): new.core.fail(error, in: .local)
        case .remoteLoad, .paginationLoad: new.core.begin(.remote)
        case .remoteSuccess(let data), .paginationSuccess(let data, _, _, _):
            new.core.succeed(data, from: .remote, isEmpty: { _ in false })
        case .remoteError(let error), .paginationError(let error): new.core.fail(error, in: .remote)
        case .refreshLoading: new.core.begin(.refresh)
        case .reset: new.core.restart(nil, running: core.enabled)
        case .empty: new.core.restart(nil, running: [])
        case .ended(let source): new.core.end(source)
        }
        return new
    }
}

extension DataState: Sendable where Data: Sendable {}

extension DataState: NumberingState {
    var numbers: LoadNumbers { core.numbers }

    mutating func number(_ source: LoadSources) -> Int { core.number(source) }

    func isChanged(byEndOf source: LoadSources) -> Bool { core.isChanged(byEndOf: source) }
}
