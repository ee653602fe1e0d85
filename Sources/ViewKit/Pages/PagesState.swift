// SPDX-License-Identifier: MIT

/// The state of ``Pages``.
public struct PagesState: PortableState {
    /// The titles of the pages, if the view shows titles.
    public var titles: [String] = []
    /// The index of the visible page; nil for none.
    public var selected: Int?
    /// How the visible page takes the place of the one before.
    public var animation = PageAnimation.instant
    /// How often another page has become visible. The number tells apart two changes that lead to the same index.
    public var changes = 0

    /// Creates the state of a new view.
    public init() {}
}

extension ContainerKind where State == PagesState, Event == PagesEvent {
    /// The kind of ``PageStack``.
    public static var pageStack: Self { Self("pageStack") }
    /// The kind of ``TabView``.
    public static var tabView: Self { Self("tabView") }
    /// The kind of ``PageView``.
    public static var pageView: Self { Self("pageView") }
}
