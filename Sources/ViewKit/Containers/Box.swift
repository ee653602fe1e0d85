// SPDX-License-Identifier: MIT

/// Views in a row or in a column.
///
/// ```swift
/// Box(.horizontal, spacing: 6, [nameLabel, callButton])
/// ```
open class Box: Container<BoxState> {
    public init(
        _ axis: Axis = .vertical, spacing: Int = 0, isHomogeneous: Bool = false, _ children: [any View] = []
    ) {
        super.init(
            BoxState(axis: axis, spacing: spacing, isHomogeneous: isHomogeneous), Toolkit.backend.makeBox(),
            children)
    }

    /// Views in a column.
    public convenience init(spacing: Int = 0, _ children: [any View]) {
        self.init(.vertical, spacing: spacing, children)
    }

    public var spacing: Int {
        get { state.spacing }
        set { state.spacing = newValue }
    }

    /// The views in it; setting it keeps those that stay.
    public var views: [any View] {
        get { children }
        set { setChildren(newValue) }
    }

    public func append(_ view: any View) { setChildren(children + [view]) }
    public func remove(_ view: any View) { removeChild(view) }
}

public struct BoxState: Sendable, Codable, Equatable {
    public var axis = Axis.vertical
    public var spacing = 0
    /// Whether all children get the same length.
    public var isHomogeneous = false
}
