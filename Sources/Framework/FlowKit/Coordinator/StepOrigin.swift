// SPDX-License-Identifier: MIT

/// Where a step comes from.
@MainActor enum StepOrigin {
    /// A stepper of this type emitted it.
    case stepper(any Stepper.Type)
    /// A flow of this type forwarded it, ended with it, or resets to it.
    case flow(any Flow.Type)
    /// The application gave it to a coordinator or a router.
    case application
    /// `navigate(to:)` gave it to every flow.
    case broadcast(Broadcast)
    /// It is a step of a deep link.
    case link(LinkRun)
    /// It is a step of a record.
    case restoration(FlowRecord.Entry)
    /// It follows from a navigated step: that step forwarded it, or contributed the stepper whose initial step it is.
    indirect case followUp(StepOrigin, of: FollowUp)
    /// A stepper emitted it in `readyToEmitSteps()` while these steps of an earlier run were restored.
    indirect case ready(StepOrigin, restored: [RecordedStep])
    /// An action waits until it was navigated or dropped.
    indirect case awaited(StepOrigin, by: StepWait)
    /// Flows below, which are named, did not take it.
    indirect case bubbled(StepOrigin, asked: [String])

    /// The origin as reports and the journal name it.
    var name: String {
        switch self {
        case .stepper(let type): String(describing: type)
        case .flow(let type): String(describing: type)
        case .application, .broadcast: "navigate(to:)"
        case .link: "a deep link"
        case .restoration: "restoration"
        case .bubbled(let origin, _), .followUp(let origin, _), .ready(let origin, _),
            .awaited(let origin, _):
            origin.name
        }
    }

    /// The flow has ended while it navigated the step.
    ///
    /// - Parameter coordinator: the coordinator of the flow; nil if it is released.
    func flowHasEnded(_ coordinator: FlowCoordinator?) {
        switch self {
        case .broadcast(let broadcast): _ = broadcast.navigated(by: coordinator?.name ?? "", handled: true)
        default:
            wait?.end()
            link?.released(by: coordinator)
        }
    }

    /// The deep link that goes on when a flow has navigated the step; nil if none does.
    var link: LinkRun? {
        switch self {
        case .link(let run): run
        case .bubbled(let origin, _), .followUp(let origin, _), .awaited(let origin, _): origin.link
        default: nil
        }
    }

    /// No flow takes the step: the deep link's own step goes to the next flow, and one that a flow has made of it ends the link.
    func refuseLink() {
        if case .link(let run) = self { return run.refused() }
        if let link { link.finish(.refused(at: link.index, .unhandled)) }
    }

    /// What waits until a flow has navigated the step, also one above; nil if nothing does.
    var wait: StepWait? {
        switch self {
        case .awaited(_, let wait): wait
        case .bubbled(let origin, _): origin.wait
        default: nil
        }
    }

    /// The origin of the step after `flow` has not taken it either, with all flows that have not taken it.
    func bubbled(by flow: String) -> (origin: StepOrigin, asked: [String]) {
        if case .bubbled(let origin, let asked) = self {
            return (.bubbled(origin, asked: asked + [flow]), asked + [flow])
        }
        return (.bubbled(self, asked: [flow]), [flow])
    }
}

/// An action that runs once, when a step was navigated or dropped.
@MainActor final class StepWait {
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    func end() {
        let action = action
        self.action = nil
        action?()
    }
}

/// One step that all flows of a tree navigate. It is handled if one of them takes it.
@MainActor final class Broadcast {
    private var asked: [String] = []
    private var missing: Int
    private var isHandled = false

    init(to count: Int) {
        missing = count
    }

    /// Called when a flow has navigated the step. After the last one, returns all flows if none of them took the step; nil otherwise.
    func navigated(by flow: String, handled: Bool) -> [String]? {
        asked.append(flow)
        missing -= 1
        isHandled = isHandled || handled
        return missing == 0 && !isHandled ? asked : nil
    }
}
