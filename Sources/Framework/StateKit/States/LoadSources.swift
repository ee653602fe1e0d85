// SPDX-License-Identifier: MIT

/// A set of sources from which a value is loaded.
///
/// `remote`, `refresh` and `page` are three kinds of loads of the remote source. Beginning one of them
/// replaces a running load of another kind.
/// ```swift
/// spinner.isHidden = state.phase.running.isDisjoint(with: [.remote, .refresh])
/// ```
public struct LoadSources: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8
    /// Creates a set of its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The local source, such as a database.
    public static let local = LoadSources(rawValue: 1)
    /// The remote source, such as a server.
    public static let remote = LoadSources(rawValue: 2)
    /// The remote source, which loads the data again.
    public static let refresh = LoadSources(rawValue: 4)
    /// The remote source, which loads a further page.
    public static let page = LoadSources(rawValue: 8)

    /// All kinds of loads of the same source.
    var family: LoadSources { self == .local ? .local : [.remote, .refresh, .page] }
}

/// The failure of a source, as part of a ``LoadPhase``.
/// ```swift
/// if let failure = state.phase.failure, failure.source == .local { print(failure.error) }
/// ```
public struct LoadFailure: Error {
    /// The error of the source.
    public let error: any Error
    /// The source that has failed; a set with one element. For `.page` and `.refresh`, rows that were loaded before are still valid.
    public let source: LoadSources

    /// Creates the failure of `source`.
    public init(_ error: any Error, of source: LoadSources) {
        self.error = error
        self.source = source
    }
}

extension LoadSources {
    static func enabled(local: Bool, remote: Bool) -> LoadSources {
        running(local: local, remote: remote)
    }

    static func running(
        local: Bool, remote: Bool, refresh: Bool = false, page: Bool = false
    ) -> LoadSources {
        var sources: LoadSources = []
        if local { sources.insert(.local) }
        if remote { sources.insert(.remote) }
        if refresh { sources.insert(.refresh) }
        if page { sources.insert(.page) }
        return sources
    }
}
