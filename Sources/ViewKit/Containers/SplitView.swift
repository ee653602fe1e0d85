// SPDX-License-Identifier: MIT

/// A side bar and the content that it leads to, with a border that can be moved.
public final class SplitView: Container<SplitViewState> {
    /// A side bar, `sidebarWidth` logical pixels wide at first, with `content` beside it.
    public init(sidebar: any View, content: any View, sidebarWidth: Int = 240) {
        super.init(
            SplitViewState(sidebarWidth: sidebarWidth), Toolkit.backend.makeSplitView(), [sidebar, content])
    }
}

/// How a ``SplitView`` begins.
public struct SplitViewState: Sendable, Codable, Equatable {
    /// The width of the side bar when first shown, in logical pixels.
    public var sidebarWidth = 240
}
