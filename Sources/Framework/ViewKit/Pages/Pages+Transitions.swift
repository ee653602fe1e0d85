// SPDX-License-Identifier: MIT

extension Pages {
    /// Begins a change to another page whose progress a ``TransitionDriver`` controls. It begins with the old page in its position.
    ///
    /// - Parameters:
    ///   - page: the page to show, which is one of the pages.
    ///   - animation: the animation whose progress is shown.
    ///   - ended: called once, when the change has ended: with true if the new page is shown, with false if the change was cancelled or
    ///     another page was shown.
    /// - Returns: the driver; nil if the page is visible or not one of the pages, if no page is visible, or if nothing is animated.
    public func beginTransition(
        to page: any View, animation: PageAnimation, ended: @escaping (Bool) -> Void = { _ in }
    ) -> TransitionDriver? {
        guard let oldPage = visiblePage, page !== oldPage, animation.isAnimated, let index = index(of: page)
        else { return nil }
        interrupt()
        let change = DrivenChange(from: oldPage, to: page, animation, ended: ended)
        begin(change, index)
        return TransitionDriver(change, of: self)
    }

    /// Whether the user can drag the visible page forward, towards the leading edge. ``onDrag`` is called then.
    public var allowsDraggingForward: Bool {
        get { state.allowsDraggingForward }
        set { state.allowsDraggingForward = newValue }
    }

    /// Whether the user can drag the visible page backward, towards the trailing edge. ``onDrag`` is called then.
    public var allowsDraggingBackward: Bool {
        get { state.allowsDraggingBackward }
        set { state.allowsDraggingBackward = newValue }
    }

    func show(progress: Double) { state.progress = progress }

    func receiveDrag(_ event: PagesEvent) {
        switch event {
        case .dragBegan(let direction): drag = onDrag?(direction)
        case .dragged(let progress): drag?.update(progress)
        case .dragEnded(let velocity):
            drag?.end(velocity: velocity)
            drag = nil
        case .dragCancelled: drag = nil
        case .selected, .shown, .tab: break
        }
    }
}
