// SPDX-License-Identifier: MIT

/// One run of a flow. Its coordinator releases it at the end of the flow, with everything that only this run needs.
@MainActor final class FlowRun {
    /// The number of the run among those of its coordinator.
    let number: Int
    let flow: any Flow
    let stepper: any Stepper
    let policy: FlowPolicy
    /// Receives the result of the flow, if a task awaits it.
    var resultReceiver: ResultReceiver?

    /// Ends the run when the root is dismissed.
    var dismissal: ScopedSubscription?
    /// The subscription to the flow's own stepper.
    var subscription: ScopedSubscription?

    var readiness = Readiness()
    var adapter: Adapter
    /// The steps in flight; nil if the flow navigates repeated steps.
    let inFlight: InFlightSteps?
    // Guard: its functions call nothing that could access it.
    @exclusivity(unchecked) var children = ChildManager()
    /// Nil if navigation is neither recorded nor restored.
    var recorder: NavigationRecorder?

    /// How many changes of what the flow shows have not ended. Meanwhile the flow does not end with its last screen.
    private var changes = 0
    /// Whether the last screen ended during such a change.
    private var isEmptied = false

    init(_ number: Int, of flow: any Flow, with stepper: any Stepper, for receiver: ResultReceiver?) {
        self.number = number
        self.flow = flow
        self.stepper = stepper
        policy = flow.policy
        resultReceiver = receiver
        adapter = Adapter(isSerial: policy.adapting == .serially)
        inFlight = policy.repeated == .dropWhileInFlight ? InFlightSteps() : nil
    }

    /// Ends the subscriptions, also if a caller still retains the run.
    func close() {
        dismissal = nil
        subscription = nil
    }

    /// Releases every contributed stepper and its screens.
    func closeContributions() {
        for contribution in children.takeContributions() { contribution.close() }
    }

    func beginChange() { changes += 1 }

    /// Returns whether the last change has ended, and the last screen ended during it.
    func endChange() -> Bool {
        changes -= 1
        guard changes == 0 else { return false }
        defer { isEmptied = false }
        return isEmptied
    }

    /// Called when the last screen has ended. Returns whether the flow may end.
    func lastScreenEnded() -> Bool {
        isEmptied = changes > 0
        return !isEmptied
    }

    /// The origin of a step that a stepper emits now.
    func origin(_ origin: StepOrigin) -> StepOrigin { recorder?.readyOrigin(origin) ?? origin }
}
