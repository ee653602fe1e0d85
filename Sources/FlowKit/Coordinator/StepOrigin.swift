// SPDX-License-Identifier: MIT

/// Who emitted a step.
@MainActor enum StepOrigin {
    case stepper(any Stepper.Type)
    case flow(any Flow)
    case application
    case broadcast(Broadcast)
    case link(LinkRun)
    case restoration(FlowRecord.Entry)
    /// It came up from flows that did not take it.
    indirect case bubbled(StepOrigin, asked: [String])

    var name: String {
        switch self {
        case .stepper(let type): String(describing: type)
        case .flow(let flow): String(describing: type(of: flow))
        case .application, .broadcast: "navigate(to:)"
        case .link: "a deep link"
        case .restoration: "restoration"
        case .bubbled(let origin, _): origin.name
        }
    }

    /// The origin of the step once `flow` has not taken it either.
    func bubbled(by flow: String) -> (origin: StepOrigin, asked: [String]) {
        if case .bubbled(let origin, let asked) = self {
            return (.bubbled(origin, asked: asked + [flow]), asked + [flow])
        }
        return (.bubbled(self, asked: [flow]), [flow])
    }
}

/// One step on its way to all flows of a tree: handled if any of them takes it.
@MainActor final class Broadcast {
    private var asked: [String] = []
    private var waiting: Int
    private var isHandled = false

    init(to count: Int) {
        waiting = count
    }

    /// Notes one answer. The last one returns who was asked, if none of them took the step.
    func answered(by flow: String, handled: Bool) -> [String]? {
        asked.append(flow)
        waiting -= 1
        isHandled = isHandled || handled
        return waiting == 0 && !isHandled ? asked : nil
    }
}
