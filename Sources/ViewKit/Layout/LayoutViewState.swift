// SPDX-License-Identifier: MIT

/// How a ``LayoutView`` places its children.
public struct LayoutViewState: Sendable, Codable, Equatable {
    /// The active constraints. Without any, the children are stacked from top to bottom.
    public var constraints: [LayoutConstraintState] = []
}
