// SPDX-License-Identifier: MIT

/// A range of the versions of a plugin: `>=1.2 <2`.
///
/// ```swift
/// let range = VersionRange(">=1.2 <2")
/// if range?.contains("1.4") == true { print("usable") }
/// ```
/// It is a list of comparisons, separated by spaces, that all have to be true. The operators are `>=`, `>`, `<=`, `<` and `=`.
/// An empty list allows each version, also a version that is not a ``PluginVersion``.
public struct VersionRange: Hashable, Sendable {
    /// All versions.
    public static let all = VersionRange(comparisons: [])

    private enum Operator: String, CaseIterable {
        // The longer operators come first, because they begin with the shorter ones.
        case atLeast = ">="
        case atMost = "<="
        case above = ">"
        case below = "<"
        case equal = "="
    }

    private struct Comparison: Hashable {
        let comparator: Operator
        let version: PluginVersion
    }

    private let comparisons: [Comparison]

    private init(comparisons: [Comparison]) { self.comparisons = comparisons }

    /// Creates a range from its text. Returns nil if the text is not valid, or if the range allows no version.
    public init?(_ text: some StringProtocol) {
        var comparisons: [Comparison] = []
        for part in text.split(separator: " ") {
            guard let comparator = Operator.allCases.first(where: { part.hasPrefix($0.rawValue) }),
                let version = PluginVersion(part.dropFirst(comparator.rawValue.count))
            else { return nil }
            comparisons.append(Comparison(comparator: comparator, version: version))
        }
        self.comparisons = comparisons
        guard !isEmpty else { return nil }
    }

    /// Whether each version is allowed.
    public var isUnlimited: Bool { comparisons.isEmpty }

    /// Returns whether a version is allowed.
    public func contains(_ version: PluginVersion) -> Bool {
        comparisons.allSatisfy {
            switch $0.comparator {
            case .atLeast: version >= $0.version
            case .atMost: version <= $0.version
            case .above: version > $0.version
            case .below: version < $0.version
            case .equal: version == $0.version
            }
        }
    }

    /// Returns whether a version is allowed. A text that is not a ``PluginVersion`` is allowed only by ``all``.
    public func contains(_ version: String) -> Bool {
        isUnlimited || PluginVersion(version).map(contains) ?? false
    }

    /// Whether the range allows no version, as `>2 <1` does.
    private var isEmpty: Bool {
        let lower = comparisons.filter { [.atLeast, .above, .equal].contains($0.comparator) }
        let upper = comparisons.filter { [.atMost, .below, .equal].contains($0.comparator) }
        return lower.contains { low in
            upper.contains { high in
                high.version < low.version
                    || high.version == low.version && (low.comparator == .above || high.comparator == .below)
            }
        }
    }
}

extension VersionRange: CustomStringConvertible {
    /// The comparisons, separated by spaces; empty for ``all``.
    public var description: String {
        comparisons.map { "\($0.comparator.rawValue)\($0.version)" }.joined(separator: " ")
    }
}

extension VersionRange: Codable {
    /// Reads the text of a range.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard let range = VersionRange(text) else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath, debugDescription: "\"\(text)\" is not a range of versions"
                ))
        }
        self = range
    }

    /// Writes the text of the range.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
