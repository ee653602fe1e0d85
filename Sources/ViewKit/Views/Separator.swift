// SPDX-License-Identifier: MIT

/// A line between two views.
public final class Separator: Control<SeparatorState, Never> {
    /// - Parameter axis: the direction of the line.
    public init(_ axis: Axis = .horizontal) {
        super.init(SeparatorState(axis: axis), Toolkit.backend.makeSeparator())
    }
}

/// The state of a ``Separator``.
public struct SeparatorState: Sendable, Codable, Equatable {
    /// The direction of the line.
    public var axis = Axis.horizontal
}
