// SPDX-License-Identifier: MIT

/// A linear constraint: `first.attribute relation second.attribute * multiplier + constant`.
public struct LayoutConstraintState: Sendable, Codable, Equatable {
    /// A view that a constraint refers to, when it is added.
    public enum Item: Sendable, Codable, Hashable {
        /// The container.
        case container
        /// The child with this index.
        case child(Int)
        /// A rectangle that is not shown, by its id: see ``LayoutGuide``. A backend has one while a constraint refers to it.
        case guide(Int)
    }

    /// The view that the constraint places.
    public var first: Item
    /// The edge or the length of `first`.
    public var firstAttribute: LayoutAttribute
    /// How the sides compare.
    public var relation: LayoutRelation
    /// The view that `first` is related to; nil for a constant.
    public var second: Item?
    /// The edge or the length of `second`; nil for a constant.
    public var secondAttribute: LayoutAttribute?
    /// The factor of the second side.
    public var multiplier: Double
    /// The constant that is added to the second side, in logical pixels.
    public var constant: Double
    /// The priority of the constraint.
    public var priority: LayoutPriority

    /// An error message that says which value is not valid; nil if all are.
    package var validationError: String? {
        let range = -Double(maximumLength)...Double(maximumLength)
        return outOfRange("constant", constant, range) ?? outOfRange("multiplier", multiplier, range)
    }
}

/// An edge, a line or a length of a view.
public enum LayoutAttribute: String, Sendable, Codable {
    /// The left edge in a left-to-right layout, the right edge in a right-to-left one.
    case leading
    /// The right edge in a left-to-right layout, the left edge in a right-to-left one.
    case trailing
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The width.
    case width
    /// The height.
    case height
    /// The vertical line in the middle.
    case centerX
    /// The horizontal line in the middle.
    case centerY
    /// The baseline of the first line of text.
    case firstBaseline
}

/// How the two sides of a constraint compare.
public enum LayoutRelation: String, Sendable, Codable {
    /// The first side is at most the second one.
    case lessThanOrEqual
    /// The sides are equal.
    case equal
    /// The first side is at least the second one.
    case greaterThanOrEqual
}

/// The priority of a constraint, which matters if not all constraints can be satisfied.
/// ```swift
/// let width = field.widthAnchor.constraint(equalToConstant: 240)
/// width.priority = .low
/// ```
public enum LayoutPriority: String, Sendable, Codable {
    /// The constraint must be satisfied.
    case required
    /// The constraint is broken after those of medium and low priority.
    case high
    /// The constraint is broken after those of low priority.
    case medium
    /// The constraint is broken first.
    case low
}
