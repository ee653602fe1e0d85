// SPDX-License-Identifier: MIT

import RxKernel

/// Starts what the flow contributes, and ends and closes it.
extension FlowCoordinator {
    /// The coordinators of the child flows, in the order in which the flows were contributed.
    public var children: [FlowCoordinator] { run?.children.coordinators ?? [] }

    /// This coordinator and all below it; each before those below it.
    var subtree: [FlowCoordinator] {
        children.reduce(into: [self]) { $0 += $1.subtree }
    }

    /// Begins to observe a stepper, or to run a flow.
    /// - Parameters:
    ///   - position: the trace of the step that contributed it, and its index among the contributors of that step.
    ///   - origin: the origin of that step.
    ///   - isAwaited: whether this flow is ready only when the contributed flow is.
    func start(
        _ contribution: Contribution, recordedAs position: (trace: StepTrace?, index: Int),
        of origin: StepOrigin, isAwaited: Bool
    ) {
        guard let run else { return }
        let id = contribution.stepper.identity
        tree.track([contribution.presentable.object, contribution.stepper.object], in: name)
        if let flow = contribution.flow {
            let key = ChildKey(flow, contribution.stepper)
            guard !run.children.hasChild(under: key) else {
                contributedTwice(contribution)
                if isAwaited { childBecameReady() }
                return
            }
            let child = FlowCoordinator(below: self)
            run.children.add(child, under: key, isAwaited: isAwaited)
            run.recorder?.contributed(by: position, child)
            child.coordinate(
                flow: flow, with: contribution.stepper,
                allowStepWhenDismissed: contribution.outlivesDismissal,
                restoring: origin.record(at: position.index, for: flow))
        } else if let active = run.children.contribution(of: id) {
            if !active.add(contribution) { contributedTwice(contribution) }
        } else if id == run.stepper.identity {
            contributedTwice(contribution)
        } else {
            let active = ActiveContribution(contribution, id, in: self, number: run.children.nextNumber())
            run.children.add(active)
            let question = active.question
            if question == nil {
                active.trace = position.trace
                run.recorder?.contributed(by: position)
            } else if position.trace?.isEmpty == true {
                run.recorder?.forget(position.trace)
            }
            question?.willAsk(for: self)
            active.add(contribution)
            guard active.isOpen else { return }
            note(
                .screenStarted(
                    active.screenNames, stepper: String(describing: type(of: contribution.stepper))))
            if question == nil {
                run.recorder?.follow(
                    contribution, recordedAs: position, restoring: origin.states(at: position.index))
            }
            active.start(in: tree, at: position.index, of: origin)
        }
    }

    /// Runs a flow, and passes its result to a receiver. Returns nil if this flow has ended.
    func start(
        _ flow: any Flow, with stepper: any Stepper, for receiver: ResultReceiver
    ) -> FlowCoordinator? {
        guard let run else { return nil }
        let child = FlowCoordinator(below: self)
        run.children.add(child, under: ChildKey(flow, stepper), isAwaited: false)
        child.coordinate(flow, with: stepper, for: receiver)
        return child
    }

    private func contributedTwice(_ contribution: Contribution) {
        report(.contributedTwice, emitter: String(describing: type(of: contribution.stepper)))
    }

    func contributionEnded(_ contribution: ActiveContribution) {
        guard let run else { return }
        run.children.remove(contribution)
        note(
            .screenEnded(
                contribution.screenNames, stepper: String(describing: type(of: contribution.stepper))))
        contribution.close()
        run.recorder?.screenEnded(contribution.trace)
        endIfEmpty()
    }

    func childEnded(_ child: FlowCoordinator) {
        endWait(for: child)
        guard let run else { return }
        if child.run == nil { run.children.remove(child) }
        run.recorder?.childEnded(child)
        endIfEmpty()
    }

    /// Ends the flow with its last screen, if its policy says so and its root is its parent's: at once, or when a change of screens has
    /// ended which leaves it without any. A flow that ends already does so when its last step has been navigated.
    private func endIfEmpty() {
        guard let run, !isEnding, run.policy.ending == .withLastScreen, run.children.isEmpty,
            let parent = parent?.flow, run.flow.root.isSame(as: parent.root), run.lastScreenEnded()
        else { return }
        finish(.lastScreenDismissed)
    }

    /// Ends a change that a run has begun.
    func endChange(in run: FlowRun) {
        if run.endChange(), self.run === run { endIfEmpty() }
    }

    /// Ends and closes everything that the flow has contributed, and navigates a step. The flow does not end with its last screen before.
    func reset(to step: any Step, from origin: StepOrigin) {
        guard let run else { return accept(step, from: origin) }
        run.beginChange()
        clear()
        let wait = StepWait { [weak self, weak run] in if let self, let run { endChange(in: run) } }
        accept(step, from: .awaited(origin, by: wait))
    }

    /// Ends and closes everything that the flow has contributed, the last one first. The flow continues. Transitions and contributors that
    /// have not begun are dropped.
    func clear() {
        generation += 1
        for child in children.reversed() {
            child.closeScreens()
            child.finish(.replaced)
        }
        closeContributedScreens()
        run?.closeContributions()
        run?.inFlight?.removeAll()
        run?.recorder?.removeAll()
    }

    /// Closes the screens of the flow, the last one first: its root, or what it contributed if its root is its parent's. The caller ends or
    /// replaces the flow then, so that it does not end with its last screen.
    func closeScreens() {
        run?.beginChange()
        for child in children.reversed() { child.closeScreens() }
        guard let root = flow?.root else { return }
        if !root.isSame(as: parent?.flow?.root), let root = root as? any Closable {
            root.closeScreen()
        } else {
            closeContributedScreens()
        }
    }

    private func closeContributedScreens() {
        let contributions = run?.children.orderedContributions ?? []
        for contribution in contributions.reversed() { contribution.closeScreens() }
    }
}
