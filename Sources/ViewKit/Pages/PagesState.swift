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
    /// How far the change to the selected page is, from 0 to 1, while something drives it; nil if its animation runs by itself. It runs from
    /// the progress that was shown last; a change back to the page before begins where the two pages are.
    public var progress: Double?
    /// Whether the user can drag the visible page towards the edge where reading begins.
    public var allowsDraggingForward = false
    /// Whether the user can drag the visible page towards the edge where reading ends.
    public var allowsDraggingBackward = false
    /// What the tabs show beside their titles, in order; a tab without an element has default traits.
    public var tabs: [TabTraits] = []
    /// Whether the user can move the tabs.
    public var isReorderable = false

    /// Creates the state of a new view.
    public init() {}

    public var validationError: String? {
        progress.flatMap { outOfRange("progress", $0, 0...1) } ?? animation.motion?.validationError
    }
}

extension ContainerKind where State == PagesState, Event == PagesEvent {
    /// The kind of ``PageStack``.
    public static var pageStack: Self { Self("pageStack") }
    /// The kind of ``TabView``.
    public static var tabView: Self { Self("tabView") }
    /// The kind of ``PageView``.
    public static var pageView: Self { Self("pageView") }
}
