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
@preconcurrency @MainActor public final class FlowCoordinator {
    let tree: FlowTree
    private(set) weak var parent: FlowCoordinator?

    /// The flow that is being coordinated; nil before the beginning and after the end.
    public private(set) var flow: (any Flow)?
    private(set) var stepper: (any Stepper)?
    private(set) var policy = FlowPolicy()
    /// The type of the flow, also after it ended.
    private(set) var name = "a flow"
    private var dismissal: Lease?
    private var subscription: Lease?

    /// What it owns, each under its stepper.
    var contributions: [ObjectIdentifier: ActiveContribution] = [:]
    var childrenByKey: [ChildKey: FlowCoordinator] = [:]
    /// How many of them there were so far; each has its number, so that they have an order.
    var lastNumber = 0
    var number = 0
    /// Under what the parent owns this one.
    var key: ChildKey?

    var progress = Progress.waitingForStep
    /// Whether the readiness of the parent's flow waits for this one.
    var isAwaitedByParent = false
    /// Reports the flow if it stays unready.
    var readinessWatch: Lease?

    /// What waits for the coordinator's turn, first one first.
    enum Pending {
        /// Navigate a step.
        case step(any Step, StepOrigin)
        /// Do something when the steps before it have been navigated.
        case action(() -> Void)
    }

    /// Whether the flow, or one above it, has returned `.end`: it navigates no more, and is released when the last step was navigated.
    var isEnding = false
    private var pending: [Pending] = []
    /// Whether the tree knows that something waits here.
    private var hasTurn = false
    /// Steps that wait for a serial `adapt`, first one first.
    var backlog: [(step: any Step, origin: StepOrigin)] = []
    var adaptations: [Adaptation] = []
    var inFlight: [InFlight] = []
    /// What `navigate(to:)` was given before there was a flow.
    private var early: [any Step] = []
    /// Deep links that are being followed, or wait for that.
    var links: [LinkRun] = []

    let transitions = Transitions()
    /// Who awaits the result of the flow.
    var outcome: Awaited?
    /// The steps to what is here, and to this, if that is recorded.
    var traces: [Trace] = []
    weak var trace: Trace?
    /// What the flow and its root have to say, if that is recorded, and what they had to say in an earlier run.
    var states: RestorableStates?
    var restoration = Restoration.none

    /// A coordinator for a root flow.
    /// - Parameters:
    ///   - scheduler: Gives the next turn of the main queue, and the time for reports. Tests give virtual time.
    ///   - patience: After how many seconds a flow that is not ready, a slow `adapt`, and a deep link whose screen does
    ///     not appear, are given up or reported.
    ///   - recordsNavigation: Whether ``record`` is kept, to restore it in another run.
    public init(
        scheduler: any SchedulerType = MainScheduler.asyncInstance, patience: Int = 10,
        recordsNavigation: Bool = false
    ) {
        tree = FlowTree(scheduler: scheduler, patience: patience, isRecording: recordsNavigation)
    }

    init(below parent: FlowCoordinator) {
        tree = parent.tree
        self.parent = parent
        isEnding = parent.isEnding
    }

    isolated deinit {
        closeContributions()
    }

    /// Starts a flow: its stepper's initial step is navigated before this returns.
    ///
    /// A coordinator runs one flow. Given another, it ends the one before with everything below it.
    /// - Parameters:
    ///   - flow: The flow, which is retained until it ends.
    ///   - stepper: The flow's own source of steps. It is never held back by visibility.
    ///   - allowStepWhenDismissed: Go on after the flow's root was dismissed, until it ends or is released.
    ///   - record: Where an earlier run left off: navigated instead of the initial step, if it is of this
    ///     flow.
    public func coordinate(
        flow: any Flow, with stepper: any Stepper = DefaultStepper(), allowStepWhenDismissed: Bool = false,
        restoring record: FlowRecord? = nil
    ) {
        finish(.replaced)
        self.flow = flow
        self.stepper = stepper
        name = String(describing: type(of: flow))
        policy = flow.policy
        progress = .waitingForStep
        FlowRegistry.register(self, for: flow)
        tree.track([flow, flow.root.object, stepper.object], in: name)
        note(.flowStarted(stepper: String(describing: type(of: stepper))))
        if !allowStepWhenDismissed {
            let dismissal = Lease(
                flow.rxDismissed.subscribe(onSuccess: { [weak self] in self?.finish(.dismissed) }))
            guard self.flow === flow else { return }
            self.dismissal = consume dismissal
        }
        let initialStep = stepper.initialStep
        subscription = Lease(stepper.steps.deliver(to: OwnSteps(of: self)))
        followStates()
        tree.batch {
            if let record, record.flow == name, !record.entries.isEmpty {
                restore(record)
            } else {
                receive(initialStep)
            }
            stepper.readyToEmitSteps()
        }
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

    /// Ends every screen and flow that the flow has contributed, and gives it a step.
    public func reset(to step: any Step) {
        clear()
        accept(step, from: .application)
    }

    /// Closes every screen of the flow, then runs another flow in its place.
    public func replaceRoot(with flow: any Flow, startingWith stepper: any Stepper = DefaultStepper()) {
        closeScreens()
        coordinate(flow: flow, with: stepper)
    }

    func receive(_ step: any Step) {
        guard !step.isNone, let stepper else { return }
        accept(step, from: .stepper(type(of: stepper)))
    }

    /// Navigates a step when those that were accepted before it have been.
    func accept(_ step: any Step, from origin: StepOrigin) {
        enqueue(.step(step, origin))
    }

    /// Adds to what waits for this coordinator.
    func enqueue(_ entry: Pending) {
        pending.append(entry)
        guard !hasTurn else { return }
        hasTurn = true
        tree.addTurn(of: self)
    }

    /// Navigates the first step that waits, runs the actions around it, and waits for the next turn if there is more.
    func takeTurn() {
        var hasNavigated = false
        while let entry = pending.first {
            switch entry {
            case .step where hasNavigated: return tree.addTurn(of: self)
            case .step(let step, let origin):
                hasNavigated = true
                pending.removeFirst()
                process(step, from: origin)
            case .action(let action):
                pending.removeFirst()
                action()
            }
        }
        hasTurn = false
    }

    /// What there is to do once the flow is ready.
    func deliverEarlySteps() {
        let steps = early
        early = []
        for step in steps { navigate(to: step) }
        followLinks()
    }

    func report(_ reason: FlowReport.Reason, _ step: (any Step)?, from origin: StepOrigin) {
        report(reason, step, emitter: origin.name)
    }

    func report(_ reason: FlowReport.Reason, _ step: (any Step)? = nil, emitter: String) {
        let report = FlowReport(reason: reason, flow: name, emitter: emitter, step: step)
        note(.reported(report))
        tree.report(report)
    }

    /// Ends the flow and everything below it, and lets go of it all.
    func finish(_ end: FlowEnd) {
        guard let ended = flow else { return }
        let released = tree.isJournalRead ? ownedNames : []
        let children = children
        let unfinished = links
        flow = nil
        stepper = nil
        isEnding = false
        dismissal = nil
        subscription = nil
        readinessWatch = nil
        adaptations = []
        backlog = []
        inFlight = []
        links = []
        traces = []
        states = nil
        restoration = .none
        childrenByKey = [:]
        for link in unfinished { link.finish(.refused(at: link.index, .released)) }
        for child in children { child.finish(.parentEnded) }
        closeContributions()
        FlowRegistry.unregister(self, for: ended)
        if end == .ended { outcome?.ended() }
        outcome = nil
        note(.flowEnded(end, released: released))
        if end != .parentEnded { parent?.childEnded(self) }
    }
}

/// Brings the steps of the flow's own stepper to its coordinator, which it does not keep alive.
@MainActor private final class OwnSteps: StepSink {
    private weak var coordinator: FlowCoordinator?

    init(of coordinator: FlowCoordinator) {
        self.coordinator = coordinator
    }

    func receive(_ step: any Step) { coordinator?.receive(step) }
}
