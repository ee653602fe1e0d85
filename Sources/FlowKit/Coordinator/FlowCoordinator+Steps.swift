// SPDX-License-Identifier: MIT

import RxKernel

/// What becomes of one step: adapt, willNavigate, navigate, didNavigate, forwards, readiness, contributors.
extension FlowCoordinator {
    func process(_ step: any Step, from origin: StepOrigin) {
        guard let flow else {
            ended(before: step, from: origin)
            return
        }
        guard adaptations.isEmpty || policy.adapting == .concurrently else {
            backlog.append((step, origin))
            return
        }
        let adaptation = Adaptation(of: step, from: origin, in: self)
        adaptations.append(adaptation)
        switch adaptation.begin(flow.adapt(step: step)) {
        case .some(let adapted):
            adaptations.removeLast()
            navigate(adapted, from: origin)
        case .none:
            break
        }
    }

    func adapted(_ adaptation: Adaptation, _ step: any Step) {
        guard let index = adaptations.firstIndex(where: { $0 === adaptation }) else { return }
        adaptations.remove(at: index)
        navigate(step, from: adaptation.origin)
        while adaptations.isEmpty, !backlog.isEmpty {
            let next = backlog.removeFirst()
            process(next.step, from: next.origin)
        }
    }

    private func navigate(_ step: any Step, from origin: StepOrigin) {
        guard let flow else { return }
        let isAnnounced = tree.announcesNavigation && flow.takes(step)
        if isAnnounced { announce(\.will, flow, step) }
        let answer = flow.navigate(toAny: step)
        guard self.flow === flow else { return }
        if isAnnounced { announce(\.did, flow, step) }
        follow(answer, to: step, from: origin)
    }

    private func follow(_ answer: FlowContributors, to step: any Step, from origin: StepOrigin) {
        if case .broadcast(let broadcast) = origin { answered(broadcast, step, handled: !answer.isUnhandled) }
        switch answer {
        case .none:
            navigated(startingFlows: 0)
        case .unhandled:
            navigated(startingFlows: 0)
            unhandled(step, from: origin)
        case .one(let contributor):
            forward(contributor)
            navigated(startingFlows: contributor.isFlow ? 1 : 0)
            start([contributor])
        case .multiple(let contributors):
            contributors.forEach(forward)
            navigated(startingFlows: contributors.count(where: \.isFlow))
            start(contributors)
        case .end(let step):
            end(with: step)
        }
    }

    private func forward(_ contributor: FlowContributor) {
        guard let flow else { return }
        switch contributor {
        case .contribute:
            break
        case .forwardToCurrentFlow(let step):
            tree.later { [weak self] in self?.accept(step, from: .flow(flow)) }
        case .forwardToParentFlow(let step):
            if let parent {
                parent.accept(step, from: .flow(flow))
            } else {
                report(.noParent, step, from: .flow(flow))
            }
        case .forward(let step, let target):
            var candidate: FlowCoordinator? = self
            while let some = candidate, some.flow.map({ type(of: $0) == target }) != true { candidate = some.parent }
            if let candidate {
                candidate.accept(step, from: .flow(flow))
            } else {
                report(.noSuchAncestor(String(describing: target)), step, from: .flow(flow))
            }
        }
    }

    /// The first contributor starts now, each further one in a turn of its own.
    private func start(_ contributors: [FlowContributor]) {
        var isFirst = true
        for case .contribute(let contribution) in contributors {
            if isFirst {
                start(contribution)
            } else {
                tree.later { [weak self, weak flow] in
                    guard let self, self.flow === flow else { return }
                    start(contribution)
                }
            }
            isFirst = false
        }
    }

    private func end(with step: any Step) {
        guard let parent, let flow else {
            report(.noParent, step, emitter: name)
            navigated(startingFlows: 0)
            return
        }
        if !step.isNone { parent.accept(step, from: .flow(flow)) }
        tree.add(.action { self.finish(.ended) })
    }

    private func ended(before step: any Step, from origin: StepOrigin) {
        if case .broadcast(let broadcast) = origin {
            answered(broadcast, step, handled: false)
        } else {
            report(.flowEnded, step, from: origin)
        }
    }

    private func answered(_ broadcast: Broadcast, _ step: any Step, handled: Bool) {
        guard let asked = broadcast.answered(by: name, handled: handled) else { return }
        report(.unhandled(asked: asked), step, from: .broadcast(broadcast))
    }

    private func unhandled(_ step: any Step, from origin: StepOrigin) {
        if case .broadcast = origin { return }
        guard !step.isNone else { return }
        let (origin, asked) = origin.bubbled(by: name)
        if policy.unhandled == .bubble, let parent {
            parent.process(step, from: origin)
        } else {
            report(.unhandled(asked: asked), step, from: origin)
        }
    }
}

extension FlowContributors {
    fileprivate var isUnhandled: Bool {
        if case .unhandled = self { true } else { false }
    }
}

extension FlowContributor {
    fileprivate var isFlow: Bool {
        if case .contribute(let contribution) = self { contribution.presentable is any Flow } else { false }
    }
}
