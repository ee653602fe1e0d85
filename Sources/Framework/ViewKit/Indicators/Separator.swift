// SPDX-License-Identifier: MIT

/// A line between two views.
/// ```swift
/// let row = Box(.vertical, [header, Separator(), list])
/// ```
public final class Separator: Control<SeparatorState, Never> {
    /// - Parameter axis: the direction of the line.
    public init(_ axis: Axis = .horizontal) {
        super.init(SeparatorState { $0.axis = axis }, .separator)
    }
}

/// The state of a ``Separator``.
public struct SeparatorState: PortableState {
    /// The direction of the line.
    public var axis = Axis.horizontal

    /// Creates the state of a new view.
    public init() {}
}

extension ControlKind where State == SeparatorState, Event == Never {
    /// The kind of ``Separator``.
    public static var separator: Self { Self("separator") }
}
