// SPDX-License-Identifier: MIT

/// A stepper and the presentable that decides how long, and when, it is listened to.
public struct Contribution {
    /// What becomes of a step that is emitted while the presentable is not on screen.
    public enum HiddenSteps: Sendable, Hashable {
        /// It is dropped and reported.
        case drop
        /// It waits until the presentable is on screen; reported if that never happens.
        case queue
        /// It navigates all the same.
        case pass
    }

    /// What decides when, and how long, the stepper is listened to.
    public var presentable: any Presentable
    /// What emits the steps.
    public var stepper: any Stepper
    /// Of no effect on a flow: a flow's own stepper is never held back.
    public var whenHidden: HiddenSteps
    /// Whether it goes on after the presentable was dismissed.
    public var outlivesDismissal: Bool

    /// Listens to `stepper` while `presentable` is there; both are retained until it is dismissed.
    public init(
        presentable: any Presentable, stepper: any Stepper, whenHidden: HiddenSteps = .drop,
        outlivesDismissal: Bool = false
    ) {
        self.presentable = presentable
        self.stepper = stepper
        self.whenHidden = whenHidden
        self.outlivesDismissal = outlivesDismissal
    }
}

/// Same presentable, same rules, and the same stepper or one that emits an equal single step.
extension Contribution: Equatable {
    public static func == (left: Contribution, right: Contribution) -> Bool {
        left.presentable.isSame(as: right.presentable) && sameStepper(left.stepper, right.stepper)
            && left.whenHidden == right.whenHidden && left.outlivesDismissal == right.outlivesDismissal
    }

    private static func sameStepper(_ left: any Stepper, _ right: any Stepper) -> Bool {
        if left.isSame(as: right) { return true }
        guard let left = left as? OneStepper, let right = right as? OneStepper else { return false }
        return type(of: left) == type(of: right) && left.singleStep.isEqual(to: right.singleStep)
    }
}

extension Contribution: CustomStringConvertible {
    public var description: String {
        let source = (stepper as? OneStepper)?.singleStep.printed ?? String(describing: type(of: stepper))
        var text = "\(type(of: presentable))"
        if !presentable.isSame(as: stepper) { text += " with \(source)" }
        switch whenHidden {
        case .drop: break
        case .queue: text += ", steps queued while hidden"
        case .pass: text += ", steps pass while hidden"
        }
        return outlivesDismissal ? text + ", also after dismissal" : text
    }
}
