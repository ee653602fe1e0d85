// SPDX-License-Identifier: MIT

import RxKernel

/// The base class of ``PageStack``, ``TabView`` and ``PageView``: a container of which one child, the page, is visible.
///
/// The controller that owns it, such as a `NavigationController` or a `TabController`, decides which page is visible, also when the user
/// has selected one.
open class Pages: Container<PagesState, PagesEvent> {
    /// The page that is visible, or that an animation makes visible.
    public private(set) var visiblePage: (any View)?

    /// The index of each page that the user selects. The page is not visible yet.
    public let selections = PublishRelay<Int>()

    /// Called when the user begins to drag the visible page in a direction in which it can be dragged. Return
    /// the driver of the change to the other page; nil if the page stays.
    public final var onDrag: (@MainActor (PageAnimation.Direction) -> TransitionDriver?)?

    /// The driver of the change that the user drags; nil if the user does not drag.
    final var drag: TransitionDriver?
    /// The change that a driver controls, or has controlled and whose animation has not ended.
    private var driven: DrivenChange?
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
    ///   - tabs: the traits of the tabs, for a view that has tabs.
    ///   - animation: the animation from the previous page to this one.
    ///   - completed: called once: when the page is in its position, or when another page is shown before, or when the view is
    ///     released.
    public func show(
        _ page: (any View)?, among pages: [any View], titles: [String] = [], tabs: [TabTraits] = [],
        animation: PageAnimation = .instant, completed: (() -> Void)? = nil
    ) {
        // A container may show its pages again while the user drags, for example for a new title. It does not
        // know the page that is dragged in.
        let isDriven = driven.map { page === $0.oldPage && visiblePage === $0.newPage } ?? false
        let isAgain = isDriven && pages.contains { $0 === visiblePage }
        let page = isAgain ? visiblePage : page
        let isNew = page !== visiblePage
        if isNew { interrupt() }
        let isMoving = driven != nil
        if let driven, !isAgain, driven.phase == .driven { driven.phase = .finishing }
        // The page that is removed has to stay until the animation of the new one has begun.
        let staying = Set(pages.map { ObjectIdentifier($0) })
        let leaving = children.filter { !staying.contains(ObjectIdentifier($0)) }
        isChanging = true
        setChildren(pages + leaving)
        visiblePage = page
        isShown = isShown && !isNew
        var shown = state
        shown.titles = titles
        shown.tabs = tabs
        shown.selected = page.flatMap { page in pages.firstIndex { $0 === page } }
        if !isMoving { shown.animation = animation }
        if !isAgain { shown.progress = nil }
        if isNew { shown.changes += 1 }
        state = shown
        if !leaving.isEmpty { setChildren(pages) }
        isChanging = false
        completion.add(completed)
        if isShown { settle() }
    }

    /// Keeps the first `count` pages, adds `page` after them, if there is one, removes the others, and makes the last page visible.
    ///
    /// It does what ``show(_:among:titles:tabs:animation:completed:)`` does, in a time that does not depend on how many pages are kept.
    package func showLast(
        keeping count: Int, adding page: (any View)?, animation: PageAnimation, completed: (() -> Void)? = nil
    ) {
        guard driven == nil else {
            let pages = children.prefix(count) + (page.map { [$0] } ?? [])
            return show(pages.last, among: Array(pages), animation: animation, completed: completed)
        }
        let last = page ?? (count > 0 ? children[count - 1] : nil)
        let isNew = last !== visiblePage
        if isNew { interrupt() }
        isChanging = true
        if let page { insert(page, at: count) }
        let total = count + (page == nil ? 0 : 1)
        visiblePage = last
        isShown = isShown && !isNew
        var shown = state
        shown.selected = total == 0 ? nil : total - 1
        shown.animation = animation
        if isNew { shown.changes += 1 }
        state = shown
        for index in (total..<children.count).reversed() { removeChild(at: index) }
        isChanging = false
        completion.add(completed)
        if isShown { settle() }
    }

    // MARK: Driven changes

    func begin(_ change: DrivenChange, _ index: Int) {
        driven = change
        move(to: change.newPage, at: index, change.animation, progress: 0)
    }

    func finish(_ change: DrivenChange) {
        change.phase = .finishing
        state.progress = nil
    }

    func cancel(_ change: DrivenChange) {
        guard let index = index(of: change.oldPage) else { return finish(change) }
        change.phase = .cancelling
        move(to: change.oldPage, at: index, change.animation.reversed, progress: nil)
    }

    private func move(to page: any View, at index: Int, _ animation: PageAnimation, progress: Double?) {
        visiblePage = page
        isShown = false
        var shown = state
        shown.selected = index
        shown.animation = animation
        shown.progress = progress
        shown.changes += 1
        state = shown
    }

    /// Ends the current change, since another one begins.
    func interrupt() {
        completion.call()
        end(isFinished: false)
    }

    private func end(isFinished: Bool) {
        let change = driven
        driven = nil
        change?.end(isFinished: isFinished)
    }

    package override func removeChild(at index: Int) {
        if visiblePage === children[index] {
            visiblePage = nil
            state.selected = nil
            state.progress = nil
            end(isFinished: false)
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
            guard state.progress == nil else { return }
            isShown = true
            if !isChanging { settle() }
        case .dragBegan, .dragged, .dragEnded, .dragCancelled: receiveDrag(event)
        case .tab: break
        }
    }

    /// Called when a page is in its position.
    private func settle() {
        completion.call()
        if let driven { end(isFinished: driven.phase == .finishing) }
    }
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

/// Pages without tabs or arrows. Navigation stacks and split views show their screens in one.
/// ```swift
/// let stack = NavigationController(root: screen)  // shows its screens in a PageStack
/// ```
public final class PageStack: Pages {
    /// Creates a stack without pages.
    public init() { super.init(.pageStack) }
}

/// Pages that the user turns: by arrows, by a dot for each page, by swiping, or by Ctrl+PageUp and Ctrl+PageDown.
///
/// Controllers use it through `PageController`.
/// ```swift
/// let pages = PageController([welcome, features])  // shows its screens in a PageView
/// ```
public final class PageView: Pages {
    /// Creates a view without pages.
    public init() { super.init(.pageView) }
}
