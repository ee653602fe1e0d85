// SPDX-License-Identifier: MIT

/// What a state is doing, and the value that it has meanwhile: nothing, loading, loaded or failed.
///
/// ``DataState``, ``CollectionState`` and ``ActionState`` each contain one. Their flags are derived from it, so that they never
/// contradict each other. Use the flags to set one property of a view, and the phase where a view shows one thing of several:
///
/// ```swift
/// switch state.phase {
/// case .idle, .loading(_, nil, _): showSpinner()
/// case .failed(let failure, nil): show(failure.error)
/// case .loading(_, let user?, _), .loaded(let user), .failed(_, let user?): show(user)
/// }
/// ```
/// It is a value. It is `Sendable` where the value is.
public enum LoadPhase<Value> {
    /// Nothing has been loaded, and nothing is being loaded.
    case idle
    /// The sources are loading. `failure` is the failure of another source, which has ended already.
    case loading(LoadSources, previous: Value?, failure: LoadFailure?)
    /// All sources have succeeded.
    case loaded(Value)
    /// No source is loading any more, and one has failed. `previous` is what was loaded before, or what another source loaded.
    case failed(LoadFailure, previous: Value?)

    /// The value that there is in this phase.
    public var value: Value? {
        switch self {
        case .idle: nil
        case .loading(_, let previous, _), .failed(_, let previous): previous
        case .loaded(let value): value
        }
    }

    /// The failure of a source that has not succeeded since.
    public var failure: LoadFailure? {
        switch self {
        case .idle, .loaded: nil
        case .loading(_, _, let failure): failure
        case .failed(let failure, _): failure
        }
    }

    /// The sources that are loading.
    public var running: LoadSources {
        if case .loading(let sources, _, _) = self { sources } else { [] }
    }

    /// Creates the phase with that value, those running sources and that failure.
    init(_ value: Value?, running: LoadSources, failure: LoadFailure?) {
        if !running.isEmpty {
            self = .loading(running, previous: value, failure: failure)
        } else if let failure {
            self = .failed(failure, previous: value)
        } else if let value {
            self = .loaded(value)
        } else {
            self = .idle
        }
    }

    /// Returns the same phase with what `transform` returns for the value.
    public func map<Result>(_ transform: (Value) throws -> Result) rethrows -> LoadPhase<Result> {
        LoadPhase<Result>(try value.map(transform), running: running, failure: failure)
    }
}

extension LoadPhase: Sendable where Value: Sendable {}
