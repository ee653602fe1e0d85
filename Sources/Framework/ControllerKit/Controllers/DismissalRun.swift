// SPDX-License-Identifier: MIT

/// The questions before an action that dismisses screens, such as closing a window or quitting.
///
/// Each screen is asked once, also one that is opened while another one is asked. While the run is pending,
/// other actions do not ask the screens again that have agreed: closing a window twice, or closing it and
/// quitting.
@MainActor package final class DismissalRun {
    /// The screen that is asked now, or that has refused; nil if all have agreed.
    private(set) var current: ViewController?
    /// Whether a screen did not agree at once, and so has asked the user.
    package private(set) var hasQuestion = false
    /// Whether a screen waits for the answer of the user now.
    private(set) var isAskingUser = false
    weak var requests: CloseRequests?
    /// Called when a screen asks the user, and when ``reason`` has changed.
    package var onQuestion: (() -> Void)?

    package init() {}

    /// Returns whether all screens may be dismissed. Asks one screen after the other, until one refuses.
    ///
    /// - Parameter roots: returns the screens that the action dismisses with what is in them and above them.
    ///   Called again after the screens have been asked.
    package func mayDismiss(_ roots: () -> [ViewController]) async -> Bool {
        var hasAsked = true
        while hasAsked {
            hasAsked = false
            for screen in roots().flatMap(\.dismissedTree) {
                guard screen.phase != .dismissed, screen.dismissal.agreement == nil else { continue }
                hasAsked = true
                current = screen
                guard await answer(of: screen) else { return false }
                screen.dismissal.agreement = self
            }
        }
        current = nil
        return true
    }

    /// Asks the screens in a run of its own. They refer to the run weakly, so it is retained until all have been asked.
    static func mayDismiss(_ roots: () -> [ViewController]) async -> Bool {
        let run = DismissalRun()
        let mayDismiss = await run.mayDismiss(roots)
        return withExtendedLifetime(run) { mayDismiss }
    }

    private func answer(of screen: ViewController) async -> Bool {
        let answer = Answer()
        let question = Task.immediate { answer.value = await screen.ask() }
        if let value = answer.value { return value }
        // A screen of another process never returns at once. Its `remoteQuestion` reports when one of the screens that it shows asks the user.
        if screen.remoteQuestion == nil { isAsking(screen) }
        screen.remoteQuestion?.observe { [weak self, weak screen] in
            if let screen { self?.isAsking(screen) }
        }
        await question.value
        isAskingUser = false
        return answer.value == true
    }

    private func isAsking(_ screen: ViewController) {
        hasQuestion = true
        isAskingUser = true
        requests?.didChange()
        // The user must see the question.
        if let window = screen.window, window.root.isMinimized { window.window.present() }
        onQuestion?()
    }

    @MainActor private final class Answer {
        var value: Bool?
    }

    /// The reason of the screen that is asked, or that has refused, or of a screen that it is in; nil if none has a reason.
    package var reason: String? {
        var next = current
        while let screen = next {
            if let reason = screen.remoteQuestion?.reason ?? screen.reasonToStay { return reason }
            next = screen.parent
        }
        return nil
    }
}

/// The question of screens of another process, for the screen that shows them in this one.
@MainActor package final class RemoteQuestion {
    /// The reason of the screen that asks the user; see ``ViewController/reasonToStay``.
    package private(set) var reason: String?
    private var hasAsked = false
    private var observers: [() -> Void] = []

    package init() {}

    /// Calls a closure each time one of these screens asks the user; also now if one has asked.
    func observe(_ observer: @escaping () -> Void) {
        observers.append(observer)
        if hasAsked { observer() }
    }

    /// Called when one of these screens asks the user.
    package func didAsk(_ reason: String?) {
        self.reason = reason
        hasAsked = true
        observers.forEach { $0() }
    }
}

extension ViewController {
    /// The question of the screens of another process that this one shows; nil for a screen of this process.
    package final var remoteQuestion: RemoteQuestion? {
        get { dismissal.remoteQuestion }
        set { dismissal.remoteQuestion = newValue }
    }

    /// Called when this screen, or one in it or above it, does not answer at once whether it may be dismissed.
    package final var onOpenQuestion: ((PendingQuestion) -> Void)? {
        get { dismissal.onOpenQuestion }
        set { dismissal.onOpenQuestion = newValue }
    }

    /// Asks this screen, all screens in it, and all screens in windows and popovers above them.
    func treeMayDismiss(_ run: DismissalRun = DismissalRun()) async -> Bool {
        // The screens refer to the run weakly.
        let mayDismiss = await run.mayDismiss { [self] }
        return withExtendedLifetime(run) { mayDismiss }
    }

    /// The screens that are dismissed with this one, in the order in which they are asked.
    fileprivate var dismissedTree: [ViewController] {
        (presentationsIfUsed?.screensAbove ?? []).flatMap(\.dismissedTree)
            + children.reversed().flatMap(\.dismissedTree) + [self]
    }

    fileprivate func ask() async -> Bool {
        if let question = dismissal.question {
            let isAnswered = question.isAnswered(in: window?.window)
            let answer = await question.answer()
            return answer || !isAnswered ? answer : await ask()
        }
        let question = PendingQuestion(in: window?.window) { [weak self] in self?.dismissal.question = nil }
        dismissal.question = question
        question.task = Task.immediate { question.end(with: await mayDismiss()) }
        if question.isOpen {
            let outer = sequence(first: self) { $0.parent ?? $0.ownHost?.presenter }
            outer.lazy.compactMap(\.onOpenQuestion).first?(question)
        }
        return await question.answer()
    }
}
