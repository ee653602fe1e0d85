// SPDX-License-Identifier: MIT

import RxKernel

/// A step that a flow navigates, and what its coordinator must know to carry out what the flow returns.
struct Navigation {
    /// The step that the flow navigates.
    let step: any Step
    /// The step before it was adapted.
    let emitted: any Step
    let origin: StepOrigin
    /// Nil if the step is neither recorded nor restored.
    let current: NavigatedStep?
    /// Whether it is the first step of the run.
    let isFirst: Bool

    /// The deep link that goes on with a step that the flow only passes on; nil if `adapt` has replaced its step, which ends the link.
    @MainActor var passedLink: LinkRun? {
        origin.link.flatMap { step.isEqual(to: emitted) ? $0 : nil }
    }
}

/// Processes a step: adapt, willNavigate, navigate, didNavigate, forwards, readiness, contributors.
extension FlowCoordinator {
    func process(_ step: any Step, from origin: StepOrigin) {
        guard let run, !isEnding else { return ended(before: step, from: origin) }
        guard run.inFlight?.add(step) != false else { return repeated(step, from: origin) }
        if run.adapter.isBlocked {
            run.adapter.hold(step, from: origin)
        } else {
            adapt(step, from: origin, in: run)
        }
    }

    private func adapt(_ step: any Step, from origin: StepOrigin, in run: FlowRun) {
        let began = tree.now()
        guard let adapting = DefaultAdaptDetection.adapting(step, by: run.flow) else {
            return navigate(step, emitted: step, from: origin, since: began, in: run)
        }
        // `adapt` may have ended the flow.
        guard self.run === run else { return ended(before: step, from: origin) }
        let adaptation = Adaptation(of: step, from: origin, in: self, since: began)
        run.adapter.add(adaptation)
        if let adapted = adaptation.begin(adapting) { self.adapted(adaptation, adapted) }
    }

    func adapted(_ adaptation: Adaptation, _ step: any Step) {
        guard let run, run.adapter.remove(adaptation) else { return }
        if isEnding {
            ended(before: adaptation.step, from: adaptation.origin)
        } else {
            navigate(
                step, emitted: adaptation.step, from: adaptation.origin, since: adaptation.began, in: run)
        }
        processBacklog()
    }

    /// Processes the steps that waited for an earlier one to be adapted.
    func processBacklog() {
        while let run, let (step, origin) = run.adapter.next() {
            if isEnding { ended(before: step, from: origin) } else { adapt(step, from: origin, in: run) }
        }
        run?.recorder?.endRestoration()
    }

    private func navigate(
        _ step: any Step, emitted: any Step, from origin: StepOrigin,
        since began: ContinuousClock.Instant?, in run: FlowRun
    ) {
        let flow = run.flow
        let isRestored = origin.isRestored(step, of: flow)
        let isAnnounced = tree.announcesNavigation && !isRestored && flow.takes(step)
        if isAnnounced { announce(\.will, flow, step) }
        let isRecorded = tree.isRecording || origin.isRestoration
        let current = isRecorded ? NavigatedStep(isRestored: origin.isRestoration) : nil
        let isFirst = run.readiness.waitsForStep
        if isFirst { run.readiness.begin() }
        // The flow may dismiss a screen, and return the one that takes its place.
        run.beginChange()
        defer { endChange(in: run) }
        let contributors = isRestored ? .none : Self.navigating(current) { flow.navigate(to: step) }
        if let began { note(contributors, to: step, from: origin, since: began) }
        guard self.run === run else { return origin.flowHasEnded(self) }
        if isAnnounced { announce(\.did, flow, step) }
        tree.navigated?(self, step, contributors)
        follow(
            contributors,
            Navigation(step: step, emitted: emitted, origin: origin, current: current, isFirst: isFirst),
            in: run)
    }

    private func follow(_ contributors: FlowContributors, _ navigation: Navigation, in run: FlowRun) {
        let origin = navigation.origin
        let outcome = Outcome(contributors)
        var passesOn = outcome.passesOn
        switch outcome {
        case .none:
            navigated(navigation)
        case .contribute(let contribution):
            navigated(navigation, startingFlows: contribution.isFlow ? 1 : 0)
            let trace = run.recorder?.trace(navigation)
            run.recorder?.add(trace)
            start(contribution, recordedAs: (trace, 0), of: origin, isAwaited: navigation.isFirst)
        case .command(.perform(let transitions, let then)):
            return perform(transitions, then, navigation)
        case .command(let command):
            switch command {
            case .unhandled, .reset: navigated(navigation)
            default: break
            }
            carryOut(command, at: 0, of: navigation, nil, link: passesOn ? navigation.passedLink : nil)
            navigated(navigation)
        case .several(let commands, let contributions):
            run.beginChange()
            let trace = contributions.isEmpty ? nil : run.recorder?.trace(navigation)
            for (index, command) in commands { carryOut(command, at: index, of: navigation, trace) }
            navigated(navigation, startingFlows: contributions.count { $0.contribution.isFlow })
            // Added after the commands, of which `.clear` removes what was recorded.
            run.recorder?.add(trace)
            if !contributions.isEmpty { start(contributions, trace, navigation) }
            endChange(in: run)
        case .end(let step, let target, let closesScreens):
            passesOn = end(
                with: step, for: target, closingScreens: closesScreens, navigation,
                link: navigation.passedLink)
        }
        run.inFlight?.settle(navigation.emitted, outcome.contributions, in: tree)
        switch origin {
        case .broadcast(let broadcast):
            navigated(broadcast, navigation.step, handled: !outcome.isUnhandled)
        case .link(let link): followed(link, navigation, outcome, passesOn)
        default:
            // A step that this flow does not take waits for the flow above, unless it is `NoneStep`, which goes nowhere.
            guard !outcome.isUnhandled || navigation.step.isNone else { break }
            if let link = origin.link { followed(link, navigation, outcome, passesOn) }
            // After the link: the end of a flow refuses the links that were opened on it.
            origin.wait?.end()
        }
    }

    /// Lets a deep link go on, unless the flow has passed its step on to another one.
    private func followed(
        _ link: LinkRun, _ navigation: Navigation, _ outcome: Outcome, _ passesOn: Bool
    ) {
        guard !passesOn || navigation.passedLink == nil else { return }
        link.navigated(by: self, emitted: navigation.emitted, adapted: navigation.step, outcome)
    }

    /// Performs transitions, and follows the contributors when the last one has begun: at once if no other transition runs.
    private func perform(
        _ transitions: [any Transition], _ then: FlowContributors, _ navigation: Navigation
    ) {
        var isNow = true
        if let followUp = navigation.origin.followUp {
            followUp.markAsFollowed()
            run?.recorder?.changed()
        }
        let generation = generation
        run?.beginChange()
        tree.transitionQueue.add(transitions, of: self, for: navigation.current) {
            [weak self, weak run] in
            guard let self else { return navigation.origin.flowHasEnded(nil) }
            let follow = {
                guard let run, self.run === run else {
                    return navigation.origin.flowHasEnded(self)
                }
                if self.generation == generation {
                    self.follow(then, navigation, in: run)
                } else {
                    self.navigated(navigation)
                    navigation.origin.flowHasEnded(self)
                }
                self.endChange(in: run)
            }
            if isNow { follow() } else { tree.add(follow) }
        }
        isNow = false
    }

    /// Carries out a command at an index among the contributors of a step.
    ///
    /// - Parameter link: the deep link that goes on with the step of the command.
    private func carryOut(
        _ command: Outcome.Command, at index: Int, of navigation: Navigation, _ trace: StepTrace?,
        link: LinkRun? = nil
    ) {
        let origin = navigation.origin
        // A forwarded step that was recorded is restored by its own entry.
        guard let flow, !origin.followed.contains(index) else { return }
        let next = origin.following(source(link) ?? .flow(type(of: flow)), trace, at: index)
        switch command {
        case .forward(let step):
            tree.later { [weak self] in
                if let self { accept(step, from: next) } else { next.refuseLink() }
            }
        case .forwardToParent(let step):
            if let parent { return parent.accept(step, from: next) }
            report(.noParent, step, from: next)
            next.refuseLink()
        case .address(let step, let target):
            send(step, to: target, from: next, beginningWith: self)
        case .clear:
            clear()
        case .reset(let step):
            reset(to: step, from: next)
        case .close(let step):
            end(with: step, for: nil, closingScreens: true, navigation)
        case .perform(let transitions, let then):
            let step = navigation.step
            perform(
                transitions, then,
                Navigation(
                    step: step, emitted: step, origin: next, current: navigation.current,
                    isFirst: navigation.isFirst))
        case .unhandled:
            guard !navigation.step.isNone else { break }
            // A step of a deep link that `adapt` has replaced ends the link, also if a flow above takes what replaces it.
            if case .link = origin {
            } else if navigation.passedLink == nil, let link = origin.link {
                link.finish(.redirected(at: link.index, to: navigation.step))
            }
            unhandled(navigation.step, from: origin)
        }
    }

    /// Gives a step to the nearest flow of a type, the flow of `first` or an ancestor of it, and returns the coordinator of that flow.
    @discardableResult private func send(
        _ step: any Step, to target: any Flow.Type, from origin: StepOrigin,
        beginningWith first: FlowCoordinator
    ) -> FlowCoordinator? {
        let candidate = first.selfAndAncestors.first { $0.flow.map { type(of: $0) == target } == true }
        if let candidate {
            candidate.accept(step, from: origin)
        } else {
            report(.noSuchAncestor(String(describing: target)), step, from: origin)
            origin.refuseLink()
        }
        return candidate
    }

    /// Starts the first contributor now, and each further one in a turn of the main queue after the one before.
    private func start(
        _ contributions: [(index: Int, contribution: Contribution)], _ trace: StepTrace?,
        _ navigation: Navigation
    ) {
        let generation = generation
        let (index, contribution) = contributions[0]
        start(
            contribution, recordedAs: (trace, index), of: navigation.origin, isAwaited: navigation.isFirst
        )
        guard contributions.count > 1 else { return }
        // A copy, so that contributors which have not started do not retain those which have.
        let rest = Array(contributions.dropFirst())
        run?.recorder?.startsLater()
        run?.beginChange()
        tree.startLater { [weak self, weak run, trace] in
            guard let self, let run, self.run === run else { return }
            run.recorder?.noteStart()
            if self.generation == generation {
                start(rest, trace, navigation)
            } else if navigation.isFirst {
                for (_, contribution) in rest where contribution.isFlow { childBecameReady() }
            }
            run.recorder?.endRestoration()
            endChange(in: run)
        }
    }

    /// Ends the flow when another one has navigated its last step. Returns whether that step is given to one.
    ///
    /// - Parameter link: the deep link that goes on with the last step.
    @discardableResult private func end(
        with last: any Step, for target: (any Flow.Type)?, closingScreens: Bool,
        _ navigation: Navigation, link: LinkRun? = nil
    ) -> Bool {
        guard let parent, let run else {
            report(.noParent, last, emitter: name)
            navigated(navigation)
            return false
        }
        for coordinator in subtree { coordinator.isEnding = true }
        let wait = StepWait { [weak run] in
            guard let run, self.run === run else { return }
            if closingScreens { self.closeScreens() }
            self.finish(.ended)
        }
        let origin = StepOrigin.awaited(source(link) ?? .flow(type(of: run.flow)), by: wait)
        // The coordinator that navigates the last step. This flow ends after that.
        var receiver: FlowCoordinator?
        if let target {
            receiver = send(last, to: target, from: origin, beginningWith: parent)
        } else if run.resultReceiver?.receive(last) == true {
            run.resultReceiver = nil
        } else {
            let step = (run.stepper as? ResultStepper)?.followUp(last) ?? last
            if !step.isNone {
                parent.accept(step, from: origin)
                receiver = parent
            }
        }
        if receiver == nil { tree.add(wait.end) }
        return receiver != nil || target != nil
    }

    /// The origin of a step with which a deep link goes on.
    private func source(_ link: LinkRun?) -> StepOrigin? {
        link.map { .bubbled(.link($0), asked: []) }
    }
}
