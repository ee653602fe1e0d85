// SPDX-License-Identifier: MIT

import RxKernel

/// The base class of ``PageStack``, ``TabView`` and ``PageView``: views of which one is visible.
///
/// The controller that owns it, such as a `NavigationController` or a `TabController`, decides which page is visible, also when the user
/// has selected one.
open class Pages: Container<PagesState, PagesEvent> {
    /// The page that is visible, or that an animation makes visible.
    public private(set) var visiblePage: (any View)?

    /// The index of each page that the user selects. The page is not visible yet.
    public let selections = PublishRelay<Int>()

    private let completion = PageCompletion()
    private var isChanging = false
    private var isShown = true

    package init(_ kind: ContainerKind<PagesState, PagesEvent>) { super.init(PagesState(), kind) }

    /// Makes a page visible, and removes all pages but `pages`.
    ///
    /// - Parameters:
    ///   - page: the page to show; nil for none.
    ///   - pages: all pages, in order.
    ///   - titles: the titles of the pages, for a view that shows titles.
    ///   - animation: how the page takes the place of the one before.
    ///   - completed: called once: when the page is in its position, or when another page is shown before, or when the view is
    ///     released.
    public func show(
        _ page: (any View)?, among pages: [any View], titles: [String] = [],
        animation: PageAnimation = .instant, completed: (() -> Void)? = nil
    ) {
        let isNew = page !== visiblePage
        if isNew { finish() }
        // The page that is removed has to stay until the animation of the new one has begun.
        let leaving = children.filter { child in !pages.contains { $0 === child } }
        isChanging = true
        setChildren(pages + leaving)
        visiblePage = page
        isShown = isShown && !isNew
        let changes = state.changes + (isNew ? 1 : 0)
        state = PagesState {
            $0.titles = titles
            $0.selected = page.flatMap { page in pages.firstIndex { $0 === page } }
            $0.animation = animation
            $0.changes = changes
        }
        if !leaving.isEmpty { setChildren(pages) }
        isChanging = false
        completion.add(completed)
        if isShown { finish() }
    }

    package override func removeChild(at index: Int) {
        if visiblePage === children[index] {
            visiblePage = nil
            state.selected = nil
        }
        super.removeChild(at: index)
        if let selected = state.selected, index < selected { state.selected = selected - 1 }
    }

    public override func validationError(of state: PagesState) -> String? {
        state.selected.flatMap { outOfIndices("selected", $0, children.count) }
            ?? super.validationError(of: state)
    }

    public override func receive(_ event: PagesEvent) {
        switch event {
        case .selected(let index): selections.accept(index)
        case .shown:
            isShown = true
            if !isChanging { finish() }
        }
    }

    private func finish() { completion.call() }
}

/// The closures to call when a page is in its position. They are called at the latest when the pages are released.
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
