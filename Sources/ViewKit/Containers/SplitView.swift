// SPDX-License-Identifier: MIT

/// A side bar and a content beside it. The user can move the border between them.
///
/// Controllers use it through `SplitController`.
public final class SplitView: Container<SplitViewState, Never> {
    /// Creates a side bar whose initial width is `sidebarWidth` logical pixels, with `content` beside it.
    public init(sidebar: any View, content: any View, sidebarWidth: Int = 240) {
        super.init(SplitViewState { $0.sidebarWidth = sidebarWidth }, .splitView, [sidebar, content])
    }
}

/// The initial state of a ``SplitView``.
public struct SplitViewState: PortableState {
    /// The initial width of the side bar, in logical pixels.
    public var sidebarWidth = 240

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        notALength("sidebarWidth", sidebarWidth)
    }
}

extension ContainerKind where State == SplitViewState, Event == Never {
    /// The kind of ``SplitView``.
    public static var splitView: Self { Self("splitView") }
}
