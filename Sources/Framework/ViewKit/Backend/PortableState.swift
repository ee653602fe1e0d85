// SPDX-License-Identifier: MIT

/// The state of a view: the values that its backend shows.
///
/// A state is a structure with a default value for each property, so that a program with a newer or an older version of the structure can
/// read it: it ignores the properties that it does not know, and takes those that are missing from ``init()``.
///
/// ```swift
/// public struct RatingState: PortableState {
///     public var stars = 0
///     public init() {}
///     public var validationError: String? { (0...5).contains(stars) ? nil : "stars is \(stars); it must be from 0 to 5" }
/// }
/// ```
public protocol PortableState: Sendable, Codable, Equatable {
    /// Creates the state of a new view.
    init()

    /// An error message that says which value cannot be shown and which values can; nil if all values are valid.
    ///
    /// A backend receives valid states only: a change to an invalid state is refused and reported, see ``ViewReport``.
    var validationError: String? { get }

    /// Cuts texts that would take too long to lay out, and returns the name of a property that was cut; nil if none is too long.
    ///
    /// A view cuts the texts of its state before it validates the state, and reports each cut; see ``ViewReport``.
    mutating func cutLongTexts() -> String?
}

extension PortableState {
    /// Creates the state of a new view, and changes it.
    public init(_ change: (inout Self) -> Void) {
        self.init()
        change(&self)
    }

    /// Returns nil: all values are valid.
    public var validationError: String? { nil }

    /// Cuts nothing, and returns nil.
    public mutating func cutLongTexts() -> String? { nil }
}

/// The greatest length of a view, in logical pixels. GTK lays it out without an integer overflow.
package let maximumLength = 32_767

/// Returns an error message unless `value` is in `range`.
package func outOfRange<Value: Comparable>(
    _ name: String, _ value: Value, _ range: ClosedRange<Value>
) -> String? {
    range.contains(value)
        ? nil : "\(name) is \(value); it must be from \(range.lowerBound) to \(range.upperBound)"
}

/// Returns an error message unless `value` is a length in logical pixels.
package func notALength(_ name: String, _ value: Int?) -> String? {
    value.flatMap { outOfRange(name, $0, 0...maximumLength) }
}

/// Returns an error message unless `index` is below `count`.
package func outOfIndices(_ name: String, _ index: Int, _ count: Int) -> String? {
    if (0..<count).contains(index) { return nil }
    return "\(name) is \(index), "
        + (count == 0 ? "but there are none to choose from" : "and must be from 0 to \(count - 1)")
}
