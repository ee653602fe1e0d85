// SPDX-License-Identifier: MIT

/// One line of the journal of navigation: what happened in which flow.
///
/// Listen to `coordinator.rx.journal` for a log, an inspector, analytics, a test. While nobody listens, nothing is
/// written.
public struct JournalEntry: Sendable {
    /// What happened.
    public enum Event: Sendable {
        /// A flow began, with this stepper.
        case flowStarted(stepper: String)
        /// A flow and the flows it started have navigated their first steps.
        case flowReady
        /// A step was navigated: who emitted it, what the flow answered, how long adapting and navigating took.
        case navigated(any Step, emitter: String, answer: String, duration: Duration)
        /// A change on screen began.
        case transition(String)
        /// A stepper is listened to from now on.
        case screenStarted(String, stepper: String)
        /// The screens of a stepper were dismissed; both were let go of.
        case screenEnded(String, stepper: String)
        /// A step led nowhere, or a flow is stuck.
        case reported(FlowReport)
        /// A flow ended, and everything it owned was let go of.
        case flowEnded(FlowEnd, released: [String])
    }

    /// What happened.
    public let event: Event
    /// The types of the flows from the root to the one concerned.
    public let path: [String]
}

/// Why a flow ended.
public enum FlowEnd: String, Sendable, Hashable {
    /// It answered `.end` or `.close`.
    case ended
    /// Its root was dismissed.
    case dismissed
    /// The last screen it contributed was dismissed.
    case lastScreenDismissed
    /// Its coordinator was given another flow, or the flow above replaced what it had contributed.
    case replaced
    /// The flow above ended.
    case parentEnded
    /// Whoever awaited its result was cancelled.
    case cancelled
}

extension JournalEntry: CustomStringConvertible {
    public var description: String { path.joined(separator: " > ") + ": " + event.description }
}

extension JournalEntry.Event: CustomStringConvertible {
    public var description: String {
        switch self {
        case .flowStarted(let stepper): "started with \(stepper)"
        case .flowReady: "ready"
        case .navigated(let step, let emitter, let answer, let duration):
            "\(step.printed) from \(emitter): \(answer) (\(duration))"
        case .transition(let transition): transition
        case .screenStarted(let screen, let stepper): "\(screen) with \(stepper) on"
        case .screenEnded(let screen, let stepper): "\(screen) with \(stepper) off"
        case .reported(let report): report.description
        case .flowEnded(let end, let released):
            "\(end.rawValue), released " + (released.isEmpty ? "nothing" : released.joined(separator: ", "))
        }
    }
}
