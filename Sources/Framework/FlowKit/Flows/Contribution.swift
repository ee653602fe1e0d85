// SPDX-License-Identifier: MIT

import RxKernel

/// A stepper, and the presentable that decides when and how long the coordinator observes it: the values of
/// ``FlowContributor/contribute(withNextPresentable:withNextStepper:allowStepWhenNotPresented:allowStepWhenDismissed:)``.
struct Contribution {
    let presentable: any Presentable
    let stepper: any Stepper
    let whenHidden: FlowContributor.HiddenSteps
    /// Whether it continues after the presentable was dismissed.
    let outlivesDismissal: Bool

    init(
        presentable: any Presentable, stepper: any Stepper, allowStepWhenNotPresented: Bool = false,
        allowStepWhenDismissed: Bool = false
    ) {
        self.presentable = presentable
        // The comparison of types costs less than the cast.
        if type(of: stepper) == QueuedStepper.self, let queued = stepper as? QueuedStepper {
            self.stepper = queued.stepper
            whenHidden = .queue
        } else {
            self.stepper = stepper
            whenHidden = allowStepWhenNotPresented ? .pass : .drop
        }
        outlivesDismissal = allowStepWhenDismissed
    }

    /// The flow, if the presentable is one. The type is checked first, since a cast that fails takes much longer.
    var flow: (any Flow)? { isFlow ? presentable as? any Flow : nil }

    var isFlow: Bool { type(of: presentable) is any Flow.Type }
}

extension FlowContributor {
    /// The values of `.contribute`; nil for a forward.
    var contribution: Contribution? {
        guard case .contribute(let presentable, let stepper, let notPresented, let dismissed) = self else {
            return nil
        }
        return Contribution(
            presentable: presentable, stepper: stepper, allowStepWhenNotPresented: notPresented,
            allowStepWhenDismissed: dismissed)
    }
}

/// A stepper whose steps wait while its presentable is not visible. The coordinator observes the stepper inside.
struct QueuedStepper: Stepper {
    // Guard: like every contributor, it is created and read on the main actor.
    nonisolated(unsafe) let stepper: any Stepper

    nonisolated init(_ stepper: any Stepper) { self.stepper = stepper }

    var steps: PublishRelay<any Step> { stepper.steps }
    var initialStep: any Step { stepper.initialStep }
    func readyToEmitSteps() { stepper.readyToEmitSteps() }
}

/// Two questions are equal if their content is. Other contributions are equal if the presentable, the rules and the stepper are the same;
/// two one-step steppers also count as the same if their steps are equal.
extension Contribution: Equatable {
    static func == (left: Contribution, right: Contribution) -> Bool {
        if let left = left.question, let right = right.question {
            return left.question.isEqual(to: right.question)
        }
        return left.presentable.isSame(as: right.presentable) && sameStepper(left.stepper, right.stepper)
            && left.whenHidden == right.whenHidden && left.outlivesDismissal == right.outlivesDismissal
    }

    private static func sameStepper(_ left: any Stepper, _ right: any Stepper) -> Bool {
        if left.isSame(as: right) { return true }
        guard let left = left as? OneStepper, let right = right as? OneStepper else { return false }
        return type(of: left) == type(of: right) && left.singleStep.isEqual(to: right.singleStep)
    }
}

extension Contribution: CustomStringConvertible {
    var description: String {
        if let question { return "ask \"\(question.summary)\"" }
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
