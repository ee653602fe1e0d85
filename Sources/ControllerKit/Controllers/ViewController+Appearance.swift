// SPDX-License-Identifier: MIT

extension ViewController {
    /// Makes the controller visible or hidden.
    package func setVisible(_ visible: Bool, animated: Bool = false) {
        guard (phase == .visible) != visible else { return }
        beginTransition(toVisible: visible, animated: animated)
        endTransition(toVisible: visible, animated: animated)
    }

    /// The part of a change of visibility before the change of the views.
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

    /// The part of a change of visibility after the change of the views.
    package func endTransition(toVisible visible: Bool, animated: Bool) {
        phase = visible ? .visible : .hidden
        isMinimized = !visible && Self.isMinimizing
        if visible {
            viewIsAppearing(animated)
            send(.viewIsAppearing(animated: animated))
        }
        for child in visibleChildren where (child.phase == .visible) != visible {
            child.endTransition(toVisible: visible, animated: animated)
        }
        if visibility.value != (visible || isMinimized) { visibility.accept(visible || isMinimized) }
        if visible {
            hasAppeared = true
            viewDidAppear(animated)
            send(.viewDidAppear(animated: animated))
        } else {
            viewDidDisappear(animated)
            send(.viewDidDisappear(animated: animated))
        }
        log?.note(visible ? .shown : .hidden)
        chromeDidChange()
    }

    /// Cancels a change of visibility that ``beginTransition(toVisible:animated:)`` began.
    package func cancelTransition(toVisible visible: Bool, animated: Bool) {
        if visible {
            viewWillDisappear(animated)
            send(.viewWillDisappear(animated: animated))
        } else {
            viewWillAppear(animated)
            send(.viewWillAppear(animated: animated))
            viewIsAppearing(animated)
            send(.viewIsAppearing(animated: animated))
        }
        for child in visibleChildren where (child.phase == .visible) != visible {
            child.cancelTransition(toVisible: visible, animated: animated)
        }
        if visible {
            viewDidDisappear(animated)
            send(.viewDidDisappear(animated: animated))
        } else {
            viewDidAppear(animated)
            send(.viewDidAppear(animated: animated))
        }
    }

    /// Makes one child visible instead of another one. `change` changes the views.
    package func exchange(
        _ old: ViewController?, for new: ViewController?, animated: Bool, _ change: () -> Void
    ) {
        let isVisible = phase == .visible && old !== new
        if isMinimized, old !== new {
            old?.setMinimized(false)
            defer { new?.setMinimized(true) }
            return change()
        }
        if isVisible { old?.beginTransition(toVisible: false, animated: animated) }
        if isVisible { new?.beginTransition(toVisible: true, animated: animated) }
        change()
        if isVisible { old?.endTransition(toVisible: false, animated: animated) }
        if isVisible { new?.endTransition(toVisible: true, animated: animated) }
    }

    /// Whether visible screens disappear because their window is minimized.
    private static var isMinimizing = false

    /// Called when the window is minimized, or shown again. Screens of a minimized window are hidden; their steps are navigated, since the user
    /// has not left them.
    func windowDidMinimize(_ isWindowMinimized: Bool) {
        guard isWindowMinimized ? phase == .visible : isMinimized else { return }
        Self.isMinimizing = isWindowMinimized
        setVisible(!isWindowMinimized)
        Self.isMinimizing = false
    }

    /// Makes the controller one that would be visible if its window were not minimized, or ends that.
    func setMinimized(_ isMinimized: Bool) {
        guard self.isMinimized != isMinimized else { return }
        self.isMinimized = isMinimized
        if visibility.value != isMinimized { visibility.accept(isMinimized) }
        for child in visibleChildren { child.setMinimized(isMinimized) }
    }

    /// Dismisses the controller with its children and the windows that it presented.
    package func markDismissed(animated: Bool = false) {
        guard phase != .dismissed else { return }
        isBeingDismissed = true
        if phase == .visible { setVisible(false, animated: animated) }
        setMinimized(false)
        for window in presentedWindows.reversed() { window.close() }
        for child in children { child.markDismissed() }
        phase = .dismissed
        send(.dismissed(animated: animated))
    }
}
