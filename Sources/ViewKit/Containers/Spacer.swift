// SPDX-License-Identifier: MIT

/// An empty view that takes the space that remains in a ``Box``, so that the views after it are at the end.
///
/// ```swift
/// Box(.horizontal, spacing: 6, [cancelButton, Spacer(), saveButton])
/// ```
/// Use ``PortableView/margins`` for a distance of a fixed length. The user does not see it, and neither the keyboard focus nor screen
/// readers reach it. Main thread only.
public final class Spacer: Box {
    /// Creates a spacer.
    ///
    /// - Parameters:
    ///   - axis: the direction in which it takes space: that of the box that it is in.
    ///   - minimumLength: the least length, in logical pixels.
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
