// SPDX-License-Identifier: MIT

import RxKernel

/// Views of which one is seen: what ``PageStack``, ``TabView`` and ``PageView`` have in common.
///
/// It only shows: which page is seen is decided by the controller that owns it, `NavigationController`, `TabController` or
/// `PageController`, also where the person chose it.
open class Pages: Container<PagesState> {
    /// The page that is seen, or on its way in.
    public private(set) var visiblePage: (any View)?

    /// The pages that the person chooses, by their place. Nothing has been done about it yet.
    public let selections = PublishRelay<Int>()

    private let pages: any BackendPages
    private let completion = PageCompletion()
    private var isChanging = false
    private var isShown = true

    package init(_ pages: any BackendPages) {
        self.pages = pages
        super.init(PagesState(), asContainer(pages))
        pages.onEvent = { [weak self] event in self?.receive(event) }
    }

    /// Shows a page, and keeps only `pages`.
    ///
    /// - Parameters:
    ///   - titles: what the pages are called, for a view that shows that.
    ///   - completed: called once: when the page is in place, or when nothing will come of that any more.
    public func show(
        _ page: (any View)?, among pages: [any View], titles: [String] = [],
        animation: PageAnimation = .instant, completed: (() -> Void)? = nil
    ) {
        let isNew = page !== visiblePage
        if isNew { finish() }
        // The page that goes has to be there until the new one is on its way in.
        let leaving = children.filter { child in !pages.contains { $0 === child } }
        isChanging = true
        setChildren(pages + leaving)
        visiblePage = page
        isShown = isShown && !isNew
        state = PagesState(
            titles: titles, selected: page.flatMap { page in pages.firstIndex { $0 === page } },
            animation: animation, changes: state.changes + (isNew ? 1 : 0))
        if !leaving.isEmpty { setChildren(pages) }
        isChanging = false
        completion.add(completed)
        if isShown { finish() }
    }

    package override func removeChild(_ view: any View) {
        if visiblePage === view {
            visiblePage = nil
            state.selected = nil
        }
        super.removeChild(view)
    }

    private func receive(_ event: PagesEvent) {
        switch event {
        case .selected(let index): selections.accept(index)
        case .shown:
            isShown = true
            if !isChanging { finish() }
        }
    }

    private func finish() { completion.call() }
}

/// The closures to call when a page is in place; they are called at the latest when the pages are released.
@MainActor private final class PageCompletion {
    private var closures: [() -> Void] = []

    isolated deinit { call() }

    func add(_ closure: (() -> Void)?) {
        if let closure { closures.append(closure) }
    }

    func call() {
        let closures = closures
        self.closures = []
        for closure in closures { closure() }
    }
}

/// What ``Pages`` show.
public struct PagesState: Sendable, Codable, Equatable {
    /// What the pages are called, as far as they are called anything.
    public var titles: [String] = []
    /// The page that is to be seen.
    public var selected: Int?
    /// How it takes the place of the one before.
    public var animation = PageAnimation.instant
    /// How often another page took the place of one: each time is to be shown, though it be in the same place.
    public var changes = 0
}

/// What happens to ``Pages``.
public enum PagesEvent: Sendable, Codable, Equatable {
    /// The person wants to see that page.
    case selected(Int)
    /// The selected page is in place: nothing moves any more.
    case shown
}

/// A container too, which the compiler only sees of one whose type is opened.
@MainActor private func asContainer(_ pages: some BackendPages) -> any BackendContainer<PagesState> { pages }
