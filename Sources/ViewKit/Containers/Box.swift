// SPDX-License-Identifier: MIT

/// Views in a row or in a column.
///
/// ```swift
/// Box(.horizontal, spacing: 6, [nameLabel, callButton])
/// ```
open class Box: Container<BoxState> {
    private let isHomogeneous: Bool
    /// Whether a child that is the only one takes the whole length of the box.
    package var onlyChildFills = false { didSet { updateHomogeneity() } }

    /// A row or a column of `children`, `spacing` logical pixels apart, of the same length if it is
    /// homogeneous.
    public init(
        _ axis: Axis = .vertical, spacing: Int = 0, isHomogeneous: Bool = false, _ children: [any View] = []
    ) {
        self.isHomogeneous = isHomogeneous
        super.init(
            BoxState(axis: axis, spacing: spacing, isHomogeneous: isHomogeneous), Toolkit.backend.makeBox(),
            children)
    }

    /// Views in a column.
    public convenience init(spacing: Int = 0, _ children: [any View]) {
        self.init(.vertical, spacing: spacing, children)
    }

    /// The space between two views, in logical pixels.
    public var spacing: Int {
        get { state.spacing }
        set { state.spacing = newValue }
    }

    /// The views in it; setting it keeps those that stay.
    public var views: [any View] {
        get { children }
        set { setChildren(newValue) }
    }

    /// Adds `view` at the end.
    public func append(_ view: any View) { setChildren(children + [view]) }
    /// Takes `view` out; it does nothing if that is elsewhere.
    public func remove(_ view: any View) { removeChild(view) }

    package override func setChildren(_ views: [any View]) {
        super.setChildren(views)
        updateHomogeneity()
    }

    private func updateHomogeneity() {
        state.isHomogeneous = isHomogeneous || onlyChildFills && children.count == 1
    }
}

/// How a ``Box`` lays out its children.
public struct BoxState: Sendable, Codable, Equatable {
    /// In a row or in a column.
    public var axis = Axis.vertical
    /// The space between two children, in logical pixels.
    public var spacing = 0
    /// Whether all children get the same length.
    public var isHomogeneous = false
}
