// SPDX-License-Identifier: MIT

import RxKernel

/// One stepper that a coordinator listens to, gated by the visibility of the presentables it was contributed with.
///
/// It owns both until the last of the presentables is dismissed.
@MainActor final class ActiveContribution: StepSink {
    let stepper: any Stepper
    private var screens: [Screen] = []
    private let whenHidden: Contribution.HiddenSteps
    private weak var coordinator: FlowCoordinator?
    private var subscription: Lease?
    private var queued: [any Step] = []
    let number: Int
    weak var trace: FlowCoordinator.Trace?

    init(_ contribution: Contribution, in coordinator: FlowCoordinator, number: Int) {
        self.number = number
        stepper = contribution.stepper
        whenHidden = contribution.whenHidden
        self.coordinator = coordinator
    }

    var presentables: [any Presentable] { screens.map(\.presentable) }
    var isVisible: Bool { screens.contains(where: \.isVisible) }

    /// Listens: initial step, then what is emitted, then the ready hook.
    func start() {
        subscription = Lease(StepInlet(sink: self).listen(to: stepper.steps))
        receive(stepper.initialStep)
        stepper.readyToEmitSteps()
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
        guard !step.isNone else { return }
        if whenHidden == .pass || isVisible {
            coordinator?.accept(step, from: .stepper(stepper))
        } else if whenHidden == .queue {
            queued.append(step)
        } else {
            coordinator?.report(.hidden(screen: screenNames), step, from: .stepper(stepper))
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
            screens.removeAll { $0 === screen }
            return
        }
        for step in queued {
            coordinator?.report(.dismissedWhileQueued(screen: screenNames), step, from: .stepper(stepper))
        }
        coordinator?.contributionEnded(self)
    }

    var screenNames: String {
        screens.map { String(describing: type(of: $0.presentable)) }.joined(separator: ", ")
    }
}

/// A presentable, and whether it is visible.
@MainActor private final class Screen {
    let presentable: any Presentable
    private(set) var isVisible = false
    private var visible: Lease?
    private var dismissed: Lease?

    init(_ presentable: any Presentable) {
        self.presentable = presentable
    }

    func watch(for contribution: ActiveContribution, untilDismissed: Bool) {
        visible = Lease(
            presentable.rxVisible.subscribe(onNext: { [weak self, weak contribution] isVisible in
                self?.isVisible = isVisible
                contribution?.visibilityChanged()
            }))
        guard untilDismissed else { return }
        dismissed = Lease(
            presentable.rxDismissed.subscribe(onSuccess: { [weak self, weak contribution] in
                guard let self else { return }
                contribution?.dismissed(self)
            }))
    }
}
