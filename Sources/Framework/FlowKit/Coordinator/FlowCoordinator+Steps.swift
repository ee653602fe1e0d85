// SPDX-License-Identifier: MIT

import RxKernel

/// Processes a step: adapt, willNavigate, navigate, didNavigate, forwards, readiness, contributors.
extension FlowCoordinator {
    func process(_ step: any Step, from origin: StepOrigin) {
        guard let flow, !isEnding else { return ended(before: step, from: origin) }
        guard !isAdapting else {
            backlog.append((step, origin))
            return
        }
        guard claim(step, from: origin) else { return }
        let began = tree.now()
        guard let adapting = DefaultAdaptDetection.adapting(step, by: flow) else {
            return navigate(step, emitted: step, from: origin, since: began)
        }
        let adaptation = Adaptation(of: step, from: origin, in: self, since: began)
        adaptations.append(adaptation)
        if let adapted = adaptation.begin(adapting) { self.adapted(adaptation, adapted) }
    }

    func adapted(_ adaptation: Adaptation, _ step: any Step) {
        guard let index = adaptations.firstIndex(where: { $0 === adaptation }) else { return }
        adaptations.remove(at: index)
        navigate(step, emitted: adaptation.step, from: adaptation.origin, since: adaptation.began)
        processBacklog()
    }

    /// Processes the steps that waited for an earlier one to be adapted.
    func processBacklog() {
        while !isAdapting, !backlog.isEmpty {
            let next = backlog.removeFirst()
            process(next.step, from: next.origin)
        }
        endRestoration()
    }

    /// Whether a step is being adapted for which later ones wait.
    private var isAdapting: Bool {
        policy.adapting == .serially && adaptations.contains { !$0.isOverdue }
    }

    private func navigate(
        _ step: any Step, emitted: any Step, from origin: StepOrigin, since began: ContinuousClock.Instant?
    ) {
        guard let flow else { return ended(before: step, from: origin) }
        let isAnnounced = tree.announcesNavigation && flow.takes(step)
        if isAnnounced { announce(\.will, flow, step) }
        let isRecorded = tree.isRecording || origin.isRestoration
        let current = isRecorded ? NavigatedStep(isRestored: origin.isRestoration) : nil
        let contributors =
            isRestored(step, from: origin) ? .none : Self.navigating(current) { flow.navigate(to: step) }
        if let began { note(contributors, to: step, from: origin, since: began) }
        guard self.flow === flow else { return released(emitted, from: origin) }
        if isAnnounced { announce(\.did, flow, step) }
        tree.navigated?(self, step, contributors)
        follow(contributors, to: step, emitted: emitted, from: origin, current)
    }

    private func follow(
        _ contributors: FlowContributors, to step: any Step, emitted: any Step, from origin: StepOrigin,
        _ current: NavigatedStep?
    ) {
        switch contributors {
        case .none:
            navigated(startingFlows: 0)
        case .one(let contributor):
            if let contribution = contributor.contribution {
                navigated(startingFlows: contribution.presentable is any Flow ? 1 : 0)
                start([(0, contribution)], recorded(trace(step, from: origin, current)), origin)
            } else if case .perform(let transitions, let then)? = contributor.command {
                return perform(transitions, then, to: step, emitted: emitted, from: origin, current)
            } else {
                switch contributor.command {
                case .unhandled, .reset: navigated(startingFlows: 0)
                default: break
                }
                carryOut(contributor, at: 0, for: step, from: origin, nil, current)
                navigated(startingFlows: 0)
            }
        case .multiple(let contributors):
            let contributions = contributors.enumerated().compactMap { index, contributor in
                contributor.contribution.map { (index, $0) }
            }
            let trace = contributions.isEmpty ? nil : trace(step, from: origin, current)
            for (index, contributor) in contributors.enumerated() {
                carryOut(contributor, at: index, for: step, from: origin, trace, current)
            }
            navigated(startingFlows: contributors.count(where: \.isFlow))
            // Recorded after the commands, of which `.clear` forgets what was recorded.
            if !contributions.isEmpty { start(contributions, recorded(trace), origin) }
        case .end(let step):
            end(with: step)
        case .triggerParentFlow:
            return follow(contributors.current, to: step, emitted: emitted, from: origin, current)
        }
        if !inFlight.isEmpty { settle(emitted, contributors) }
        switch origin {
        case .broadcast(let broadcast): navigated(broadcast, step, handled: !contributors.isUnhandled)
        case .link(let run): run.navigated(by: self, emitted: emitted, adapted: step, contributors)
        default: break
        }
    }

    /// Performs transitions, and follows the contributors when the last one has begun: at once if no other transition runs.
    private func perform(
        _ transitions: [any Transition], _ then: FlowContributors, to step: any Step, emitted: any Step,
        from origin: StepOrigin, _ current: NavigatedStep?
    ) {
        var isNow = true
        origin.followUp?.hasEntry()
        tree.transitionQueue.add(transitions, of: self, for: current) {
            [weak self, weak flow] in
            guard let self else { return }
            let follow = {
                guard let flow, self.flow === flow else { return self.released(emitted, from: origin) }
                self.follow(then, to: step, emitted: emitted, from: origin, current)
            }
            if isNow { follow() } else { tree.add(follow) }
        }
        isNow = false
    }

    /// Sends a forwarded step to its flow, or carries out a command. Contributions start later.
    private func carryOut(
        _ contributor: FlowContributor, at index: Int, for step: any Step, from origin: StepOrigin,
        _ trace: Trace?, _ current: NavigatedStep?
    ) {
        // A forwarded step that was recorded is restored by its own entry.
        guard let flow, !origin.followed.contains(index) else { return }
        let next = origin.following(.flow(type(of: flow)), trace, at: index)
        switch (contributor, contributor.command) {
        case (.contribute, _):
            break
        case (_, .unhandled):
            if !step.isNone { unhandled(step, from: origin) }
        case (_, .clear):
            clear()
        case (_, .reset(let step)):
            clear()
            accept(step, from: next)
        case (_, .perform(let transitions, let then)):
            perform(transitions, then, to: step, emitted: step, from: next, current)
        case (_, .close(let step)):
            end(with: CoordinatorStep(.close(step)))
        case (_, .address(let step, let target)):
            send(step, to: target, from: next, beginningWith: self)
        case (.forwardToCurrentFlow(let step), nil):
            tree.later { [weak self] in self?.accept(step, from: next) }
        case (.forwardToParentFlow(let step), nil):
            if let parent { parent.accept(step, from: next) } else { report(.noParent, step, from: next) }
        }
    }

    /// Gives a step to the nearest flow of a type, the flow of `first` or an ancestor of it, and returns the coordinator of that flow.
    @discardableResult private func send(
        _ step: any Step, to target: any Flow.Type, from origin: StepOrigin,
        beginningWith first: FlowCoordinator
    ) -> FlowCoordinator? {
        var candidate: FlowCoordinator? = first
        while let some = candidate, some.flow.map({ type(of: $0) == target }) != true {
            candidate = some.parent
        }
        if let candidate {
            candidate.accept(step, from: origin)
        } else {
            report(.noSuchAncestor(String(describing: target)), step, from: origin)
        }
        return candidate
    }

    /// Starts the first contributor now, and each further one in a turn of the main queue after the one before.
    private func start(
        _ contributions: [(index: Int, Contribution)], _ trace: Trace?, _ origin: StepOrigin
    ) {
        start(contributions[0].1, recordedAs: (trace, contributions[0].index), of: origin)
        guard contributions.count > 1 else { return }
        // A copy, so that contributors which have not started do not retain those which have.
        let rest = Array(contributions.dropFirst())
        laterStarts += 1
        tree.startLater { [weak self, weak flow, trace] in
            guard let self, self.flow === flow else { return }
            laterStarts -= 1
            start(rest, trace, origin)
            endRestoration()
        }
    }

    private func end(with last: any Step) {
        var step = last
        var closing = false
        if case .close(let inner)? = last.coordinatorCommand { (step, closing) = (inner, true) }
        guard let parent, let flow else {
            if case .address(let inner, _)? = step.coordinatorCommand { step = inner }
            report(.noParent, step, emitter: name)
            navigated(startingFlows: 0)
            return
        }
        if let stepper = stepper as? ResultStepper { step = stepper.followUp(step) }
        for coordinator in subtree { coordinator.isEnding = true }
        // The coordinator that navigates the last step. This flow ends after that.
        var receiver: FlowCoordinator?
        if let resultReceiver, resultReceiver.receive(step) {
            self.resultReceiver = nil
        } else if case .address(let step, let target)? = step.coordinatorCommand {
            receiver = send(step, to: target, from: .flow(type(of: flow)), beginningWith: parent)
        } else if !step.isNone {
            parent.accept(step, from: .flow(type(of: flow)))
            receiver = parent
        }
        let finish = {
            if closing { self.closeScreens() }
            self.finish(.ended)
        }
        if let receiver { receiver.enqueue(.action(finish)) } else { tree.add(finish) }
    }
}

// MARK: - Steps that are not navigated

extension FlowCoordinator {
    private func ended(before step: any Step, from origin: StepOrigin) {
        switch origin {
        case .broadcast(let broadcast): navigated(broadcast, step, handled: false)
        case .link(let run): run.refused(by: self)
        default: report(.flowEnded, step, from: origin)
        }
    }

    /// The flow has ended while it navigated the step.
    private func released(_ step: any Step, from origin: StepOrigin) {
        switch origin {
        case .broadcast(let broadcast): navigated(broadcast, step, handled: true)
        case .link(let run): run.navigated(by: self, emitted: step, adapted: step, .none)
        default: break
        }
    }

    private func navigated(_ broadcast: Broadcast, _ step: any Step, handled: Bool) {
        guard let asked = broadcast.navigated(by: name, handled: handled) else { return }
        report(.unhandled(asked: asked), step, from: .broadcast(broadcast))
    }

    private func unhandled(_ step: any Step, from origin: StepOrigin) {
        switch origin {
        case .broadcast, .link: return
        default: break
        }
        let (origin, asked) = origin.bubbled(by: name)
        if policy.unhandled == .bubble, let parent {
            parent.process(step, from: origin)
        } else {
            report(.unhandled(asked: asked), step, from: origin)
        }
    }
}

extension FlowContributor {
    fileprivate var isFlow: Bool {
        if case .contribute(let presentable, _, _, _) = self { presentable is any Flow } else { false }
    }
}
