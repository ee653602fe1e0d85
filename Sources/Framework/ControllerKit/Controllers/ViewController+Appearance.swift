// SPDX-License-Identifier: MIT

/// The current step of a controller between hidden and visible. Each method of the life cycle belongs to one
/// step, so that no method is called twice, or without the method before it, even if a method changes which
/// screens are visible.
enum AppearanceStep {
    case hidden, willAppear, isAppearing, visible, willDisappear

    /// Whether the controller is visible or about to be.
    var isTowardsVisible: Bool {
        switch self {
        case .willAppear, .isAppearing, .visible: true
        case .hidden, .willDisappear: false
        }
    }
}

extension ViewController {
    /// Makes the controller visible or hidden.
    package func setVisible(_ visible: Bool, animated: Bool = false) {
        beginTransition(toVisible: visible, animated: animated)
        endTransition(toVisible: visible, animated: animated)
    }

    /// The part of a change of visibility that comes before the change of the views.
    ///
    /// A change to the opposite may follow instead of the end: then the change does not happen, and the calls are in pairs.
    package func beginTransition(toVisible visible: Bool, animated: Bool) {
        guard appearance.isTowardsVisible != visible else { return }
        let step: AppearanceStep = visible ? .willAppear : .willDisappear
        appearance = step
        if visible {
            isLeaving = false
            _ = view
            viewWillAppear(animated)
            send(.viewWillAppear(animated: animated))
        } else {
            for popover in presentedPopovers.reversed() { popover.close() }
            viewWillDisappear(animated)
            send(.viewWillDisappear(animated: animated))
        }
        for child in visibleChildren where appearance == step && child.parent === self {
            child.beginTransition(toVisible: visible, animated: animated)
        }
    }

    /// The part of a change to visible that comes when the views have changed, before `viewDidDisappear` of the screens that it covers.
    package func becomeVisible(animated: Bool) {
        guard appearance == .willAppear else { return }
        appearance = .isAppearing
        phase = .visible
        isMinimized = false
        updateSafeArea()
        viewIsAppearing(animated)
        send(.viewIsAppearing(animated: animated))
        for child in visibleChildren where appearance == .isAppearing && child.parent === self {
            child.beginTransition(toVisible: true, animated: animated)
            child.becomeVisible(animated: animated)
        }
    }

    /// The part of a change of visibility that comes after the change of the views.
    package func endTransition(toVisible visible: Bool, animated: Bool) {
        if visible { becomeVisible(animated: animated) }
        guard appearance == (visible ? .isAppearing : .willDisappear) else { return }
        if !visible {
            phase = .hidden
            isMinimized = Self.isMinimizing
        }
        for child in visibleChildren { child.endTransition(toVisible: visible, animated: animated) }
        guard appearance == (visible ? .isAppearing : .willDisappear) else { return }
        appearance = visible ? .visible : .hidden
        if visibility.value != (visible || isMinimized) { visibility.accept(visible || isMinimized) }
        if visible {
            let isFirst = !hasAppeared
            hasAppeared = true
            viewDidAppear(animated)
            send(.viewDidAppear(animated: animated))
            if isFirst { restorableRelay?.accept(.appeared) }
            isMovingToParent = false
        } else {
            viewDidDisappear(animated)
            send(.viewDidDisappear(animated: animated))
        }
        log?.note(visible ? .shown : .hidden)
        barContentDidChange()
    }

    /// Cancels a change of visibility that ``beginTransition(toVisible:animated:)`` began.
    package func cancelTransition(toVisible visible: Bool, animated: Bool) {
        setVisible(!visible, animated: animated)
    }

    /// Makes one child visible instead of another one. `change` changes the views.
    package func exchange(
        _ old: ViewController?, for new: ViewController?, animated: Bool, _ change: () -> Void
    ) {
        guard old !== new else { return change() }
        if isMinimized {
            old?.setMinimized(false)
            change()
            new?.setMinimized(true)
            return
        }
        switch appearance {
        case .hidden:
            change()
        case .willAppear:
            // The new child appears instead of the child that was about to appear.
            let hasBegun = old?.appearance.isTowardsVisible == true
            old?.beginTransition(toVisible: false, animated: animated)
            if hasBegun { new?.beginTransition(toVisible: true, animated: animated) }
            change()
            old?.endTransition(toVisible: false, animated: animated)
        case .willDisappear:
            change()
            old?.endTransition(toVisible: false, animated: animated)
        case .isAppearing, .visible:
            old?.beginTransition(toVisible: false, animated: animated)
            new?.beginTransition(toVisible: true, animated: animated)
            change()
            new?.becomeVisible(animated: animated)
            old?.endTransition(toVisible: false, animated: animated)
            new?.endTransition(toVisible: true, animated: animated)
        }
    }

    /// Whether visible screens disappear because their window is minimized.
    private static var isMinimizing = false

    /// Called when the window is minimized, or shown again. Screens of a minimized window are hidden; their
    /// steps are navigated, since the user has not left them.
    func windowDidMinimize(_ isWindowMinimized: Bool) {
        guard isWindowMinimized ? phase == .visible : isMinimized else { return }
        Self.isMinimizing = isWindowMinimized
        setVisible(!isWindowMinimized)
        Self.isMinimizing = false
    }

    /// Sets whether the controller would be visible if its window were not minimized.
    func setMinimized(_ isMinimized: Bool) {
        guard self.isMinimized != isMinimized else { return }
        self.isMinimized = isMinimized
        if visibility.value != isMinimized { visibility.accept(isMinimized) }
        for child in visibleChildren { child.setMinimized(isMinimized) }
    }

    /// Dismisses the controller with its children, after the windows that they presented.
    package func markDismissed(animated: Bool = false) {
        guard phase != .dismissed else { return }
        closePresentedWindows()
        setVisible(false, animated: animated)
        setMinimized(false)
        for child in children { child.markDismissed() }
        phase = .dismissed
        send(.dismissed(animated: animated))
    }

    /// Closes the windows that the controller and its children presented, the front ones first. They present nothing more.
    private func closePresentedWindows() {
        guard !isLeaving else { return }
        isLeaving = true
        for window in presentedWindows.reversed() { window.close() }
        for child in children.reversed() { child.closePresentedWindows() }
    }
}
