// SPDX-License-Identifier: MIT

/// A vertical edge or line of a view: leading, trailing or the middle.
/// ```swift
/// let edge = field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12)
/// ```
@preconcurrency @MainActor public struct LayoutXAxisAnchor: LayoutEdge {
    /// The view or the guide.
    public let item: any LayoutItem
    /// The edge or line of it.
    public let attribute: LayoutAttribute
}

/// A horizontal edge or line of a view: top, bottom, the middle or a baseline.
/// ```swift
/// let below = field.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 6)
/// ```
@preconcurrency @MainActor public struct LayoutYAxisAnchor: LayoutEdge {
    /// The view or the guide.
    public let item: any LayoutItem
    /// The edge or line of it.
    public let attribute: LayoutAttribute
}

/// An edge or a line of a view, which can be related to another one of the same direction.
@preconcurrency @MainActor public protocol LayoutEdge {
    /// The view or the guide.
    var item: any LayoutItem { get }
    /// The edge or line of it.
    var attribute: LayoutAttribute { get }
}

extension LayoutEdge {
    /// Returns a constraint that places this edge `constant` logical pixels after `other`. It is not active yet.
    public func constraint(equalTo other: Self, constant: Double = 0) -> LayoutConstraint {
        constraint(.equal, other, constant)
    }

    /// Returns a constraint that places this edge at most `constant` logical pixels after `other`. It is not active yet.
    public func constraint(lessThanOrEqualTo other: Self, constant: Double = 0) -> LayoutConstraint {
        constraint(.lessThanOrEqual, other, constant)
    }

    /// Returns a constraint that places this edge at least `constant` logical pixels after `other`. It is not active yet.
    public func constraint(greaterThanOrEqualTo other: Self, constant: Double = 0) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, other, constant)
    }

    private func constraint(_ relation: LayoutRelation, _ other: Self, _ constant: Double) -> LayoutConstraint
    {
        LayoutConstraint(
            item, attribute, relation, other.item, other.attribute, multiplier: 1, constant: constant)
    }
}

/// The width or the height of a view or a guide.
/// ```swift
/// let width = field.widthAnchor.constraint(greaterThanOrEqualToConstant: 240)
/// ```
@preconcurrency @MainActor public struct LayoutDimension {
    let item: any LayoutItem
    let attribute: LayoutAttribute

    /// Returns a constraint that makes this length `multiplier` times `other` plus `constant` logical pixels. It is not active yet.
    public func constraint(
        equalTo other: LayoutDimension, multiplier: Double = 1, constant: Double = 0
    ) -> LayoutConstraint {
        LayoutConstraint(
            item, attribute, .equal, other.item, other.attribute, multiplier: multiplier, constant: constant)
    }

    /// Returns a constraint that makes this length `constant` logical pixels. It is not active yet.
    public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
        LayoutConstraint(item, attribute, .equal, nil, nil, multiplier: 0, constant: constant)
    }

    /// Returns a constraint that makes this length at least `constant` logical pixels. It is not active yet.
    public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
        LayoutConstraint(item, attribute, .greaterThanOrEqual, nil, nil, multiplier: 0, constant: constant)
    }

    /// Returns a constraint that makes this length at most `constant` logical pixels. It is not active yet.
    public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
        LayoutConstraint(item, attribute, .lessThanOrEqual, nil, nil, multiplier: 0, constant: constant)
    }
}
