// SPDX-License-Identifier: MIT

/// One run of a flow. Its coordinator releases it at the end of the flow, with everything that only this run needs.
@MainActor final class FlowRun {
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

    init(of flow: any Flow, with stepper: any Stepper, for receiver: ResultReceiver?) {
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

    /// The origin of a step that a stepper emits now.
    func origin(_ origin: StepOrigin) -> StepOrigin { recorder?.readyOrigin(origin) ?? origin }
}
