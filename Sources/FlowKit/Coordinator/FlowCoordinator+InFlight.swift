// SPDX-License-Identifier: MIT

/// Steps in flight: from the moment they are taken until their screen is visible, if they lead to one.
extension FlowCoordinator {
    final class InFlight {
        let step: any Step
        var settling: Settling?

        init(_ step: any Step) { self.step = step }
    }

    /// Takes a step into flight, unless the flow wants no repetition and an equal one is there.
    func claim(_ step: any Step, from origin: StepOrigin) -> Bool {
        guard policy.repeated == .dropWhileInFlight else { return true }
        guard !inFlight.contains(where: { $0.step.isEqual(to: step) }) else {
            report(.repeated, step, from: origin)
            if case .link(let run) = origin { run.refused(by: self) }
            return false
        }
        inFlight.append(InFlight(step))
        return true
    }

    /// The step was navigated: it lands when what it contributed has settled.
    func settle(_ step: any Step, _ answer: FlowContributors) {
        guard let entry = inFlight.first(where: { $0.settling == nil && $0.step.isEqual(to: step) }) else {
            return
        }
        let settling = Settling(in: tree) { [weak self, weak entry] _ in
            self?.inFlight.removeAll { $0 === entry }
        }
        entry.settling = settling
        settling.begin(answer.contributions)
    }
}
