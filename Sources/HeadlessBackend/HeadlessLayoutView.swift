// SPDX-License-Identifier: MIT

import ViewKit

/// A layout view in memory. It places nothing, and reports each layout of its window that concerns it.
@preconcurrency @MainActor
public final class HeadlessLayoutView: HeadlessContainer<LayoutViewState, LayoutEvent>, BackendLayoutView {
    /// The active constraints, by their ids.
    public private(set) var constraints: [Int: LayoutConstraintState] = [:]

    public func add(_ constraint: LayoutConstraintState, id: Int) {
        constraints[id] = constraint
        setNeedsLayout()
    }

    public func removeConstraint(id: Int) {
        constraints[id] = nil
        setNeedsLayout()
    }
}
