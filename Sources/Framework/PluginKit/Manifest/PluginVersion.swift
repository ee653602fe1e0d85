// SPDX-License-Identifier: MIT

/// A version that can be compared: one to four numbers with dots between them, as in `1.2`.
///
/// ```swift
/// if let old = PluginVersion("1.9"), let new = PluginVersion("1.10"), old < new { print("an update") }
/// ```
/// Missing numbers are 0, so that `1` equals `1.0`.
public struct PluginVersion: Sendable {
    /// The numbers in the text, including zeros at the end.
    public let numbers: [Int]

    /// Creates a version from its text. Returns nil if the text is not valid.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...4).contains(parts.count) else { return nil }
        var numbers: [Int] = []
        for part in parts {
            guard (1...6).contains(part.utf8.count), part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let number = Int(part)
            else { return nil }
            numbers.append(number)
        }
        self.numbers = numbers
    }

    private var significant: ArraySlice<Int> {
        numbers[...(numbers.lastIndex { $0 != 0 } ?? 0)]
    }
}

extension PluginVersion: Comparable, Hashable {
    /// Returns whether `left` is the earlier version.
    public static func < (left: PluginVersion, right: PluginVersion) -> Bool {
        left.significant.lexicographicallyPrecedes(right.significant)
    }

    /// Returns whether both are the same version: `1` is `1.0`.
    public static func == (left: PluginVersion, right: PluginVersion) -> Bool {
        left.significant == right.significant
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(significant) }
}

extension PluginVersion: CustomStringConvertible {
    /// The numbers with dots between them.
    public var description: String { numbers.map(String.init).joined(separator: ".") }
}
