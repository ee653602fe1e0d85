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
