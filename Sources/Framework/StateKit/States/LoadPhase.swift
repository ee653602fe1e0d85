// SPDX-License-Identifier: MIT

/// The phase of a state (idle, loading, loaded or failed), with its value.
///
/// ``DataState``, ``CollectionState`` and ``ActionState`` each contain one. Their flags are derived from it, so that they never
/// contradict each other. Use the flags to set single properties of views. Use the phase if a view shows one of several contents:
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
    /// There is a value, no source is loading, and none has failed.
    case loaded(Value)
    /// No source is loading any more, and one has failed. `previous` is the value that was loaded before, or by another source.
    case failed(LoadFailure, previous: Value?)

    /// The value in this phase; nil if there is none.
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

    /// Creates the phase for a value, the running sources and a failure.
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

    /// Returns the same phase with a transformed value.
    public func map<Result>(_ transform: (Value) throws -> Result) rethrows -> LoadPhase<Result> {
        LoadPhase<Result>(try value.map(transform), running: running, failure: failure)
    }
}

extension LoadPhase: Sendable where Value: Sendable {}
