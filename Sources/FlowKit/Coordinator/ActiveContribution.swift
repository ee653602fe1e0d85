// SPDX-License-Identifier: MIT

import RxKernel

/// One stepper that a coordinator listens to, gated by the visibility of the presentables it was contributed with.
///
/// Its subscriptions keep it alive, so that they cost no weak references: whoever lets go of it calls ``close()``.
@MainActor final class ActiveContribution: StepSink {
    let stepper: any Stepper
    let number: Int
    weak var trace: FlowCoordinator.Trace?
    private(set) var screens: [Screen] = []
    private let whenHidden: Contribution.HiddenSteps
    private weak var coordinator: FlowCoordinator?
    private var subscription: Lease?
    private var queued: [any Step] = []

    init(_ contribution: Contribution, in coordinator: FlowCoordinator, number: Int) {
        stepper = contribution.stepper
        whenHidden = contribution.whenHidden
        self.coordinator = coordinator
        self.number = number
    }

    var isVisible: Bool {
        for screen in screens where screen.isVisible { return true }
        return false
    }

    var screenNames: String {
        screens.map { String(describing: type(of: $0.presentable)) }.joined(separator: ", ")
    }

    /// Listens: initial step, then what is emitted, then the ready hook.
    func start() {
        subscription = Lease(stepper.steps.deliver(to: self))
        receive(stepper.initialStep)
        stepper.readyToEmitSteps()
    }

    /// Listens no longer.
    func close() {
        coordinator = nil
        subscription = nil
        queued = []
        for screen in screens { screen.close() }
    }

    /// Adds the presentable of a contribution, unless it is already among the screens.
    @discardableResult func add(_ contribution: Contribution) -> Bool {
        guard !screens.contains(where: { $0.presentable === contribution.presentable }) else { return false }
        let screen = Screen(contribution.presentable)
        screens.append(screen)
        screen.watch(for: self, untilDismissed: !contribution.outlivesDismissal)
        return true
    }

    func receive(_ step: any Step) {
        guard !step.isNone, let coordinator else { return }
        if whenHidden == .pass || isVisible {
            coordinator.accept(step, from: .stepper(stepper))
        } else if whenHidden == .queue {
            queued.append(step)
        } else {
            coordinator.report(.hidden(screen: screenNames), step, from: .stepper(stepper))
        }
    }

    fileprivate func visibilityChanged() {
        guard !queued.isEmpty, isVisible else { return }
        let steps = queued
        queued = []
        for step in steps { coordinator?.accept(step, from: .stepper(stepper)) }
    }

    fileprivate func dismissed(_ screen: Screen) {
        guard screens.count == 1 else {
            screen.close()
            screens.removeAll { $0 === screen }
            return
        }
        guard let coordinator else { return }
        for step in queued {
            coordinator.report(.dismissedWhileQueued(screen: screenNames), step, from: .stepper(stepper))
        }
        coordinator.contributionEnded(self)
    }
}

/// A presentable, and whether it is visible.
@MainActor final class Screen {
    let presentable: any Presentable
    private(set) var isVisible = false
    private var isClosed = false
    private var visible: Lease?
    private var dismissed: Lease?

    init(_ presentable: any Presentable) {
        self.presentable = presentable
    }

    fileprivate func watch(for contribution: ActiveContribution, untilDismissed: Bool) {
        visible = Lease(
            presentable.rxVisible.subscribe(onNext: { [self] isVisible in
                self.isVisible = isVisible
                if isVisible { contribution.visibilityChanged() }
            }))
        guard untilDismissed else { return }
        let lease = Lease(
            presentable.rxDismissed.subscribe(onSuccess: { [self] in contribution.dismissed(self) }))
        // It may have been dismissed before.
        if !isClosed { dismissed = consume lease }
    }

    fileprivate func close() {
        isClosed = true
        visible = nil
        dismissed = nil
    }
}
