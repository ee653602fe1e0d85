// SPDX-License-Identifier: MIT

import FoundationEssentials

/// Maps URIs to deep links.
///
/// ```swift
/// var routes = DeepLinkRoutes()
/// routes.add("contacts/:id") { match in
///     match.int("id").map { [AppStep.contacts, ContactsStep.detail($0)] }
/// }
/// if let link = routes.link(for: "example://contacts/7") { await coordinator.open(link) }
/// ```
/// The host of a URI is the first part of its path, so `example://contacts/7`, `example:///contacts/7` and `example:contacts/7` have
/// the same link. A part may contain a slash that is encoded as `%2F`. If several patterns match, the one that was added first and
/// whose closure returns steps is used.
///
/// The links of the example Contacts are in `examples/Contacts/Flows/App/ContactsLinks.swift`.
public struct DeepLinkRoutes {
    /// The values that a URI has for the named parts of a pattern, and the values of its query.
    public struct Match: Sendable, Hashable {
        var values: [String: String]

        /// The part with this name in the pattern, or else the value with this name in the query; nil if there is neither.
        public subscript(name: String) -> String? { values[name] }

        /// The value with this name as a number; nil if it is not a number, or does not exist.
        public func int(_ name: String) -> Int? { values[name].flatMap { Int($0) } }
    }

    private var routes: [(pattern: [Substring], path: (Match) -> [any Step]?)] = []

    /// No routes.
    public init() {}

    /// Adds a pattern: parts that slashes separate. A part that begins with a colon is a name, and matches any part.
    ///
    /// `path` returns the steps for a match, or nil if there are none for its values.
    public mutating func add(_ pattern: String, path: @escaping (Match) -> [any Step]?) {
        routes.append((pattern.split(separator: "/"), path))
    }

    /// The link for a URI; nil if it matches no pattern.
    public func link(for uri: String) -> DeepLink? {
        guard let components = URLComponents(string: uri) else { return nil }
        let host = components.host.map { [$0] } ?? []
        // Decoded after the split: an encoded slash belongs to its part.
        let path = components.percentEncodedPath.split(separator: "/").map { encoded in
            var part = URLComponents()
            part.percentEncodedPath = String(encoded)
            return part.path
        }
        let parts = host.filter { !$0.isEmpty } + path
        let query = (components.queryItems ?? []).map { ($0.name, $0.value ?? "") }
        for route in routes {
            guard let values = Self.match(route.pattern, parts) else { continue }
            let match = Match(values: Dictionary(query) { first, _ in first }.merging(values) { $1 })
            if let steps = route.path(match) { return DeepLink(steps) }
        }
        return nil
    }

    private static func match(_ pattern: [Substring], _ parts: [String]) -> [String: String]? {
        guard pattern.count == parts.count else { return nil }
        var values: [String: String] = [:]
        for (name, part) in zip(pattern, parts) {
            if name.hasPrefix(":") {
                values[String(name.dropFirst())] = part
            } else if name != part {
                return nil
            }
        }
        return values
    }
}
