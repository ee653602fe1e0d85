// SPDX-License-Identifier: MIT

/// Shows a part of a view that is larger than the space there is.
///
/// Lists belong in one; ``maximumContentWidth`` keeps text and forms readable in a wide window.
public final class ScrollView: Container<ScrollViewState> {
    public init(
        _ content: any View, horizontally: Bool = false, vertically: Bool = true,
        maximumContentWidth: Int? = nil
    ) {
        super.init(
            ScrollViewState(
                scrollsHorizontally: horizontally, scrollsVertically: vertically,
                maximumContentWidth: maximumContentWidth),
            Toolkit.backend.makeScrollView(), [content])
    }

    /// The greatest width of the content, which is centred in a wider view; nil for all of it.
    public var maximumContentWidth: Int? {
        get { state.maximumContentWidth }
        set { state.maximumContentWidth = newValue }
    }
}

public struct ScrollViewState: Sendable, Codable, Equatable {
    public var scrollsHorizontally = false
    public var scrollsVertically = true
    public var maximumContentWidth: Int?
}
