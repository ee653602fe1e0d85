// SPDX-License-Identifier: MIT

/// A question to the user that a flow contributes, and that emits the step for the answer. Modules with views implement it.
///
/// It belongs to the flow: when the flow, or what the flow has contributed, ends, the question is withdrawn. It is not restored.
@MainActor package protocol FlowQuestion: AnyObject, Presentable, Stepper {
    /// The content of the question. Contributions with equal questions are equal.
    nonisolated var question: any Equatable & Sendable { get }
    /// A short text that identifies the question.
    nonisolated var summary: String { get }
    /// Called before `readyToEmitSteps()`, which asks the user, with the coordinator of the flow.
    func willAsk(for coordinator: FlowCoordinator)
    /// Closes the dialog without an answer. Called when the flow does not wait for the answer any more, also after the answer.
    func withdraw()
}

extension Contribution {
    /// The question; nil for any other contribution.
    var question: (any FlowQuestion)? {
        // The steps of questions always pass; the comparison costs less than the cast.
        whenHidden == .pass ? stepper as? any FlowQuestion : nil
    }
}
