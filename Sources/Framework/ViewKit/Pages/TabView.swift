// SPDX-License-Identifier: MIT

import RxKernel

/// Pages below a row of tabs, which show the titles of the pages.
///
/// Controllers use it through `TabController`. The tabs can be reached by keyboard; Ctrl+PageUp and Ctrl+PageDown select the previous
/// and the next tab from anywhere in the view, and Ctrl+Shift+PageUp and Ctrl+Shift+PageDown move the selected tab. Ctrl+W closes the
/// selected tab if it can be closed. Tabs for which there is no space are reached by scrolling, or by the menu at the end of the row.
/// ```swift
/// let tabs = TabController([inbox, drafts])  // shows its screens in a TabView
/// ```
public final class TabView: Pages {
    /// The requests of the user for tabs. The view changes nothing by itself: its owner changes the pages.
    public let requests = PublishRelay<TabRequest>()

    /// Creates a view without pages.
    public init() { super.init(.tabView) }

    /// Whether the user can move the tabs.
    public var isReorderable: Bool {
        get { state.isReorderable }
        set { state.isReorderable = newValue }
    }

    /// Where the row of tabs is.
    public var placement: TabPlacement {
        get { state.placement }
        set { state.placement = newValue }
    }

    /// The tab views whose tabs the user can drop here, and which take the tabs of this one; nil for none.
    public var exchange: TabExchangeMember? {
        get { state.exchange }
        set { state.exchange = newValue }
    }

    public override func receive(_ event: PagesEvent) {
        switch event {
        case .tab(.take(let index, from: let number, at: let drop)):
            guard let exchange, index >= 0 else { return }
            switch drop {
            case .before(let index): guard (0...children.count).contains(index) else { return }
            case .pages: break
            case .trailingHalf, .bottomHalf: guard exchange.takesEdges else { return }
            }
            requests.accept(.take(index, from: number, at: drop))
        case .tab(let request):
            if children.indices.contains(request.index) { requests.accept(request) }
        default: super.receive(event)
        }
    }
}

/// A request of the user for a tab of a ``TabView``.
public enum TabRequest: Sendable, Codable, Equatable {
    /// The user moves the tab to the index `to`, counted after the move.
    case move(Int, to: Int)
    /// The user closes the tab.
    case close(Int)
    /// The user moves the tab into a window of its own.
    case detach(Int)
    /// The user drops a tab here: the one with this index, of the tab view with the number `from` of the
    /// ``TabView/exchange``. It may be this tab view.
    case take(Int, from: Int, at: TabDrop)

    /// The index of the tab.
    public var index: Int {
        switch self {
        case .move(let index, to: _), .close(let index), .detach(let index), .take(let index, from: _, at: _):
            index
        }
    }
}

/// The properties of a tab of a ``TabView``, except its title.
public struct TabTraits: Sendable, Codable, Equatable {
    /// The name of the icon before the title; nil for none.
    public var icon: String?
    /// A short text after the title, such as the number of unread messages; empty for none.
    public var badge = ""
    /// Whether the user can close the tab.
    public var isClosable = false
    /// Whether the user can move the tab into a window of its own.
    public var isDetachable = false

    /// Creates the traits of a tab that shows its title only, and that the user can only select.
    public init() {}
}

/// Where the row of tabs of a ``TabView`` is. A `TabController` sets it.
/// ```swift
/// tabView.placement = .header
/// ```
public enum TabPlacement: String, Sendable, Codable, CaseIterable {
    /// Above the pages.
    case above
    /// In place of the title in the ``HeaderBar`` of the window; above the pages in a window without one.
    case header
    /// Nowhere, for a single page.
    case hidden
}
