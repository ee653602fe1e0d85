// SPDX-License-Identifier: MIT

import RxKernel

/// What a coordinator retains: the contributed steppers with their screens, and the coordinators of child flows.
extension FlowCoordinator {
    /// The coordinators of the child flows, in the order in which the flows were contributed.
    public var children: [FlowCoordinator] {
        childrenByKey.values.sorted { $0.number < $1.number }
    }

    var orderedContributions: [ActiveContribution] {
        contributions.values.sorted { $0.number < $1.number }
    }

    /// This coordinator and all below it; each before those below it.
    var subtree: [FlowCoordinator] {
        children.reduce(into: [self]) { $0 += $1.subtree }
    }

    var ownedNames: [String] {
        orderedContributions.flatMap { [$0.screenNames, String(describing: type(of: $0.stepper))] }
    }

    /// Begins to observe a stepper, or to run a flow.
    /// - Parameters:
    ///   - position: the trace of the step that contributed it, and its index among the contributors of that step.
    ///   - origin: the origin of that step.
    func start(
        _ contribution: Contribution, recordedAs position: (trace: Trace?, index: Int), of origin: StepOrigin
    ) {
        let id = contribution.stepper.identity
        tree.track([contribution.presentable.object, contribution.stepper.object], in: name)
        if let flow = contribution.presentable as? any Flow {
            let key = ChildKey(flow, contribution.stepper)
            guard childrenByKey[key] == nil else {
                contributedTwice(contribution)
                return childBecameReady()
            }
            let child = makeChild(under: key)
            child.isAwaitedByParent = progress != .ready
            child.trace = position.trace
            contributed(by: position, child)
            child.coordinate(
                flow: flow, with: contribution.stepper,
                allowStepWhenDismissed: contribution.outlivesDismissal,
                restoring: origin.record(at: position.index, for: flow))
        } else if let active = contributions[id] {
            if !active.add(contribution) { contributedTwice(contribution) }
        } else if id == stepper?.identity {
            contributedTwice(contribution)
        } else {
            lastNumber += 1
            let active = ActiveContribution(contribution, id, in: self, number: lastNumber)
            contributions[id] = active
            let question = contribution.question
            if question == nil {
                active.trace = position.trace
                contributed(by: position)
            } else if position.trace?.isEmpty == true {
                forget(position.trace)
            }
            question?.willAsk(for: self)
            active.add(contribution)
            guard contributions[id] === active else { return }
            note(
                .screenStarted(
                    active.screenNames, stepper: String(describing: type(of: contribution.stepper))))
            if question == nil {
                follow(contribution, recordedAs: position, restoring: origin.states(at: position.index))
            }
            active.start(in: tree, at: position.index, of: origin)
        }
    }

    /// Runs a flow, and passes its result to a receiver.
    func start(
        _ flow: any Flow, with stepper: any Stepper, for receiver: ResultReceiver
    ) -> FlowCoordinator {
        let child = makeChild(under: ChildKey(flow, stepper))
        child.resultReceiver = receiver
        child.coordinate(flow: flow, with: stepper)
        return child
    }

    private func makeChild(under key: ChildKey) -> FlowCoordinator {
        let child = FlowCoordinator(below: self)
        lastNumber += 1
        child.number = lastNumber
        child.key = key
        childrenByKey[key] = child
        return child
    }

    /// Retains a child under another key, since it runs another flow.
    func replaceKey(of child: FlowCoordinator, with key: ChildKey) {
        guard let old = child.key, childrenByKey[old] === child, old != key else { return }
        childrenByKey[old] = nil
        childrenByKey[key] = child
        child.key = key
    }

    private func contributedTwice(_ contribution: Contribution) {
        report(.contributedTwice, emitter: String(describing: type(of: contribution.stepper)))
    }

    func contributionEnded(_ contribution: ActiveContribution) {
        contributions[contribution.identity] = nil
        note(
            .screenEnded(
                contribution.screenNames, stepper: String(describing: type(of: contribution.stepper))))
        contribution.close()
        screenEnded(contribution.trace)
        endIfEmpty()
    }

    func childEnded(_ child: FlowCoordinator) {
        if child.isAwaitedByParent {
            child.isAwaitedByParent = false
            childBecameReady()
        }
        if let key = child.key, childrenByKey[key] === child, child.flow == nil {
            childrenByKey[key] = nil
        }
        childEnded(child, in: child.trace)
        endIfEmpty()
    }

    private func endIfEmpty() {
        guard policy.ending == .withLastScreen, contributions.isEmpty, childrenByKey.isEmpty else {
            return
        }
        finish(.lastScreenDismissed)
    }

    /// Ends and closes everything that the flow has contributed, the last one first. The flow continues.
    func clear() {
        for child in children.reversed() {
            child.closeScreens()
            child.finish(.replaced)
        }
        closeContributedScreens()
        closeContributions()
        inFlight = []
        traces = []
        recordChanged()
    }

    /// Closes the screens of the flow, the last one first: its root, or what it contributed if its root is its parent's.
    func closeScreens() {
        for child in children.reversed() { child.closeScreens() }
        guard let root = flow?.root else { return }
        if !root.isSame(as: parent?.flow?.root), let root = root as? any Closable {
            root.closeScreen()
        } else {
            closeContributedScreens()
        }
    }

    private func closeContributedScreens() {
        for contribution in orderedContributions.reversed() {
            for screen in contribution.screens.reversed() {
                (screen.presentable as? any Closable)?.closeScreen()
            }
        }
    }

    /// Releases every contributed stepper and its screens.
    func closeContributions() {
        let ended = contributions.values
        contributions = [:]
        for contribution in ended { contribution.close() }
    }
}
