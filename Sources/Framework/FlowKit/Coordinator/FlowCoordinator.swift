// SPDX-License-Identifier: MIT

import RxKernel

/// Runs a flow: gives it one step at a time, observes the steppers that it contributes, runs its child flows, and releases them when they
/// end.
///
/// ```swift
/// let coordinator = FlowCoordinator()
/// coordinator.coordinate(flow: AppFlow(), with: OneStepper(withSingleStep: AppStep.start))
/// ```
/// The owner of the coordinator of a root flow is the application or the window: when it releases the coordinator, every flow, screen and
/// stepper below is released. Child flows have coordinators of their own, which the parent's coordinator creates and retains.
///
/// A coordinator belongs to the main actor. Steps may be emitted on any thread. See <doc:RulesOfFlows>.
@preconcurrency @MainActor public final class FlowCoordinator {
    let tree: FlowTree
    /// The coordinator of the flow that contributed this one; nil for a root.
    package private(set) weak var parent: FlowCoordinator?

    /// Called with the work of all flows of the tree, which it must call; nil to call the work directly. An
    /// application sets itself as the current one here.
    package var scope: ((() -> Void) -> Void)? {
        get { tree.scope }
        set { tree.scope = newValue }
    }

    /// The coordinator whose transition begins now; nil if there is none. A transition reads here which flow performs it.
    package internal(set) static weak var transitioning: FlowCoordinator?

    /// The step that is navigated now, or whose transition begins; nil if there is none, or if it is not recorded.
    package internal(set) static var navigatedStep: NavigatedStep?

    /// Whether a step of an earlier run is navigated now, or a transition of it begins.
    package static var isRestoring: Bool { navigatedStep?.isRestored == true }

    /// The flow that runs; nil before its start and after its end.
    public private(set) var flow: (any Flow)?
    private(set) var stepper: (any Stepper)?
    private(set) var policy = FlowPolicy()
    /// The type of the flow, also after its end.
    private(set) var name = "a flow"
    private var dismissal: ScopedSubscription?
    private var subscription: ScopedSubscription?

    /// The steppers that the flow has contributed, by their identity.
    var contributions: [ObjectIdentifier: ActiveContribution] = [:]
    var childrenByKey: [ChildKey: FlowCoordinator] = [:]
    /// The number of contributions and children so far. Each of these has its number, which is their order.
    var lastNumber = 0
    var number = 0
    /// The key under which the parent retains this coordinator.
    var key: ChildKey?

    var progress = Progress.waitingForStep
    /// Whether the parent's flow is ready only when this flow is.
    var isAwaitedByParent = false
    /// The wait after which the flow is reported as not ready.
    var readinessWatch: ScopedSubscription?

    /// Work that waits until the coordinator may navigate.
    enum Pending {
        /// A step.
        case step(any Step, StepOrigin)
        /// An action, which runs when the steps before it have been navigated.
        case action(() -> Void)
    }

    private var pending: [Pending] = []
    /// Whether this coordinator is in the queue of the tree.
    private var isScheduled = false
    /// Whether the flow or an ancestor has returned `.end`: it navigates no further steps, and ends when the last step has been navigated.
    var isEnding = false

    /// Steps that wait until the step before them is adapted.
    var backlog: [(step: any Step, origin: StepOrigin)] = []
    var adaptations: [Adaptation] = []
    var inFlight: [InFlight] = []
    /// The steps that `navigate(to:)` received before there was a flow.
    private var early: [any Step] = []
    /// The deep link that runs, and those that wait.
    var links: [LinkRun] = []

    let navigationSubjects = NavigationSubjects()
    /// Receives the result of the flow, if `run` started it.
    var resultReceiver: ResultReceiver?
    /// The navigated steps whose screens and flows exist, if navigation is recorded.
    var traces: [Trace] = []
    /// The step of the parent's flow that contributed this flow, if navigation is recorded.
    weak var trace: Trace?
    /// The states of the flow and its root, if navigation is recorded.
    var states: RestorableStates?
    /// The record of an earlier run, until its steps have been navigated, and what they contribute has started.
    var restored: FlowRecord?
    /// Whether recorded steps are in the queue.
    var hasRecordedSteps = false
    /// Whether a stepper's `readyToEmitSteps()` runs.
    var isBecomingReady = false
    /// The number of steps whose further contributors start in a later turn of the main queue.
    var laterStarts = 0

    /// A coordinator for a root flow.
    /// - Parameters:
    ///   - scheduler: The main queue and the clock. A test passes a scheduler with virtual time.
    ///   - timeout: The seconds after which a flow that is not ready is reported; after which a slow `adapt` and a transition that does not
    ///     complete are reported, and the wait for them ends; and after which a deep link whose screen does not appear is refused.
    ///   - recordsNavigation: Whether ``record`` exists, with which a later run of the application restores its screens.
    public init(
        scheduler: any SchedulerType = MainScheduler.asyncInstance, timeout: Int = 10,
        recordsNavigation: Bool = false
    ) {
        tree = FlowTree(scheduler: scheduler, timeout: timeout, isRecording: recordsNavigation)
    }

    init(below parent: FlowCoordinator) {
        tree = parent.tree
        self.parent = parent
        isEnding = parent.isEnding
    }

    isolated deinit {
        closeContributions()
    }

    /// Starts a flow. The initial step of its stepper is navigated before this returns.
    ///
    /// A coordinator runs one flow. If it runs another one already, that flow ends first, with everything below it.
    ///
    /// A flow that has ended can be run again: its root, if it is a view controller, can be shown again, and
    /// so can the screens in it. A flow whose root was closed for good, such as a window, is not run again,
    /// and is reported.
    /// - Parameters:
    ///   - flow: The flow, which is retained until it ends.
    ///   - stepper: The flow's own source of steps. Its steps are navigated whether or not the flow is visible.
    ///   - allowStepWhenDismissed: Continue after the root of the flow was dismissed, until the flow ends or is released.
    ///   - record: The record of an earlier run. If it is a record of this flow, its steps are navigated instead of the initial step.
    public func coordinate(
        flow: any Flow, with stepper: any Stepper = DefaultStepper(), allowStepWhenDismissed: Bool = false,
        restoring record: FlowRecord? = nil
    ) {
        finish(.replaced, goesOn: true)
        self.flow = flow
        self.stepper = stepper
        parent?.replaceKey(of: self, with: ChildKey(flow, stepper))
        name = String(describing: type(of: flow))
        policy = flow.policy
        progress = .waitingForStep
        let isRunAgain = FlowRegistry.hasEnded(flow)
        // The root was dismissed at the end of the last run.
        if isRunAgain { (flow.root as? any ReusablePresentable)?.prepareForReuse() }
        FlowRegistry.register(self, for: flow)
        tree.track([flow, flow.root.object, stepper.object], in: name)
        note(.flowStarted(stepper: String(describing: type(of: stepper))))
        if !allowStepWhenDismissed {
            let dismissal = ScopedSubscription(
                flow.rxDismissed.subscribe(onSuccess: { [weak self] in self?.finish(.dismissed) }))
            guard self.flow === flow else {
                if isRunAgain { report(.rootDismissed("\(type(of: flow.root))"), emitter: name) }
                return
            }
            self.dismissal = consume dismissal
        }
        let initialStep = stepper.initialStep
        subscription = ScopedSubscription(stepper.steps.deliver(to: OwnSteps(of: self)))
        if let record, record.flow != name { notRestored(.recordOfAnotherFlow(record.flow), of: name) }
        let record = record?.flow == name ? record : nil
        followStates(restoring: record?.states ?? [:])
        tree.batch {
            if let record, !record.entries.isEmpty {
                restore(record)
            } else {
                receive(initialStep)
            }
            (stepper as? any ObservedStepper)?.stepsAreObserved()
            becomingReady { stepper.readyToEmitSteps() }
        }
        watchReadiness()
    }

    /// Gives a step to this flow and to every flow below it, visible or not.
    ///
    /// Each flow that exists now navigates it once; a flow that is created during that does not. Before
    /// `coordinate`, and while the first step is being adapted, the step is kept until the flow is ready. The
    /// step is reported if no flow takes it.
    public func navigate(to step: any Step) {
        guard flow != nil, progress != .waitingForStep || adaptations.isEmpty else {
            early.append(step)
            return
        }
        let recipients = subtree
        let broadcast = Broadcast(to: recipients.count)
        for recipient in recipients { recipient.accept(step, from: .broadcast(broadcast)) }
    }

    /// Ends and closes everything that the flow has contributed, and gives a step to the flow.
    public func reset(to step: any Step) {
        clear()
        accept(step, from: .application)
    }

    /// Closes every screen of the flow, and runs another flow instead.
    public func replaceRoot(with flow: any Flow, startingWith stepper: any Stepper = DefaultStepper()) {
        // The flow is replaced, not dismissed with its root.
        dismissal = nil
        closeScreens()
        coordinate(flow: flow, with: stepper)
    }

    func receive(_ step: any Step) {
        guard !step.isNone, let stepper else { return }
        accept(step, from: readyOrigin(.stepper(type(of: stepper))))
    }

    /// Navigates a step, after the steps that were accepted before it.
    func accept(_ step: any Step, from origin: StepOrigin) {
        enqueue(.step(step, origin))
    }

    /// Adds a step or an action to what is pending.
    func enqueue(_ entry: Pending) {
        pending.append(entry)
        guard !isScheduled else { return }
        isScheduled = true
        tree.add(self)
    }

    /// Navigates the first pending step, and runs the actions before and after it.
    func navigateNext() {
        var hasNavigated = false
        while let entry = pending.first {
            switch entry {
            case .step where hasNavigated: return tree.add(self)
            case .step(let step, let origin):
                hasNavigated = true
                pending.removeFirst()
                process(step, from: origin)
            case .action(let action):
                pending.removeFirst()
                action()
            }
        }
        isScheduled = false
    }

    /// Gives the flow the steps and links that waited until it is ready.
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

    /// Ends the flow and everything below it, and releases all of it.
    /// - Parameter goesOn: whether the coordinator runs another flow then, so that its parent retains it.
    func finish(_ end: FlowEnd, goesOn: Bool = false) {
        guard let ended = flow else { return }
        let released = tree.isJournalObserved ? ownedNames : []
        let children = children
        let unfinished = links
        let observer = stepper as? any FlowEndObserver
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
        restored = nil
        laterStarts = 0
        childrenByKey = [:]
        for link in unfinished { link.finish(.refused(at: link.index, .released)) }
        for child in children { child.finish(.parentEnded) }
        closeContributions()
        FlowRegistry.unregister(self, for: ended)
        if end == .ended { resultReceiver?.flowEnded() }
        resultReceiver = nil
        note(.flowEnded(end, released: released))
        if end != .parentEnded, !goesOn { parent?.childEnded(self) }
        observer?.flowDidEnd(end)
    }
}

/// A stepper that is notified when the flow that it was contributed with has ended.
@MainActor package protocol FlowEndObserver: AnyObject {
    /// Called when the flow and everything below it was released.
    func flowDidEnd(_ end: FlowEnd)
}

/// Passes the steps of the flow's own stepper to its coordinator, which it does not retain.
@MainActor private final class OwnSteps: StepSink {
    private weak var coordinator: FlowCoordinator?

    init(of coordinator: FlowCoordinator) {
        self.coordinator = coordinator
    }

    func receive(_ step: any Step) { coordinator?.receive(step) }
}
