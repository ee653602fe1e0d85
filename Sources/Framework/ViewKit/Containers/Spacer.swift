// SPDX-License-Identifier: MIT

/// An empty view that takes the remaining space in a ``Box``, so that the views after it are at the end.
///
/// ```swift
/// Box(.horizontal, spacing: 6, [cancelButton, Spacer(), saveButton])
/// ```
/// Use ``PortableView/margins`` for a distance of a fixed length. A spacer is invisible; the keyboard focus and screen readers do not reach
/// it. Main thread only.
public final class Spacer: Box {
    /// Creates a spacer.
    ///
    /// - Parameters:
    ///   - axis: the direction in which it takes space, which must be the axis of its box.
    ///   - minimumLength: the smallest length, in logical pixels.
    public init(_ axis: Axis = .horizontal, minimumLength: Int = 0) {
        super.init(axis)
        switch axis {
        case .horizontal:
            expandsHorizontally = true
            minimumWidth = minimumLength
        case .vertical:
            expandsVertically = true
            minimumHeight = minimumLength
        }
    }
}
