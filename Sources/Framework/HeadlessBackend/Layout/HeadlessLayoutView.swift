// SPDX-License-Identifier: MIT

import ViewKit

/// A layout view in memory. It does not compute positions. It reports each layout of its window that includes it.
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
