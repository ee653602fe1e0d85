// SPDX-License-Identifier: MIT

/// The steps in flight: from the moment at which they are processed until the screen that they lead to is visible.
@MainActor final class InFlightSteps {
    private final class Entry {
        let step: any Step
        var screenWait: ScreenWait?

        init(_ step: any Step) { self.step = step }
    }

    private var entries: [Entry] = []

    /// Adds a step. Returns false if an equal one is in flight.
    func add(_ step: any Step) -> Bool {
        guard !entries.contains(where: { $0.step.isEqual(to: step) }) else { return false }
        entries.append(Entry(step))
        return true
    }

    /// Called when the step was navigated. It is in flight until what it has contributed is on screen.
    func settle(_ step: any Step, _ contributions: [Contribution], in tree: FlowTree) {
        guard let entry = entries.first(where: { $0.screenWait == nil && $0.step.isEqual(to: step) })
        else {
            return
        }
        let screenWait = ScreenWait(in: tree) { [weak self, weak entry] _ in
            self?.entries.removeAll { $0 === entry }
        }
        entry.screenWait = screenWait
        screenWait.begin(contributions)
    }

    func removeAll() { entries = [] }
}
