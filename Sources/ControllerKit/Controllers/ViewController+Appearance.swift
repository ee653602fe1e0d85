// SPDX-License-Identifier: MIT

extension ViewController {
    /// Makes the controller visible or hidden.
    package func setVisible(_ visible: Bool, animated: Bool = false) {
        guard (phase == .visible) != visible else { return }
        beginTransition(toVisible: visible, animated: animated)
        endTransition(toVisible: visible, animated: animated)
    }

    /// The part of a change of visibility that comes before the change of the screen.
    package func beginTransition(toVisible visible: Bool, animated: Bool) {
        if visible {
            _ = view
            viewWillAppear(animated)
            send(.viewWillAppear(animated: animated))
        } else {
            for popover in presentedPopovers.reversed() { popover.close() }
            viewWillDisappear(animated)
            send(.viewWillDisappear(animated: animated))
        }
        for child in visibleChildren where (child.phase == .visible) != visible {
            child.beginTransition(toVisible: visible, animated: animated)
        }
    }

    /// The part of a change of visibility that comes after the change of the screen.
    package func endTransition(toVisible visible: Bool, animated: Bool) {
        phase = visible ? .visible : .hidden
        if visible {
            viewIsAppearing(animated)
            send(.viewIsAppearing(animated: animated))
        }
        for child in visibleChildren where (child.phase == .visible) != visible {
            child.endTransition(toVisible: visible, animated: animated)
        }
        visibility.accept(visible)
        if visible {
            hasAppeared = true
            viewDidAppear(animated)
            send(.viewDidAppear(animated: animated))
        } else {
            viewDidDisappear(animated)
            send(.viewDidDisappear(animated: animated))
        }
        chromeDidChange()
    }

    /// Makes one child visible instead of another one. `change` changes the screen.
    package func exchange(
        _ old: ViewController?, for new: ViewController?, animated: Bool, _ change: () -> Void
    ) {
        let isVisible = phase == .visible && old !== new
        if isVisible { old?.beginTransition(toVisible: false, animated: animated) }
        if isVisible { new?.beginTransition(toVisible: true, animated: animated) }
        change()
        if isVisible { old?.endTransition(toVisible: false, animated: animated) }
        if isVisible { new?.endTransition(toVisible: true, animated: animated) }
    }

    /// Dismisses the controller with its children and the windows that it presented.
    package func markDismissed(animated: Bool = false) {
        guard phase != .dismissed else { return }
        isBeingDismissed = true
        if phase == .visible { setVisible(false, animated: animated) }
        for window in presentedWindows.reversed() { window.close() }
        for child in children { child.markDismissed() }
        phase = .dismissed
        send(.dismissed(animated: animated))
    }
}
