// SPDX-License-Identifier: MIT

import ViewKit

extension NavigationController {
    /// Allows the swipe while the stack has more than one screen.
    func allowSwipe() { pages.allowsDraggingBackward = allowsSwipe && canPopByUser }

    /// Begins to go back under the control of the swipe; returns nil if that is not possible.
    func beginSwipe() -> TransitionDriver? {
        guard phase == .visible, swipe == nil, let top = topViewController,
            let previous = previousViewController
        else { return nil }
        let swipe = SwipeBack(from: top, to: previous)
        let animation = departure.isAnimated ? departure : PageAnimation.slide(.backward)
        let driver = pages.beginTransition(to: previous.view, animation: animation) {
            [weak self] isFinished in
            self?.end(swipe, isFinished)
        }
        guard let driver else { return nil }
        swipe.driver = driver
        self.swipe = swipe
        swipe.begin()
        return driver
    }

    private func end(_ swipe: SwipeBack, _ isFinished: Bool) {
        guard self.swipe === swipe else { return }
        guard isFinished, topViewController === swipe.top else { return swipe.didCancel(in: self) }
        Task.immediate {
            let mayDismiss = await swipe.top.treeMayDismiss()
            swipe.answer = mayDismiss
            // The user answered the question of the screen, which was shown again until now.
            if self.swipe !== swipe, mayDismiss, topViewController === swipe.top { pop() }
        }
        if swipe.answer == true {
            swipe.isFinished = true
            pop(animation: .instant)
            self.swipe = nil
        } else {
            swipe.didCancel(in: self)
            pages.show(
                swipe.top.view, among: viewControllers.map(\.viewToLoad), animation: departure.reversed)
        }
    }
}

/// A swipe from the top screen of a stack back to the one before.
@MainActor final class SwipeBack {
    let top: ViewController
    let previous: ViewController
    weak var driver: TransitionDriver?
    /// Whether the swipe has ended in a change of the screens.
    var isFinished = false
    /// Whether the top screen agrees to go; nil before it has answered.
    var answer: Bool?

    init(from top: ViewController, to previous: ViewController) {
        (self.top, self.previous) = (top, previous)
    }

    func begin() {
        top.beginTransition(toVisible: false, animated: true)
        previous.beginTransition(toVisible: true, animated: true)
    }

    func end() {
        previous.becomeVisible(animated: true)
        top.endTransition(toVisible: false, animated: true)
        previous.endTransition(toVisible: true, animated: true)
    }

    /// Ends the swipe without a change, before another change begins.
    func cancel() {
        guard !isFinished, let navigation = top.parent as? NavigationController else { return }
        didCancel(in: navigation)
        driver?.cancel()
    }

    /// Calls the life cycle methods of the screens after a cancelled swipe, so that those calls stay in pairs.
    func didCancel(in navigation: NavigationController) {
        navigation.swipe = nil
        previous.cancelTransition(toVisible: true, animated: true)
        top.cancelTransition(toVisible: false, animated: true)
    }
}
