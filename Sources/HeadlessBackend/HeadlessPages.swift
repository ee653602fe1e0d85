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

    /// Shows `state`; an animation goes on until ``finishAnimation()``.
    public override func render(_ state: PagesState) {
        let isNew = state.changes != shown?.changes ?? 0
        super.render(state)
        guard isNew else { return }
        for child in shownChildren { child.setNeedsLayout() }
        animation = backend?.isAnimated == true && state.animation.isAnimated ? state.animation : nil
        guard let animation else { return send(.shown) }
        finishLater(animation, state.changes)
    }

    private func finishLater(_ animation: PageAnimation, _ changes: Int) {
        guard let clock = backend?.clock else { return }
        _ = clock.scheduleRelative((), dueTime: .milliseconds(animation.milliseconds)) { [weak self] _ in
            if self?.shown?.changes == changes { self?.finishAnimation() }
            return Disposables.create()
        }
    }

    /// Finishes the animation.
    public func finishAnimation() {
        guard animation != nil else { return }
        animation = nil
        send(.shown)
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

    override var shownChildren: [HeadlessView] {
        guard let page = shown?.selected, children.indices.contains(page) else { return [] }
        return [children[page]]
    }
}
