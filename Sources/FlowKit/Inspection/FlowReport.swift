// SPDX-License-Identifier: MIT

/// A step that led nowhere, or a flow that is stuck: what happened, where, why, and what to do about it.
///
/// Listen to `coordinator.rx.reports` to have them. While nobody listens, each is a line on standard error.
public struct FlowReport: Sendable {
    /// Why a step led nowhere, or a flow is stuck.
    public enum Reason: Sendable {
        /// Its screen was not visible.
        case hidden(screen: String)
        /// It waited for its screen to become visible, and the screen was dismissed.
        case dismissedWhileQueued(screen: String)
        /// Its flow had ended before the step was navigated.
        case flowEnded
        /// Neither the flow nor any ancestor asked took it.
        case unhandled(asked: [String])
        /// It was meant for the parent flow, and there is none.
        case noParent
        /// It was meant for a flow of this type, and no ancestor is one.
        case noSuchAncestor(String)
        /// The stepper was contributed again while it is being listened to.
        case contributedTwice
        /// An equal step was in flight.
        case repeated
        /// `adapt` failed.
        case adaptFailed(error: String)
        /// `adapt` has not answered for this many seconds; later steps of the flow wait for it.
        case adaptPending(seconds: Int)
        /// A transition has not completed for this many seconds; those after it go on without waiting.
        case transitionPending(seconds: Int)
        /// The flow has not navigated its first step, or its child flows theirs, for this many seconds.
        case notReady(seconds: Int)
        /// Something waits for the flow to be ready, and for this many seconds no coordinator runs it.
        case notCoordinated(seconds: Int)
    }

    /// Why it happened.
    public let reason: Reason
    /// The type of flow concerned.
    public let flow: String
    /// Who emitted the step, or the type of the stepper concerned.
    public let emitter: String
    /// The step concerned, if one is.
    public let step: (any Step)?
}

extension FlowReport: CustomStringConvertible {
    public var description: String {
        let what = step.map { "\($0.printed) from \(emitter)" } ?? emitter
        switch reason {
        case .hidden(let screen):
            return "\(what) was dropped in \(flow): \(screen) was not visible. "
                + "Contribute it with whenHidden: .queue or .pass to keep such steps."
        case .dismissedWhileQueued(let screen):
            return
                "\(what) was dropped in \(flow): it waited for \(screen) to become visible, which was dismissed. "
                + "Contribute it with whenHidden: .pass if it must not wait."
        case .flowEnded:
            return "\(what) was dropped: \(flow) had ended. "
                + "Emit it before the step that ends the flow, or from the parent flow."
        case .unhandled(let asked):
            return "\(what) was not handled by \(asked.joined(separator: ", nor by ")). "
                + "Handle it in one of them, or in a flow above."
        case .noParent:
            return "\(what) was meant for the parent of \(flow), which is a root. "
                + "Handle it in \(flow), or run \(flow) as the child of another flow."
        case .noSuchAncestor(let target):
            return "\(what) was meant for \(target), and neither \(flow) nor any flow above it is one. "
                + "Run \(flow) below a \(target), or forward it to another flow."
        case .contributedTwice:
            return "\(emitter) was contributed twice to \(flow): it goes on as it was, and navigates once. "
                + "Contribute a stepper when its screen is created, not each time it is shown."
        case .repeated:
            return "\(what) was dropped in \(flow): an equal step is in flight. "
                + "Let the flow's policy say repeated: .navigate if both are meant."
        case .adaptFailed(let error):
            return "\(what) became NoneStep in \(flow): adapt(step:) failed with \(error). "
                + "Catch the error there and answer the step that shows it."
        case .adaptPending(let seconds):
            return
                "\(what) has been in adapt(step:) of \(flow) for \(seconds) s, and later steps wait for it. "
                + "Answer NoneStep to drop a step; let the policy say adapting: .concurrently if they need not wait."
        case .transitionPending(let seconds):
            return
                "The transition \"\(emitter)\" of \(flow) has not completed after \(seconds) s: the next one begins without it. "
                + "Call completed() in its perform(completed:) in every case."
        case .notReady(let seconds):
            return "\(flow) is not ready after \(seconds) s, so what waits for it never runs: \(emitter). "
                + "Give its stepper an initial step, and answer the first step of each flow it starts."
        case .notCoordinated(let seconds):
            return
                "\(flow) is not coordinated after \(seconds) s, so what waits for it never runs: \(emitter). "
                + "Contribute it in the answer of the step that used it, or use it when: .created."
        }
    }
}
