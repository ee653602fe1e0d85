// SPDX-License-Identifier: MIT

/// Pages, of which one is seen.
///
/// It only shows: navigation between screens belongs to `NavigationController`, which uses one.
public final class PageStack: Container<PageStackState> {
    /// A stack without pages.
    public init() { super.init(PageStackState(), Toolkit.backend.makePageStack()) }

    /// The page that is seen.
    public private(set) var visiblePage: (any View)?

    /// Shows a page, and keeps only `pages`.
    public func show(_ page: (any View)?, among pages: [any View], transition: PageTransition = .none) {
        // The page that goes has to be there until the new one is on its way in.
        let leaving = children.filter { child in !pages.contains { $0 === child } }
        setChildren(pages + leaving)
        visiblePage = page
        state = PageStackState(
            visiblePage: page.flatMap { page in pages.firstIndex { $0 === page } }, transition: transition)
        if !leaving.isEmpty { setChildren(pages) }
    }

    package override func removeChild(_ view: any View) {
        if visiblePage === view {
            visiblePage = nil
            state.visiblePage = nil
        }
        super.removeChild(view)
    }
}

/// How a page replaces another.
public enum PageTransition: String, Sendable, Codable {
    /// At once, coming in as what is next or as what was before, or by fading.
    case none, push, pop, fade
}

/// What a ``PageStack`` shows.
public struct PageStackState: Sendable, Codable, Equatable {
    /// The page that is seen, counted from zero; nil for none.
    public var visiblePage: Int?
    /// How it comes into sight.
    public var transition = PageTransition.none
}
