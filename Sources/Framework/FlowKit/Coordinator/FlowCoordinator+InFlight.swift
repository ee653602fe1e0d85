// SPDX-License-Identifier: MIT

/// Steps in flight: from the moment at which they are processed until the screen that they lead to is visible.
extension FlowCoordinator {
    final class InFlight {
        let step: any Step
        var screenWait: ScreenWait?

        init(_ step: any Step) { self.step = step }
    }

    /// Adds a step to those in flight. Returns false if the flow drops repeated steps and an equal one is in flight.
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

    /// Called when the step was navigated. It is in flight until what it has contributed is on screen.
    func settle(_ step: any Step, _ contributors: FlowContributors) {
        guard let entry = inFlight.first(where: { $0.screenWait == nil && $0.step.isEqual(to: step) }) else {
            return
        }
        let screenWait = ScreenWait(in: tree) { [weak self, weak entry] _ in
            self?.inFlight.removeAll { $0 === entry }
        }
        entry.screenWait = screenWait
        screenWait.begin(contributors.contributions)
    }
}
