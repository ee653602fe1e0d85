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

/// Where a value is loaded from: one source or several.
///
/// `remote`, `refresh` and `page` are three kinds of work of the remote source: beginning one of them replaces another one that runs.
public struct LoadSources: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8
    /// Creates a set of its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The local source, such as a database.
    public static let local = LoadSources(rawValue: 1)
    /// The remote source, such as a server.
    public static let remote = LoadSources(rawValue: 2)
    /// The remote source, loading again what is shown.
    public static let refresh = LoadSources(rawValue: 4)
    /// The remote source, loading a further page.
    public static let page = LoadSources(rawValue: 8)

    /// Everything that loads from the same place as this source.
    var family: LoadSources { self == .local ? .local : [.remote, .refresh, .page] }
}

/// The failure of a source, as part of a ``LoadPhase``.
public struct LoadFailure: Error {
    /// The error of the source.
    public let error: any Error
    /// The source that failed, as one element. `.page` and `.refresh` mean that rows which were loaded before are still valid.
    public let source: LoadSources

    /// Creates the failure of `source`.
    public init(_ error: any Error, of source: LoadSources) {
        self.error = error
        self.source = source
    }
}
