// SPDX-License-Identifier: MIT

/// The declarations that are bound, and those that are missing, with the reason.
final class Coverage {
    enum Kind: String, CaseIterable { case callables, properties, signals, virtual }

    /// The beginning of a reason that names the Swift function to use instead.
    static let replaced = "Swift’s own: "

    struct Count {
        var bound = 0
        var all = 0
        /// The functions that are missing because Swift or its standard library has the same.
        var replaced = 0
    }

    /// The release whose declarations are counted now.
    var release = Release.oldest
    private(set) var releases: [Release: [Kind: Count]] = [:]
    private(set) var counts: [String: [Kind: Count]] = [:]
    private(set) var missing:
        [(namespace: String, kind: Kind, symbol: String, reason: String, release: Release)] =
            []

    /// The errors of overrides that the plan of a declaration shows.
    var errors: [OverridesError] = []

    func bound(_ namespace: String, _ kind: Kind) {
        counts[namespace, default: [:]][kind, default: Count()].bound += 1
        counts[namespace, default: [:]][kind, default: Count()].all += 1
        releases[release, default: [:]][kind, default: Count()].bound += 1
        releases[release, default: [:]][kind, default: Count()].all += 1
    }

    func missing(_ namespace: String, _ kind: Kind, _ symbol: String, _ reason: String) {
        counts[namespace, default: [:]][kind, default: Count()].all += 1
        releases[release, default: [:]][kind, default: Count()].all += 1
        if reason.hasPrefix(Coverage.replaced) {
            counts[namespace, default: [:]][kind, default: Count()].replaced += 1
        }
        missing.append((namespace, kind, symbol, reason, release))
    }
}
