// SPDX-License-Identifier: MIT

/// The questions before an action that dismisses screens, such as closing a window or quitting.
///
/// Each screen is asked once, also one that is opened while another one is asked. While the run is pending, other actions do not ask the screens again
/// that have agreed: closing a window twice, or closing it and quitting.
@MainActor final class DismissalRun {
    /// The screen that is asked now, or that has refused; nil if all have agreed.
    private(set) var current: ViewController?

    /// Returns whether all screens may be dismissed. Asks one screen after the other, until one refuses.
    ///
    /// - Parameter roots: returns the screens that the action dismisses with what is in them and above them. Called again after the screens have been asked.
    func mayDismiss(_ roots: () -> [ViewController]) async -> Bool {
        var hasAsked = true
        while hasAsked {
            hasAsked = false
            for screen in roots().flatMap(\.dismissedTree) {
                guard screen.phase != .dismissed, screen.agreement == nil else { continue }
                hasAsked = true
                current = screen
                guard await screen.ask() else { return false }
                screen.agreement = self
            }
        }
        current = nil
        return true
    }

    /// The reason of the screen that is asked, or that has refused, or of a screen that it is in; nil if none has a reason.
    var reason: String? {
        var next = current
        while let screen = next {
            if let reason = screen.reasonToStay { return reason }
            next = screen.parent
        }
        return nil
    }
}

extension ViewController {
    /// Asks this screen, all screens in it, and all screens in windows and popovers above them.
    func treeMayDismiss() async -> Bool { await DismissalRun().mayDismiss { [self] } }

    /// The screens that are dismissed with this one, in the order in which they are asked.
    fileprivate var dismissedTree: [ViewController] {
        presentedWindows.reversed().flatMap(\.root.dismissedTree)
            + presentedPopovers.reversed().flatMap(\.root.dismissedTree)
            + children.reversed().flatMap(\.dismissedTree) + [self]
    }

    fileprivate func ask() async -> Bool {
        if isAskedToDismiss { return await withCheckedContinuation { dismissalObservers.append($0) } }
        isAskedToDismiss = true
        let answer = await mayDismiss()
        isAskedToDismiss = false
        let observers = dismissalObservers
        dismissalObservers = []
        for observer in observers { observer.resume(returning: answer) }
        return answer
    }
}
