// SPDX-License-Identifier: MIT

import RxKernel
public import ViewKit

/// Pages in memory: a stack, tabs, or pages to leaf through.
@preconcurrency @MainActor public final class HeadlessPages: HeadlessContainer<PagesState, PagesEvent> {
    /// The animation that is under way; nil when nothing moves.
    public private(set) var animation: PageAnimation?

    /// What the pages are called, in order.
    public var titles: [String] { shown?.titles ?? [] }

    /// The title of the page that is seen.
    public override var value: String? {
        guard let page = shown?.selected, titles.indices.contains(page) else { return nil }
        return titles[page]
    }

    /// How far the change to the selected page is, from 0 to 1; 1 when nothing moves.
    public var progress: Double {
        guard animation != nil else { return 1 }
        if let progress = shown?.progress { return progress }
        guard let clock = backend?.clock, let beginning, remainingSeconds > 0 else { return start }
        return min(start + (1 - start) * clock.now.timeIntervalSince(beginning) / remainingSeconds, 1)
    }

    /// The page that was visible before, until it is not visible.
    private weak var oldPage: HeadlessView?
    /// The progress at which the animation began to run by itself.
    private var start = 0.0
    private var beginning: RxTime?
    private var remainingSeconds: Double { Double(animation?.milliseconds ?? 0) / 1_000 * (1 - start) }
    private var runs = 0
    private var animates: Bool {
        backend?.isAnimated == true && backend?.appearance.value.reducesMotion == false
    }

    /// Shows `state`; an animation goes on until ``finishAnimation()``.
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

    /// Finishes the animation. One that something drives goes on.
    public func finishAnimation() {
        if animation != nil, shown?.progress == nil { arrive() }
    }

    // MARK: What the user does

    private var dragged: PageAnimation.Direction?

    /// Begins to drag the visible page in a direction, or drags it on: `progress` is how far, from 0 to 1, in widths of the page.
    ///
    /// - Throws: if the page cannot be dragged in that direction.
    public func drag(_ direction: PageAnimation.Direction, to progress: Double) throws {
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

    /// Lets go of the page that is dragged, which moves with this velocity, in widths of the page in a second.
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
    public func select(_ title: String) throws {
        guard let index = titles.firstIndex(of: title) else {
            throw HeadlessError.notFound(role: "page", name: title, there: titles)
        }
        try select(at: index)
    }

    /// Chooses the next page, as by swiping or by Ctrl+PageDown; on the last one nothing happens.
    public func selectNext() throws { try select(at: (shown?.selected ?? -1) + 1) }

    /// Chooses the page before, as by swiping or by Ctrl+PageUp; on the first one nothing happens.
    public func selectPrevious() throws { try select(at: (shown?.selected ?? 0) - 1) }

    private func select(at index: Int) throws {
        guard isEnabled else { throw HeadlessError.disabled(role: role, name: name, action: "turn") }
        if children.indices.contains(index), index != shown?.selected { send(.selected(index)) }
    }

    private var selectedPage: HeadlessView? {
        guard let page = shown?.selected, children.indices.contains(page) else { return nil }
        return children[page]
    }

    /// The selected page, and while the user drags it in, the one before.
    override var shownChildren: [HeadlessView] {
        let old = shown?.progress == nil ? nil : oldPage
        return [old, selectedPage].compactMap(\.self)
    }
}
