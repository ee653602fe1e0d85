// SPDX-License-Identifier: MIT

import RxKernel

/// A contributed stepper that the coordinator observes. Its steps depend on the visibility of the presentables with which it was
/// contributed.
///
/// Its subscriptions retain it, so that they need no weak references. Therefore its owner must call ``close()`` before it releases it.
@MainActor final class ActiveContribution: StepSink {
    let stepper: any Stepper
    /// The stepper, if it is a question.
    let question: (any FlowQuestion)?
    let identity: ObjectIdentifier
    let number: Int
    /// The step that contributed it, if navigation is recorded.
    weak var trace: StepTrace?
    /// The screens are a linked list, since there is rarely more than one.
    private var newest: Screen?
    private let whenHidden: FlowContributor.HiddenSteps
    private let reference: ZeroingReference<FlowCoordinator>
    /// False when it has ended.
    private(set) var isOpen = true
    private var subscription: ScopedSubscription?
    private var queued: [(step: any Step, origin: StepOrigin)] = []

    init(
        _ contribution: Contribution, _ identity: ObjectIdentifier, in coordinator: FlowCoordinator,
        number: Int
    ) {
        stepper = contribution.stepper
        question = contribution.question
        self.identity = identity
        whenHidden = contribution.whenHidden
        reference = ZeroingReference(coordinator)
        self.number = number
    }

    private var coordinator: FlowCoordinator? { isOpen ? reference.object : nil }

    /// The screens, the oldest first.
    var screens: [Screen] {
        Array(sequence(first: newest, next: { $0?.older }).compactMap { $0 }.reversed())
    }

    var isVisible: Bool {
        var screen = newest
        while let some = screen {
            if some.isVisible { return true }
            screen = some.older
        }
        return false
    }

    var screenNames: String {
        screens.map { String(describing: type(of: $0.presentable)) }.joined(separator: ", ")
    }

    /// Subscribes to the stepper and calls its ready hook. Its initial step is navigated after that, but not
    /// if the step that contributed it is one of an earlier run and the initial step was restored by its own
    /// entry.
    /// - Parameters:
    ///   - index: the index of the contribution among the contributors of the step that contributed it.
    ///   - origin: the origin of that step.
    func start(in tree: FlowTree, at index: Int, of origin: StepOrigin) {
        let initialStep = stepper.initialStep
        subscription = stepper.steps.deliver(to: self)
        tree.batch {
            if !origin.followed.contains(index) {
                receive(initialStep, from: origin.following(self.origin, trace, at: index))
            }
            stepper.noteObserved()
            if let ask = tree.ask, let question {
                ask(question)
            } else if let coordinator {
                coordinator.becomingReady { stepper.readyToEmitSteps() }
            }
        }
    }

    /// Closes the screens, the last one first.
    func closeScreens() {
        for screen in screens.reversed() { (screen.presentable as? any Closable)?.closeScreen() }
    }

    /// Ends all subscriptions.
    func close() {
        reportQueued(coordinator?.run == nil ? .flowEnded : .dismissedWhileQueued(screen: screenNames))
        isOpen = false
        subscription = nil
        for screen in screens { screen.close() }
        question?.withdraw()
    }

    /// Adds the presentable of a contribution. Returns false if it is one of the screens already.
    @discardableResult func add(_ contribution: Contribution) -> Bool {
        if newest != nil, screens.contains(where: { $0.presentable.isSame(as: contribution.presentable) }) {
            return false
        }
        let screen = Screen(contribution.presentable, of: self, after: newest)
        newest = screen
        screen.watch(untilDismissed: !contribution.outlivesDismissal)
        return true
    }

    private var origin: StepOrigin { .stepper(type(of: stepper)) }

    func receive(_ step: any Step) { receive(step, from: coordinator?.run?.origin(origin) ?? origin) }

    private func receive(_ step: any Step, from origin: StepOrigin) {
        guard !step.isNone, let coordinator else { return }
        if whenHidden == .pass || isVisible {
            coordinator.accept(step, from: origin)
        } else if whenHidden == .queue {
            queued.append((step, origin))
        } else {
            coordinator.report(.hidden(screen: screenNames), step, from: origin)
        }
    }

    fileprivate func visibilityChanged() {
        guard !queued.isEmpty, isVisible else { return }
        let steps = queued
        queued = []
        for (step, origin) in steps { coordinator?.accept(step, from: origin) }
    }

    fileprivate func dismissed(_ screen: Screen) {
        guard newest === screen, screen.older == nil else { return remove(screen) }
        reportQueued(.dismissedWhileQueued(screen: screenNames))
        coordinator?.contributionEnded(self)
    }

    /// Drops the steps that wait until the screen is visible.
    private func reportQueued(_ reason: @autoclosure () -> FlowReport.Reason) {
        let steps = queued
        queued = []
        for (step, origin) in steps { coordinator?.report(reason(), step, from: origin) }
    }

    private func remove(_ screen: Screen) {
        screen.close()
        if newest === screen {
            newest = screen.older
        } else {
            screens.first { $0.older === screen }?.older = screen.older
        }
    }
}

/// A presentable of a contribution, and whether it is visible.
@MainActor final class Screen {
    let presentable: any Presentable
    /// The screen that was added before this one.
    fileprivate(set) var older: Screen?
    private(set) var isVisible = false
    /// Nil when it is closed.
    private var contribution: ActiveContribution?
    private var visible: ScopedSubscription?
    private var dismissed: ScopedSubscription?

    init(_ presentable: any Presentable, of contribution: ActiveContribution, after older: Screen?) {
        self.presentable = presentable
        self.contribution = contribution
        self.older = older
    }

    fileprivate func watch(untilDismissed: Bool) {
        let visible = ScopedSubscription(
            presentable.rxVisible.subscribe(for: self) { screen, isVisible in
                screen.isVisible = isVisible
                if isVisible { screen.contribution?.visibilityChanged() }
            })
        // A subscription may have ended the contribution already: the step that waited until a screen is visible ends the flow.
        guard contribution != nil else { return }
        self.visible = consume visible
        guard untilDismissed else { return }
        let dismissed = ScopedSubscription(
            presentable.rxDismissed.asObservable().subscribe(for: self) { screen, _ in
                screen.contribution?.dismissed(screen)
            })
        if contribution != nil { self.dismissed = consume dismissed }
    }

    fileprivate func close() {
        contribution = nil
        visible = nil
        dismissed = nil
    }
}
