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
    package var parent: FlowCoordinator? { parentReference?.object }
    private let parentReference: CoordinatorReference?

    /// This coordinator, its parent, and so on up to the root.
    package var selfAndAncestors: UnfoldFirstSequence<FlowCoordinator> {
        sequence(first: self, next: \.parent)
    }

    /// Called with the work of all flows of the tree, which it must call; nil to call the work directly. An
    /// application sets itself as the current one here.
    package var scope: ((() -> Void) -> Void)? {
        get { tree.scope }
        set { tree.scope = newValue }
    }

    // The next two are set for one synchronous call on the main actor, and have their former values after it. Therefore the flows of two
    // applications in one process do not see each other's, even if one navigates within a call of the other.

    /// The coordinator whose transition begins now; nil if there is none. A transition reads here which flow performs it.
    package internal(set) static var transitioning: FlowCoordinator? {
        get { transitioningReference?.object }
        set { transitioningReference = newValue.map(CoordinatorReference.init) }
    }
    private static var transitioningReference: CoordinatorReference?

    /// The step that is navigated now, or whose transition begins; nil if there is none, or if it is not recorded.
    package internal(set) static var navigatedStep: NavigatedStep?

    /// Whether a step of an earlier run is navigated now, or a transition of it begins.
    package static var isRestoring: Bool { navigatedStep?.isRestored == true }

    /// The run of the flow; nil before its start and after its end.
    // Guard: it is read and replaced, never changed in place.
    @exclusivity(unchecked) private(set) var run: FlowRun?
    /// The flow that runs; nil before its start and after its end.
    public var flow: (any Flow)? { run?.flow }
    /// The type of the flow, also after its end.
    private(set) var name = "a flow"
    /// Whether the flow or an ancestor has returned `.end`: it navigates no further steps, and ends when the last step has been navigated.
    var isEnding = false
    /// Incremented when everything that the flow has contributed ends: what waits to be shown or started since before is dropped.
    var generation = 0
    private var runCount = 0

    // Guard: its functions call nothing that could access it.
    @exclusivity(unchecked) private var queue = StepQueue()
    var links = LinkQueue()
    /// The entry among the children of the parent; nil for a root.
    var entry: ChildManager.Entry?
    var navigationSubjects = NavigationSubjects()

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
        parentReference = nil
        tree = FlowTree(scheduler: scheduler, timeout: timeout, isRecording: recordsNavigation)
    }

    init(below parent: FlowCoordinator) {
        tree = parent.tree
        parentReference = CoordinatorReference(parent)
        isEnding = parent.isEnding
    }

    isolated deinit {
        run?.closeContributions()
    }

    /// Starts a flow. The initial step of its stepper is navigated before this returns, unless a flow of the tree navigates a step now, or
    /// `adapt` waits.
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
    ///   - record: The record of an earlier run. If it is a record of this flow, its steps are navigated instead of the initial step,
    ///     unless the first one cannot be decoded.
    public func coordinate(
        flow: any Flow, with stepper: any Stepper = DefaultStepper(), allowStepWhenDismissed: Bool = false,
        restoring record: FlowRecord? = nil
    ) {
        coordinate(
            flow, with: stepper, allowStepWhenDismissed: allowStepWhenDismissed, restoring: record, for: nil)
    }

    /// Starts a flow, with a receiver for its result.
    func coordinate(
        _ flow: any Flow, with stepper: any Stepper, allowStepWhenDismissed: Bool = false,
        restoring record: FlowRecord? = nil, for receiver: ResultReceiver?
    ) {
        finish(.replaced, goesOn: true)
        // What was called at the end of that flow may have started another one here.
        finish(.replaced, goesOn: true)
        runCount += 1
        let run = FlowRun(runCount, of: flow, with: stepper, for: receiver)
        self.run = run
        parent?.run?.children.replaceKey(of: self, with: ChildKey(flow, stepper))
        name = String(describing: type(of: flow))
        let isRunAgain = FlowRegistry.hasEnded(flow)
        // The root was dismissed at the end of the last run.
        if isRunAgain { (flow.root as? any ReusablePresentable)?.prepareForReuse() }
        FlowRegistry.register(self, for: flow)
        tree.track([flow, flow.root.object, stepper.object], in: name)
        note(.flowStarted(stepper: String(describing: type(of: stepper))))
        if !allowStepWhenDismissed {
            let dismissal = ScopedSubscription(
                flow.rxDismissed.asObservable().subscribe(for: CoordinatorReference(self)) { reference, _ in
                    reference.object?.finish(.dismissed)
                })
            guard self.run === run else {
                if isRunAgain { report(.rootDismissed("\(type(of: flow.root))"), emitter: name) }
                return
            }
            run.dismissal = consume dismissal
        }
        let initialStep = stepper.initialStep
        run.subscription = stepper.steps.deliver(to: OwnSteps(of: run, in: self))
        let record = record.flatMap(restorable)
        if tree.isRecording || record != nil {
            run.recorder = NavigationRecorder(of: self, restoring: record)
        }
        tree.batch {
            let isRestored = record.map { !$0.entries.isEmpty && restore($0) } ?? false
            if !isRestored { receive(initialStep) }
            stepper.noteObserved()
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
        guard let run, !run.readiness.waitsForStep || !run.adapter.isAdapting else {
            queue.addEarly(step)
            return
        }
        let recipients = subtree
        let broadcast = Broadcast(to: recipients.count)
        for recipient in recipients { recipient.accept(step, from: .broadcast(broadcast)) }
    }

    /// Ends and closes everything that the flow has contributed, and gives a step to the flow.
    public func reset(to step: any Step) {
        reset(to: step, from: .application)
    }

    /// Closes every screen of the flow, and runs another flow instead.
    public func replaceRoot(with flow: any Flow, startingWith stepper: any Stepper = DefaultStepper()) {
        // The flow is replaced, not dismissed with its root.
        run?.dismissal = nil
        closeScreens()
        coordinate(flow: flow, with: stepper)
    }

    func receive(_ step: any Step) {
        guard !step.isNone, let run else { return }
        accept(step, from: run.origin(.stepper(type(of: run.stepper))))
    }

    /// Navigates a step, after the steps that were accepted before it.
    func accept(_ step: any Step, from origin: StepOrigin) {
        enqueue(.step(step, origin))
    }

    func enqueue(_ entry: StepQueue.Entry) {
        if queue.add(entry) { tree.add(self) }
    }

    /// Has a turn: navigates the first step that waits, and runs the actions before and after it.
    func navigateNext() {
        var hasNavigated = false
        while let entry = queue.next(afterStep: hasNavigated) {
            switch entry {
            case .step(let step, let origin):
                hasNavigated = true
                process(step, from: origin)
            case .action(let action): action()
            }
        }
        if queue.endTurn() { tree.add(self) }
    }

    /// Gives the flow the steps and links that waited until it is ready.
    func deliverEarlySteps() {
        for step in queue.takeEarly() { navigate(to: step) }
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
        guard let ended = run else { return }
        generation += 1
        let released = tree.isJournalObserved ? ended.children.names : []
        let unfinished = links.takeAll()
        run = nil
        isEnding = false
        ended.close()
        let dropped = ended.adapter.takeAll() + queue.takeSteps()
        for link in unfinished { link.finish(.refused(at: link.index, .released)) }
        for child in ended.children.coordinators { child.finish(.parentEnded) }
        ended.closeContributions()
        let waiting = FlowRegistry.unregister(self, for: ended.flow)
        // The step of a deep link goes to the next flow. The flows below this one have ended, so that none of them navigates it.
        for (step, origin) in dropped { self.ended(before: step, from: origin) }
        if end == .ended { ended.resultReceiver?.flowEnded() }
        note(.flowEnded(end, released: released))
        if end != .parentEnded, !goesOn { parent?.childEnded(self) }
        for action in waiting { action() }
        (ended.stepper as? any FlowEndObserver)?.flowDidEnd(end)
    }
}

/// A stepper that is notified when the flow that it was contributed with has ended.
@MainActor package protocol FlowEndObserver: AnyObject {
    /// Called when the flow and everything below it was released.
    func flowDidEnd(_ end: FlowEnd)
}
