// SPDX-License-Identifier: MIT

/// Shows a part of a view that is larger than the space there is.
///
/// Lists belong in one; ``maximumContentWidth`` keeps text and forms readable in a wide window.
public final class ScrollView: Container<ScrollViewState> {
    /// The part of `content` that there is room for; the rest is reached by moving it, in the directions that
    /// are given.
    ///
    /// `maximumContentWidth` is in logical pixels.
    public init(
        _ content: (any View)? = nil, horizontally: Bool = false, vertically: Bool = true,
        maximumContentWidth: Int? = nil
    ) {
        super.init(
            ScrollViewState(
                scrollsHorizontally: horizontally, scrollsVertically: vertically,
                maximumContentWidth: maximumContentWidth),
            Toolkit.backend.makeScrollView(), content.map { [$0] } ?? [])
    }

    /// The view of which a part is shown; another one takes its place.
    public var content: (any View)? {
        get { children.first }
        set { setChildren(newValue.map { [$0] } ?? []) }
    }

    /// The greatest width of the content, which is centred in a wider view; nil for all of it.
    public var maximumContentWidth: Int? {
        get { state.maximumContentWidth }
        set { state.maximumContentWidth = newValue }
    }
}

/// How a ``ScrollView`` shows its content.
public struct ScrollViewState: Sendable, Codable, Equatable {
    /// Whether it moves from side to side.
    public var scrollsHorizontally = false
    /// Whether it moves up and down.
    public var scrollsVertically = true
    /// The greatest width of the content, in logical pixels; nil for all of the view's.
    public var maximumContentWidth: Int?
}
