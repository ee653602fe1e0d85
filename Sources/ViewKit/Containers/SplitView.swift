// SPDX-License-Identifier: MIT

/// A side bar and a content beside it. The user can move the border between them.
///
/// Controllers use it through `SplitController`.
public final class SplitView: Container<SplitViewState> {
    /// Creates a side bar whose initial width is `sidebarWidth` logical pixels, with `content` beside it.
    public init(sidebar: any View, content: any View, sidebarWidth: Int = 240) {
        super.init(
            SplitViewState(sidebarWidth: sidebarWidth), Toolkit.backend.makeSplitView(), [sidebar, content])
    }
}

/// The initial state of a ``SplitView``.
public struct SplitViewState: Sendable, Codable, Equatable {
    /// The initial width of the side bar, in logical pixels.
    public var sidebarWidth = 240
}
