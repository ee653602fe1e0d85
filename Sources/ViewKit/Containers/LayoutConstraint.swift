// SPDX-License-Identifier: MIT

/// A relation between two edges or lengths, which holds while it is active.
///
/// ```swift
/// titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 12).isActive = true
/// ```
/// The container keeps active constraints alive. Main thread only.
@preconcurrency @MainActor public final class LayoutConstraint {
    private unowned let firstView: PortableView
    private weak var secondView: PortableView?
    private let firstAttribute: LayoutAttribute
    private let secondAttribute: LayoutAttribute?
    private let relation: LayoutRelation
    private let multiplier: Double

    /// What is added, in logical pixels.
    public var constant: Double {
        didSet { if let container, isActive { reactivate(in: container) } }
    }

    /// How much it matters when not all constraints can hold.
    public var priority = LayoutPriority.required {
        didSet { if let container, isActive { reactivate(in: container) } }
    }

    private weak var container: LayoutView?

    init(
        _ firstView: PortableView, _ firstAttribute: LayoutAttribute, _ relation: LayoutRelation,
        _ secondView: PortableView?, _ secondAttribute: LayoutAttribute?, multiplier: Double, constant: Double
    ) {
        self.firstView = firstView
        self.firstAttribute = firstAttribute
        self.relation = relation
        self.secondView = secondView
        self.secondAttribute = secondAttribute
        self.multiplier = multiplier
        self.constant = constant
    }

    /// Whether it holds. The views have to be in their container before it is set.
    public var isActive: Bool {
        get { container != nil }
        set {
            guard newValue != isActive else { return }
            if newValue {
                let container = commonContainer
                self.container = container
                container.add(self)
            } else {
                container?.remove(self)
                container = nil
            }
        }
    }

    /// Activates all of them.
    public static func activate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates all of them.
    public static func deactivate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    func refers(to view: any View) -> Bool { view === firstView || view === secondView }

    func state(item: (PortableView) -> LayoutConstraintState.Item) -> LayoutConstraintState {
        LayoutConstraintState(
            first: item(firstView), firstAttribute: firstAttribute, relation: relation,
            second: secondView.map(item),
            secondAttribute: secondAttribute, multiplier: multiplier, constant: constant, priority: priority)
    }

    private func reactivate(in container: LayoutView) {
        container.remove(self)
        container.add(self)
    }

    private var commonContainer: LayoutView {
        let candidates: [PortableView?] = [firstView, secondView, firstView.superview, secondView?.superview]
        for candidate in candidates {
            guard let container = candidate as? LayoutView else { continue }
            let views = [firstView] + [secondView].compactMap(\.self)
            if views.allSatisfy({ $0 === container || $0.superview === container }) {
                return container
            }
        }
        fatalError(
            """
            ViewKit: a constraint was activated between \(firstView) and \(secondView.map { "\($0)" } ?? "a number"), which \
            are not in one view. Return both from subviews(), or constrain one to the controller's view; inside a Box or a \
            Grid there are no constraints.
            """)
    }
}

/// An edge or a centre line, from side to side, of a view.
@preconcurrency @MainActor public struct LayoutXAxisAnchor: LayoutEdge {
    /// The view that it is of.
    public let view: PortableView
    /// Which edge or line it is.
    public let attribute: LayoutAttribute
}

/// An edge, a centre line or a baseline, from top to bottom, of a view.
@preconcurrency @MainActor public struct LayoutYAxisAnchor: LayoutEdge {
    /// The view that it is of.
    public let view: PortableView
    /// Which edge, line or baseline it is.
    public let attribute: LayoutAttribute
}

/// Edges that can be related to others of the same direction.
@preconcurrency @MainActor public protocol LayoutEdge {
    /// The view that it is of.
    var view: PortableView { get }
    /// Which edge or line it is.
    var attribute: LayoutAttribute { get }
}

extension LayoutEdge {
    /// This edge at `other`, moved by `constant` logical pixels, once active.
    public func constraint(equalTo other: Self, constant: Double = 0) -> LayoutConstraint {
        constraint(.equal, other, constant)
    }

    /// This edge at `other`, moved by `constant` logical pixels, or before that, once active.
    public func constraint(lessThanOrEqualTo other: Self, constant: Double = 0) -> LayoutConstraint {
        constraint(.lessThanOrEqual, other, constant)
    }

    /// This edge at `other`, moved by `constant` logical pixels, or behind that, once active.
    public func constraint(greaterThanOrEqualTo other: Self, constant: Double = 0) -> LayoutConstraint {
        constraint(.greaterThanOrEqual, other, constant)
    }

    private func constraint(_ relation: LayoutRelation, _ other: Self, _ constant: Double) -> LayoutConstraint
    {
        LayoutConstraint(
            view, attribute, relation, other.view, other.attribute, multiplier: 1, constant: constant)
    }
}

/// The width or the height of a view.
@preconcurrency @MainActor public struct LayoutDimension {
    let view: PortableView
    let attribute: LayoutAttribute

    /// This length `multiplier` times `other` and `constant` logical pixels more, once active.
    public func constraint(
        equalTo other: LayoutDimension, multiplier: Double = 1, constant: Double = 0
    ) -> LayoutConstraint {
        LayoutConstraint(
            view, attribute, .equal, other.view, other.attribute, multiplier: multiplier, constant: constant)
    }

    /// This length `constant` logical pixels, once active.
    public func constraint(equalToConstant constant: Double) -> LayoutConstraint {
        LayoutConstraint(view, attribute, .equal, nil, nil, multiplier: 0, constant: constant)
    }

    /// This length at least `constant` logical pixels, once active.
    public func constraint(greaterThanOrEqualToConstant constant: Double) -> LayoutConstraint {
        LayoutConstraint(view, attribute, .greaterThanOrEqual, nil, nil, multiplier: 0, constant: constant)
    }

    /// This length at most `constant` logical pixels, once active.
    public func constraint(lessThanOrEqualToConstant constant: Double) -> LayoutConstraint {
        LayoutConstraint(view, attribute, .lessThanOrEqual, nil, nil, multiplier: 0, constant: constant)
    }
}

extension PortableView {
    /// The edge where reading begins: the left one, in a left-to-right language.
    public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(view: self, attribute: .leading) }
    /// The edge where reading ends: the right one, in a left-to-right language.
    public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(view: self, attribute: .trailing) }
    /// The edge where reading begins.
    @available(*, deprecated, renamed: "leadingAnchor")
    public var leftAnchor: LayoutXAxisAnchor { leadingAnchor }
    /// The edge where reading ends.
    @available(*, deprecated, renamed: "trailingAnchor")
    public var rightAnchor: LayoutXAxisAnchor { trailingAnchor }
    /// The middle from side to side.
    public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(view: self, attribute: .centerX) }
    /// The upper edge.
    public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(view: self, attribute: .top) }
    /// The lower edge.
    public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(view: self, attribute: .bottom) }
    /// The middle from top to bottom.
    public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(view: self, attribute: .centerY) }
    /// The line on which its first line of text stands.
    public var firstBaselineAnchor: LayoutYAxisAnchor {
        LayoutYAxisAnchor(view: self, attribute: .firstBaseline)
    }
    /// Its width.
    public var widthAnchor: LayoutDimension { LayoutDimension(view: self, attribute: .width) }
    /// Its height.
    public var heightAnchor: LayoutDimension { LayoutDimension(view: self, attribute: .height) }

    /// The four constraints that make this view cover `other`, less `insets`.
    public func constraints(pinnedTo other: PortableView, insets: Insets = .zero) -> [LayoutConstraint] {
        [
            topAnchor.constraint(equalTo: other.topAnchor, constant: Double(insets.top)),
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: Double(insets.leading)),
            bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: -Double(insets.bottom)),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -Double(insets.trailing)),
        ]
    }
}
