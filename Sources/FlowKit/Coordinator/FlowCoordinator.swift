// SPDX-License-Identifier: MIT

import RxKernel

/// Runs a flow: feeds it steps one at a time, listens to what it contributes, runs its child flows, and releases it all
/// when it is done.
///
/// ```swift
/// let coordinator = FlowCoordinator()
/// coordinator.coordinate(flow: AppFlow(), with: OneStepper(withSingleStep: AppStep.start))
/// ```
/// Keep the coordinator of the root flow for as long as the application, or the window, is to live: releasing it releases
/// every flow, screen and stepper below. Coordinators of child flows are made and kept by their parent.
///
/// All of it lives on the main actor; steps may be emitted from any thread. See <doc:RulesOfFlows>.
@MainActor public final class FlowCoordinator: StepSink {
    let tree: FlowTree
    private(set) weak var parent: FlowCoordinator?

    /// The flow that is being coordinated; nil before the beginning and after the end.
    public private(set) var flow: (any Flow)?
    private(set) var stepper: (any Stepper)?
    private(set) var policy = FlowPolicy()

    private(set) var contributions: [ObjectIdentifier: ActiveContribution] = [:]
    private var childrenByStepper: [ObjectIdentifier: FlowCoordinator] = [:]
    private var childNumber = 0
    private var number = 0
    /// Under what the parent keeps this one.
    private var key: ObjectIdentifier?

    var progress = Progress.waitingForStep
    /// Whether the readiness of the parent's flow waits for this one.
    var isAwaitedByParent = false
    /// Reports the flow if it stays unready.
    var readinessWatch: Lease?

    /// Steps that wait for a serial `adapt`, first one first.
    var backlog: [(step: any Step, origin: StepOrigin)] = []
    var adaptations: [Adaptation] = []
    /// What `navigate(to:)` was given before there was a flow.
    private var early: [any Step] = []

    let transitions = Transitions()
    private var dismissal: Lease?
    private var subscription: Lease?

    /// A coordinator for a root flow.
    /// - Parameters:
    ///   - scheduler: Gives the next turn of the main queue, and the time for reports. Tests give virtual time.
    ///   - patience: After how many seconds a flow that is not ready, and a slow `adapt`, are reported.
    public init(scheduler: any SchedulerType = MainScheduler.asyncInstance, patience: Int = 10) {
        tree = FlowTree(scheduler: scheduler, patience: patience)
    }

    init(below parent: FlowCoordinator) {
        tree = parent.tree
        self.parent = parent
    }

    /// The coordinators of the child flows, in the order in which these were contributed.
    public var children: [FlowCoordinator] {
        childrenByStepper.values.sorted { $0.number < $1.number }
    }

    /// Starts a flow: its stepper's initial step is navigated before this returns.
    ///
    /// A coordinator runs one flow. Given another, it ends the one before with everything below it.
    /// - Parameters:
    ///   - stepper: The flow's own source of steps. It is never held back by visibility.
    ///   - allowStepWhenDismissed: Go on after the flow's root was dismissed, until it ends or is released.
    public func coordinate(
        flow: any Flow, with stepper: any Stepper = DefaultStepper(), allowStepWhenDismissed: Bool = false
    ) {
        finish(.replaced)
        self.flow = flow
        self.stepper = stepper
        policy = flow.policy
        progress = .waitingForStep
        FlowRegistry.register(self, for: flow)
        if !allowStepWhenDismissed {
            let dismissal = Lease(
                flow.rxDismissed.subscribe(onSuccess: { [weak self] in self?.finish(.dismissed) }))
            guard self.flow === flow else { return }
            self.dismissal = consume dismissal
        }
        subscription = Lease(StepInlet(sink: self).listen(to: stepper.steps))
        receive(stepper.initialStep)
        stepper.readyToEmitSteps()
        watchReadiness()
    }

    /// Gives a step to this flow and to every flow below it, whoever is visible.
    ///
    /// Each flow that is alive now gets it once; flows that it creates do not get it again. Before `coordinate`, it is
    /// kept and given when the flow is ready. It is reported if no flow takes it.
    public func navigate(to step: any Step) {
        guard flow != nil else {
            early.append(step)
            return
        }
        let recipients = subtree
        let broadcast = Broadcast(to: recipients.count)
        for recipient in recipients { recipient.accept(step, from: .broadcast(broadcast)) }
    }

    func receive(_ step: any Step) {
        guard !step.isNone, let stepper else { return }
        accept(step, from: .stepper(stepper))
    }

    /// Puts a step into the queue of the tree.
    func accept(_ step: any Step, from origin: StepOrigin) {
        tree.add(.step(step, origin, self))
    }

    func report(_ reason: FlowReport.Reason, _ step: (any Step)?, from origin: StepOrigin) {
        report(reason, step, emitter: origin.name)
    }

    func report(_ reason: FlowReport.Reason, _ step: (any Step)? = nil, emitter: String) {
        tree.report(FlowReport(reason: reason, flow: name, emitter: emitter, step: step))
    }

    /// The type of the flow, also after it ended.
    var name: String { flow.map { String(describing: type(of: $0)) } ?? lastName }
    private var lastName = "a flow"

    private var subtree: [FlowCoordinator] {
        children.reduce(into: [self]) { $0 += $1.subtree }
    }

    func deliverEarlySteps() {
        let steps = early
        early = []
        for step in steps { navigate(to: step) }
    }
}

// MARK: - What it owns

extension FlowCoordinator {
    /// Begins to listen to a stepper, or to run a flow.
    func start(_ contribution: Contribution) {
        let id = ObjectIdentifier(contribution.stepper)
        if let flow = contribution.presentable as? any Flow {
            start(flow, with: contribution.stepper, id, outlivesDismissal: contribution.outlivesDismissal)
        } else if let active = contributions[id] {
            if !active.add(contribution) {
                report(.contributedTwice, emitter: String(describing: type(of: contribution.stepper)))
            }
        } else if contribution.stepper === stepper {
            report(.contributedTwice, emitter: String(describing: type(of: contribution.stepper)))
        } else {
            let active = ActiveContribution(contribution, in: self)
            contributions[id] = active
            active.add(contribution)
            guard contributions[id] === active else { return }
            active.start()
        }
    }

    private func start(
        _ flow: any Flow, with stepper: any Stepper, _ id: ObjectIdentifier, outlivesDismissal: Bool
    ) {
        guard childrenByStepper[id] == nil else {
            report(.contributedTwice, emitter: String(describing: type(of: stepper)))
            childBecameReady()
            return
        }
        let child = FlowCoordinator(below: self)
        childNumber += 1
        child.number = childNumber
        child.isAwaitedByParent = progress != .ready
        child.key = id
        childrenByStepper[id] = child
        child.coordinate(flow: flow, with: stepper, allowStepWhenDismissed: outlivesDismissal)
    }

    func contributionEnded(_ contribution: ActiveContribution) {
        contributions[ObjectIdentifier(contribution.stepper)] = nil
        endIfEmpty()
    }

    private func childEnded(_ child: FlowCoordinator) {
        if child.isAwaitedByParent { childBecameReady() }
        if let key = child.key { childrenByStepper[key] = nil }
        endIfEmpty()
    }

    private func endIfEmpty() {
        guard policy.ending == .withLastScreen, contributions.isEmpty, childrenByStepper.isEmpty else { return }
        finish(.lastScreenDismissed)
    }

    /// Why a flow ended.
    enum End { case ended, dismissed, lastScreenDismissed, replaced, parentEnded }

    /// Ends the flow and everything below it, and lets go of it all.
    func finish(_ end: End) {
        guard let ended = flow else { return }
        lastName = name
        let endedChildren = childrenByStepper.values
        flow = nil
        stepper = nil
        dismissal = nil
        subscription = nil
        readinessWatch = nil
        adaptations = []
        backlog = []
        childrenByStepper = [:]
        for child in endedChildren { child.finish(.parentEnded) }
        contributions = [:]
        FlowRegistry.unregister(self, for: ended)
        if end != .parentEnded, end != .replaced { parent?.childEnded(self) }
    }
}
