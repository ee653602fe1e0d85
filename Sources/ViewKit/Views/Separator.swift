// SPDX-License-Identifier: MIT

/// A line between views.
public final class Separator: Control<SeparatorState, Never> {
    /// - Parameter axis: the direction of the line itself.
    public init(_ axis: Axis = .horizontal) {
        super.init(SeparatorState(axis: axis), Toolkit.backend.makeSeparator())
    }
}

/// What a ``Separator`` shows.
public struct SeparatorState: Sendable, Codable, Equatable {
    /// The direction of the line.
    public var axis = Axis.horizontal
}
