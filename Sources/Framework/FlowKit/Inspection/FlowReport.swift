// SPDX-License-Identifier: MIT

/// A step that was dropped, or a flow that cannot continue: what happened, where, why, and how to fix it.
///
/// `coordinator.rx.reports` emits them. Without an observer, each is a line on standard error; see ``unobserved``.
/// ```swift
/// coordinator.rx.reports.subscribe(onNext: { print($0) }).disposed(by: bag)
/// ```
public struct FlowReport: Sendable {
    /// What happened.
    public enum Reason: Sendable {
        /// The step was dropped: its screen was not visible.
        case hidden(screen: String)
        /// The step was dropped: it waited until its screen is visible, and the screen was dismissed.
        case dismissedWhileQueued(screen: String)
        /// The step was dropped: its flow had ended.
        case flowEnded
        /// The step was dropped: none of these flows took it.
        case unhandled(asked: [String])
        /// The step was dropped: it was for the parent flow, and the flow is a root.
        case noParent
        /// The step was dropped: it was for a flow of this type, and no ancestor has this type.
        case noSuchAncestor(String)
        /// A stepper was contributed while the coordinator observed it already.
        case contributedTwice
        /// The step was dropped: an equal step was in flight.
        case repeated
        /// `adapt(step:)` failed.
        case adaptFailed(error: String)
        /// `adapt(step:)` has had no result for this number of seconds.
        case adaptPending(seconds: Int)
        /// A transition has not completed for this number of seconds.
        case transitionPending(seconds: Int)
        /// The flow has not been ready for this number of seconds.
        case notReady(seconds: Int)
        /// The flow was not run again: its root, of this type, was dismissed, and cannot be shown again.
        case rootDismissed(String)
        /// Something waits for the flow to be ready, and no coordinator has run it for this number of seconds.
        case notCoordinated(seconds: Int)
        /// The step is not recorded, so that the next run does not restore its screen.
        case notRecorded(Unrecordable)
        /// A recorded step and this number of steps after it are not restored, since this build of the application cannot decode the step.
        case notRestored(later: Int)
        /// A state is not recorded, since it cannot be encoded. The emitter is the type with the state.
        case stateNotRecorded(error: String)
        /// A recorded state is not restored, since this build of the application cannot decode it. The emitter is the type with the state.
        case stateNotRestored(error: String)
        /// The record of an earlier run is not restored, since it is one of a flow of this type.
        case recordOfAnotherFlow(String)
    }

    /// Why a step cannot be recorded.
    public enum Unrecordable: Error, Sendable, Hashable {
        /// Its type does not conform to `Codable`.
        case notCodable
        /// Its type is private, and not the type ``Flow/Steps`` of the flow: a later run does not find it.
        case privateType
        /// It cannot be encoded as JSON, with this error.
        case notEncoded(error: String)
    }

    /// What happened.
    public let reason: Reason
    /// The type of the flow.
    public let flow: String
    /// The type that emitted the step, or the type of the stepper.
    public let emitter: String
    /// The step, if the report is about one.
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
                "\(what) was dropped in \(flow): it waited until \(screen) is visible, and \(screen) was dismissed. "
                + "Contribute it with whenHidden: .pass if its steps must not wait."
        case .flowEnded:
            return "\(what) was dropped: \(flow) had ended. "
                + "Emit it before the step that ends the flow, or in the parent flow."
        case .unhandled(let asked):
            return "\(what) was not handled by \(asked.joined(separator: ", nor by ")). "
                + "Handle it in one of them, or in a flow above."
        case .noParent:
            return "\(what) was for the parent of \(flow), which is a root. "
                + "Handle it in \(flow), or run \(flow) as the child of another flow."
        case .noSuchAncestor(let target):
            return "\(what) was for \(target), and neither \(flow) nor any flow above it has this type. "
                + "Run \(flow) below a \(target), or forward the step to another flow."
        case .contributedTwice:
            return "\(emitter) was contributed twice to \(flow): its steps are navigated once. "
                + "Contribute a stepper when its screen is created, not each time the screen is shown."
        case .repeated:
            return "\(what) was dropped in \(flow): an equal step is in flight. "
                + "Set repeated: .navigate in the flow's policy if both steps are wanted."
        case .adaptFailed(let error):
            return "\(what) became NoneStep in \(flow): adapt(step:) failed with \(error). "
                + "Catch the error there, and return a step that shows it."
        case .adaptPending(let seconds):
            return
                "\(what) has been in adapt(step:) of \(flow) for \(seconds) s: later steps no longer wait for it. "
                + "Return NoneStep to drop a step; set adapting: .concurrently in the flow's policy if steps need not wait."
        case .transitionPending(let seconds):
            return
                "The transition \"\(emitter)\" of \(flow) has not completed after \(seconds) s: the next one begins. "
                + "Call completed() in its perform(completed:) in every case."
        case .notReady(let seconds):
            return
                "\(flow) is not ready after \(seconds) s, because \(emitter). What waits for it does not run. "
                + "Give its stepper, and the stepper of each flow that it starts, an initial step."
        case .notCoordinated(let seconds):
            return
                "\(flow) has no coordinator after \(seconds) s, so what waits for it does not run: \(emitter). "
                + "Contribute the flow in the step that uses it, or use it with when: .created."
        case .rootDismissed(let root):
            return
                "\(flow) was not run again: its root was closed, and a \(root) cannot be shown again. Create a flow each time, or "
                + "give it a root that can be shown again, such as a view controller."
        case .notRecorded(let reason):
            let (why, remedy) =
                switch reason {
                case .notCodable: ("its type is not Codable", "Conform the type to Codable.")
                case .privateType:
                    (
                        "its type is private",
                        "Make the type internal or public, or the one of navigate(to:) of \(flow)."
                    )
                case .notEncoded(let error): ("it cannot be encoded (\(error))", "Correct its encode(to:).")
                }
            return
                "\(step?.printed ?? emitter) of \(flow) is not recorded, since \(why): the next run does not restore what it "
                + "leads to. \(remedy)"
        case .notRestored(let later):
            return
                "A recorded step of \(flow) is not restored, and neither are the steps after it (\(later)): the type \(emitter) "
                + "does not exist, or cannot decode what an earlier version has recorded. Keep the names of steps, and their coding."
        case .stateNotRecorded(let error):
            return
                "The state of \(emitter) in \(flow) is not recorded, since it cannot be encoded (\(error)): the next run does not "
                + "restore it. Correct its encode(to:)."
        case .stateNotRestored(let error):
            return
                "The state of \(emitter) in \(flow) is not restored, since what an earlier version has recorded cannot be decoded "
                + "(\(error)). Make new properties optional, or decode what earlier versions record."
        case .recordOfAnotherFlow(let recorded):
            return
                "The record of an earlier run is not restored: it is one of \(recorded), and the flow is \(flow). Keep the name "
                + "of the type of the first flow."
        }
    }
}
