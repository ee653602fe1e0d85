// SPDX-License-Identifier: MIT

/// The state of ``Pages``.
public struct PagesState: PortableState {
    /// The titles of the pages, if the view shows titles.
    public var titles: [String] = []
    /// The index of the visible page; nil for none.
    public var selected: Int?
    /// The animation from the previous page to the visible one.
    public var animation = PageAnimation.instant
    /// The number of changes of the visible page. It distinguishes two changes to the same index.
    public var changes = 0
    /// The progress of the change to the selected page, from 0 to 1, while a driver controls it; nil if the
    /// animation runs. The animation begins at the progress that was shown last; a change back to the
    /// previous page begins at the positions that the two pages have.
    public var progress: Double?
    /// Whether the user can drag the visible page towards the leading edge.
    public var allowsDraggingForward = false
    /// Whether the user can drag the visible page towards the trailing edge.
    public var allowsDraggingBackward = false
    /// The traits of the tabs, in order; a tab without an element has default traits.
    public var tabs: [TabTraits] = []
    /// Whether the user can move the tabs.
    public var isReorderable = false
    /// Where the row of tabs is.
    public var placement = TabPlacement.above
    /// The tab views whose tabs the user can drop here, and which take the tabs of this one; nil for none.
    public var exchange: TabExchangeMember?

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

/// What happens to ``Pages``.
public enum PagesEvent: Sendable, Codable, Equatable {
    /// The user selected the page with this index. It becomes visible when a state selects it.
    case selected(Int)
    /// The selected page is in its position, and no animation runs.
    case shown
    /// The user has begun to drag the visible page in a direction that the state allows.
    case dragBegan(PageAnimation.Direction)
    /// The user has dragged the page by this distance, from 0 to 1, in widths of the page.
    case dragged(Double)
    /// The user has ended a drag of the page, which moved with this velocity, in widths of the page per second.
    case dragEnded(velocity: Double)
    /// The drag was cancelled, for example because another finger touched the screen.
    case dragCancelled
    /// The user requested something for a tab.
    case tab(TabRequest)
}
