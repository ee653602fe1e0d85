// SPDX-License-Identifier: MIT

/// Keeps a view from growing wider than is good for it, in the middle of a space that is wider.
///
/// ```swift
/// Clamp(searchField, maximumWidth: 640)
/// ```
///
/// What scrolls has the same in ``ScrollView/maximumContentWidth``, so that its bar stays at the edge.
public final class Clamp: Container<ClampState> {
    /// A view around `content`, which becomes no wider than `maximumWidth` logical pixels, or than it has to be.
    public init(_ content: (any View)? = nil, maximumWidth: Int) {
        super.init(
            ClampState(maximumWidth: maximumWidth), Toolkit.backend.makeClamp(), content.map { [$0] } ?? [])
    }

    /// The view whose width is limited; another one takes its place.
    public var content: (any View)? {
        get { children.first }
        set { setChildren(newValue.map { [$0] } ?? []) }
    }

    /// The greatest width of the content, in logical pixels.
    public var maximumWidth: Int {
        get { state.maximumWidth }
        set { state.maximumWidth = newValue }
    }
}

/// How a ``Clamp`` lays out its content.
public struct ClampState: Sendable, Codable, Equatable {
    /// The greatest width of the content, in logical pixels.
    public var maximumWidth = 0
}
