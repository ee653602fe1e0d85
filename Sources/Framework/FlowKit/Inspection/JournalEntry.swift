// SPDX-License-Identifier: MIT

/// An entry of the journal of a tree of flows: what happened, and in which flow.
///
/// `coordinator.rx.journal` emits them: for a log, an inspector, analytics, or a test. Without an observer, no entries are created.
/// ```swift
/// coordinator.rx.journal.subscribe(onNext: { print($0) }).disposed(by: bag)
/// ```
public struct JournalEntry: Sendable {
    /// What happened.
    public enum Event: Sendable {
        /// A flow started, with a stepper of this type.
        case flowStarted(stepper: String)
        /// A flow has navigated its first step, and the flows that this step started are ready.
        case flowReady
        /// A flow navigated a step. `emitter` is the type that emitted the step; `contributors` is what the
        /// flow returned; `duration` is the time for adapting and navigating.
        case navigated(any Step, emitter: String, contributors: String, duration: Duration)
        /// A transition with this description began.
        case transition(String)
        /// The coordinator observes the stepper of this screen from now on.
        case screenStarted(String, stepper: String)
        /// This screen was dismissed, and it was released with its stepper.
        case screenEnded(String, stepper: String)
        /// A step was dropped, or a flow cannot continue.
        case reported(FlowReport)
        /// A flow ended, and these screens and steppers were released with it.
        case flowEnded(FlowEnd, released: [String])
    }

    /// What happened.
    public let event: Event
    /// The types of the flows from the root to the one in which it happened.
    public let path: [String]
}

/// The reason why a flow ended.
/// ```swift
/// coordinator.rx.journal.subscribe(onNext: { entry in
///     if case .flowEnded(.dismissed, _) = entry.event { print(entry.path, "was dismissed") }
/// }).disposed(by: bag)
/// ```
public enum FlowEnd: String, Sendable, Hashable {
    /// It returned `.end` or `.close`.
    case ended
    /// Its root was dismissed.
    case dismissed
    /// The last screen that it contributed was dismissed.
    case lastScreenDismissed
    /// Its coordinator started another flow, or its parent flow replaced what it had contributed.
    case replaced
    /// Its parent flow ended.
    case parentEnded
    /// The task that waited for its result was cancelled.
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
        case .navigated(let step, let emitter, let contributors, let duration):
            "\(step.printed) from \(emitter): \(contributors) (\(duration))"
        case .transition(let transition): transition
        case .screenStarted(let screen, let stepper): "\(screen) with \(stepper) started"
        case .screenEnded(let screen, let stepper): "\(screen) with \(stepper) ended"
        case .reported(let report): report.description
        case .flowEnded(let end, let released):
            "\(end.rawValue), released " + (released.isEmpty ? "nothing" : released.joined(separator: ", "))
        }
    }
}
