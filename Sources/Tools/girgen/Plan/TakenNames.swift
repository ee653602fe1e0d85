// SPDX-License-Identifier: MIT

/// The names that a type and its ancestors have, by the release that has them. A name of a newer release does not change how members of
/// older releases are named.
struct TakenNames {
    private var releases: [String: Release]
    /// The release whose members are named.
    var now = Release.oldest

    init(_ names: Set<String> = []) {
        releases = Dictionary(uniqueKeysWithValues: names.map { ($0, .oldest) })
    }

    func contains(_ name: String) -> Bool { releases[name].map { $0 <= now } ?? false }

    /// Adds a name, and returns whether it was free.
    @discardableResult
    mutating func insert(_ name: String) -> Bool {
        guard !contains(name) else { return false }
        releases[name] = now
        return true
    }

    mutating func formUnion(_ names: [String]) {
        for name in names { insert(name) }
    }
}
