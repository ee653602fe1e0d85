// SPDX-License-Identifier: MIT

extension ViewController {
    /// The state of the controller: detached, hidden, visible or dismissed.
    public var phase: Phase { appearance.phase }

    /// Whether the controller appears because it was added to its parent, such as pushed on a stack: true until it has appeared.
    public var isMovingToParent: Bool { appearance.movement == .toParent }

    /// Whether the controller disappears because it leaves its parent, such as popped from a stack, and not because it is covered.
    public var isMovingFromParent: Bool { appearance.movement == .fromParent }

    /// Whether the controller appears because it was presented: true until it has appeared.
    public var isBeingPresented: Bool { appearance.movement == .presented }

    /// Whether the controller disappears because the window or the popover in which it was presented closes. It stays true afterwards.
    public var isBeingDismissed: Bool { appearance.movement == .dismissed }

    /// Whether the controller would be visible if its window were not minimized.
    package var isMinimized: Bool { appearance.isMinimized }

    /// Whether the view has appeared at least once.
    package var hasAppeared: Bool { appearance.hasAppeared }

    /// Whether the controller is visible, and not about to be covered or removed.
    package var isShown: Bool { phase == .visible && appearance.step.isTowardsVisible }

    /// Calls a method of the life cycle, and sends its event: after the method, or, if that changes which screens are visible, before the
    /// events of that change.
    private func send(_ event: LifecycleEvent, after method: () -> Void) {
        sendPendingEvent()
        pendingEvent = event
        method()
        sendPendingEvent()
    }

    /// Sends the event of the method that runs, since an event follows that came later.
    func sendPendingEvent() {
        guard let event = pendingEvent else { return }
        pendingEvent = nil
        send(event)
    }

    /// Makes the controller visible or hidden.
    package func setVisible(_ visible: Bool, animated: Bool = false, isMinimizing: Bool = false) {
        beginTransition(toVisible: visible, animated: animated)
        endTransition(toVisible: visible, animated: animated, isMinimizing: isMinimizing)
    }

    /// The part of a change of visibility that comes before the change of the views.
    ///
    /// A change to the opposite may follow instead of the end: then the change does not happen, and the calls are in pairs.
    package func beginTransition(toVisible visible: Bool, animated: Bool) {
        guard appearance.begin(toVisible: visible) else { return }
        let step = appearance.step
        if visible {
            dismissal.stay()
            _ = view
            send(.viewWillAppear(animated: animated)) { viewWillAppear(animated) }
        } else {
            presentationsIfUsed?.closePopovers()
            send(.viewWillDisappear(animated: animated)) { viewWillDisappear(animated) }
        }
        for child in visibleChildren where appearance.step == step && child.parent === self {
            child.beginTransition(toVisible: visible, animated: animated)
        }
    }

    /// The part of a change to visible that comes when the views have changed, before `viewDidDisappear` of the screens that it covers.
    package func becomeVisible(animated: Bool) {
        guard appearance.becomeVisible() else { return }
        updateSafeArea()
        send(.viewIsAppearing(animated: animated)) { viewIsAppearing(animated) }
        for child in visibleChildren where appearance.step == .isAppearing && child.parent === self {
            child.beginTransition(toVisible: true, animated: animated)
            child.becomeVisible(animated: animated)
        }
    }

    /// The part of a change of visibility that comes after the change of the views.
    ///
    /// - Parameter isMinimizing: whether the screen disappears because its window is minimized.
    package func endTransition(toVisible visible: Bool, animated: Bool, isMinimizing: Bool = false) {
        if visible { becomeVisible(animated: animated) }
        guard appearance.isEnding(toVisible: visible) else { return }
        if !visible { appearance.hide(isMinimizing: isMinimizing) }
        for child in visibleChildren {
            child.endTransition(toVisible: visible, animated: animated, isMinimizing: isMinimizing)
            // A child that was selected meanwhile has not been visible.
            if isMinimizing { child.setMinimized(true) }
        }
        guard appearance.isEnding(toVisible: visible) else { return }
        appearance.end(toVisible: visible)
        lifecycle.send(isVisible: visible || isMinimized)
        lifecycle.log(visible ? .shown : .hidden)
        if visible {
            let isFirst = appearance.didAppear()
            send(.viewDidAppear(animated: animated)) { viewDidAppear(animated) }
            if isFirst { restorableRecord.report(.appeared) }
            appearance.end(.toParent)
        } else {
            send(.viewDidDisappear(animated: animated)) { viewDidDisappear(animated) }
        }
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
        if isMinimized, !appearance.step.isTowardsVisible {
            old?.setMinimized(false)
            change()
            new?.setMinimized(true)
            return
        }
        switch appearance.step {
        case .hidden:
            change()
        case .willAppear:
            // The new child appears instead of the child that was about to appear.
            let hasBegun = old?.appearance.step.isTowardsVisible == true
            old?.beginTransition(toVisible: false, animated: animated)
            if hasBegun { new?.beginTransition(toVisible: true, animated: animated) }
            change()
            old?.endTransition(toVisible: false, animated: animated)
            // While a minimized window is shown again, the old child may not have begun to appear.
            old?.setMinimized(false)
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

    /// Called when the window is minimized, or shown again. Screens of a minimized window are hidden; their
    /// steps are navigated, since the user has not left them.
    func windowDidMinimize(_ isWindowMinimized: Bool) {
        guard isWindowMinimized ? phase == .visible : isMinimized else { return }
        setVisible(!isWindowMinimized, isMinimizing: isWindowMinimized)
    }

    /// Sets whether the controller would be visible if its window were not minimized.
    func setMinimized(_ isMinimized: Bool) {
        guard appearance.setMinimized(isMinimized) else { return }
        lifecycle.send(isVisible: isMinimized)
        for child in visibleChildren { child.setMinimized(isMinimized) }
    }

    /// Dismisses the controller with its children, after the windows that they presented.
    package func markDismissed(animated: Bool = false) {
        guard phase != .dismissed else { return }
        closePresentedWindows()
        setVisible(false, animated: animated)
        setMinimized(false)
        for child in children { child.markDismissed() }
        // A screen may have closed it again while it disappeared.
        guard phase != .dismissed else { return }
        appearance.dismiss()
        sendPendingEvent()
        send(.dismissed(animated: animated))
    }

    /// Closes the windows that the controller and its children presented, the front ones first. They present nothing more.
    private func closePresentedWindows() {
        guard dismissal.leave() else { return }
        presentationsIfUsed?.closeWindows()
        for child in children.reversed() { child.closePresentedWindows() }
    }
}
