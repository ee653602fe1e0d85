// SPDX-License-Identifier: MIT

import RxKernel
public import ViewKit

/// Pages in memory: a stack, tabs, or pages that the user turns.
/// ```swift
/// try app.tabs().select("Drafts")
/// #expect(try app.tabs().titles == ["Inbox", "Drafts"])
/// ```
@preconcurrency @MainActor public final class HeadlessPages: HeadlessContainer<PagesState, PagesEvent> {
    /// The animation that runs; nil if none does.
    public private(set) var animation: PageAnimation?

    /// The titles of the pages, in order.
    public var titles: [String] { shown?.titles ?? [] }

    /// Where the row of tabs is.
    public var placement: TabPlacement { shown?.placement ?? .above }

    /// The title of the visible page.
    public override var value: String? {
        guard let page = shown?.selected, titles.indices.contains(page) else { return nil }
        return titles[page]
    }

    /// The progress of the change to the selected page, from 0 to 1; 1 if no animation runs.
    public var progress: Double {
        guard animation != nil else { return 1 }
        if let progress = shown?.progress { return progress }
        guard let clock = backend?.clock, let beginning, remainingSeconds > 0 else { return start }
        return min(start + (1 - start) * clock.now.timeIntervalSince(beginning) / remainingSeconds, 1)
    }

    /// The previous page, until it is not visible any more.
    private weak var oldPage: HeadlessView?
    /// The progress at which the animation began to run without a driver.
    private var start = 0.0
    private var beginning: RxTime?
    private var remainingSeconds: Double { Double(animation?.milliseconds ?? 0) / 1_000 * (1 - start) }
    private var runs = 0
    private var animates: Bool {
        backend?.isAnimated == true && backend?.appearance.value.reducesMotion == false
    }

    /// Shows `state`; an animation continues until ``finishAnimation()``.
    public override func render(_ state: PagesState) {
        let isNew = state.changes != shown?.changes ?? 0
        let wasDriven = shown?.progress != nil
        let progress = progress
        let (old, page) = (selectedPage, oldPage)
        super.render(state)
        if isNew {
            for child in shownChildren { child.setNeedsLayout() }
            animation = animates || state.progress != nil ? state.animation : nil
            if animation?.isAnimated == false { animation = nil }
            // A reversed change begins at the current progress, which only a driver or the virtual time gives.
            let isKnown = wasDriven || backend?.clock != nil
            start = isKnown && page != nil && page === selectedPage ? 1 - progress : 0
            oldPage = old
            if state.progress == nil { run() }
        } else if wasDriven, state.progress == nil {
            start = progress
            run()
        }
    }

    private func run() {
        guard let animation, animates, start < 1 else { return arrive() }
        runs += 1
        guard let clock = backend?.clock else { return }
        beginning = clock.now
        let milliseconds = Int((Double(animation.milliseconds) * (1 - start)).rounded())
        _ = clock.scheduleRelative(runs, dueTime: .milliseconds(milliseconds)) { [weak self] run in
            if self?.runs == run { self?.finishAnimation() }
            return Disposables.create()
        }
    }

    private func arrive() {
        animation = nil
        oldPage = nil
        runs += 1
        send(.shown)
    }

    /// Finishes the animation, unless a driver controls it.
    public func finishAnimation() {
        if animation != nil, shown?.progress == nil { arrive() }
    }

    // MARK: What the user does

    private var dragged: PageAnimation.Direction?

    /// Begins or continues to drag the visible page in a direction. `progress` is the distance, from 0 to 1, in widths of the page.
    ///
    /// - Throws: if the page cannot be dragged in that direction.
    public func drag(
        _ direction: PageAnimation.Direction, to progress: Double, file: StaticString = #fileID,
        line: Int = #line
    ) throws {
        try located(file, line) {
            guard isEnabled else { throw HeadlessError.disabled(role: role, name: name, action: "drag") }
            if dragged != direction {
                let isAllowed =
                    direction == .forward && shown?.allowsDraggingForward == true
                    || direction == .backward && shown?.allowsDraggingBackward == true
                guard isAllowed else {
                    throw HeadlessError.other(
                        "The pages of \(role) \"\(name)\" cannot be dragged \(direction.rawValue). Set allowsDraggingForward or "
                            + "allowsDraggingBackward of the pages, or drag in the other direction.")
                }
                if dragged != nil { cancelDrag() }
                dragged = direction
                send(.dragBegan(direction))
            }
            send(.dragged(progress))
        }
    }

    /// Ends the drag. The page moves with this velocity at that time, in widths of the page per second.
    public func release(velocity: Double = 0) {
        guard dragged != nil else { return }
        dragged = nil
        send(.dragEnded(velocity: velocity))
    }

    /// Cancels the drag, as another finger on the screen does.
    public func cancelDrag() {
        guard dragged != nil else { return }
        dragged = nil
        send(.dragCancelled)
    }

    /// Chooses the page with that title, as by a click on its tab or its dot.
    public func select(_ title: String, file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) {
            guard let index = titles.firstIndex(of: title) else {
                throw HeadlessError.notFound(role: "page", name: title, there: titles)
            }
            try select(at: index)
        }
    }

    /// Chooses the next page, as by swiping or by Ctrl+PageDown; on the last one nothing happens.
    public func selectNext(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try select(at: (shown?.selected ?? -1) + 1) }
    }

    /// Chooses the page before, as by swiping or by Ctrl+PageUp; on the first one nothing happens.
    public func selectPrevious(file: StaticString = #fileID, line: Int = #line) throws {
        try located(file, line) { try select(at: (shown?.selected ?? 0) - 1) }
    }

    private func select(at index: Int) throws {
        guard isEnabled else { throw HeadlessError.disabled(role: role, name: name, action: "turn") }
        if children.indices.contains(index), index != shown?.selected { send(.selected(index)) }
    }

    private var selectedPage: HeadlessView? {
        guard let page = shown?.selected, children.indices.contains(page) else { return nil }
        return children[page]
    }

    /// The selected page, and the previous page while the user drags the selected one in.
    override var shownChildren: [HeadlessView] {
        let old = shown?.progress == nil ? nil : oldPage
        return [old, selectedPage].compactMap(\.self)
    }
}
