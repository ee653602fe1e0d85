// SPDX-License-Identifier: MIT

/// Steps that the flow has received and does not navigate, or does not take. Each is reported with a reason; that of a deep link that the
/// flow does not take is in the result of the link.
///
/// Other steps do not come as far as here: ``ActiveContribution`` drops those of a hidden screen, `carryOut` those for a flow that does not
/// exist, and `RxViewModel` of ControllerKit those that no flow observes. ``FlowReport/Reason`` lists all reasons.
extension FlowCoordinator {
    /// The flow has ended before it navigated the step.
    func ended(before step: any Step, from origin: StepOrigin) {
        switch origin {
        case .broadcast(let broadcast): navigated(broadcast, step, handled: false)
        default: dropped(.flowEnded, step, from: origin)
        }
    }

    /// An equal step is in flight.
    func repeated(_ step: any Step, from origin: StepOrigin) {
        report(.repeated, step, from: origin)
        origin.refuseLink()
        origin.wait?.end()
    }

    /// The result of a deep link has its own step; another one is reported, also one that a flow has made of it.
    private func dropped(_ reason: FlowReport.Reason, _ step: any Step, from origin: StepOrigin) {
        if case .link = origin {} else { report(reason, step, from: origin) }
        origin.refuseLink()
        origin.wait?.end()
    }

    func navigated(_ broadcast: Broadcast, _ step: any Step, handled: Bool) {
        guard let asked = broadcast.navigated(by: name, handled: handled) else { return }
        report(.unhandled(asked: asked), step, from: .broadcast(broadcast))
    }

    func unhandled(_ step: any Step, from origin: StepOrigin) {
        switch origin {
        case .broadcast, .link: return
        default: break
        }
        let (origin, asked) = origin.bubbled(by: name)
        if run?.policy.unhandled != .report, let parent {
            parent.process(step, from: origin)
        } else {
            dropped(.unhandled(asked: asked), step, from: origin)
        }
    }
}
