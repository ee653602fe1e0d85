// SPDX-License-Identifier: MIT

import RxKernel

/// A stepper that emits one step, which is its initial step: the first step of a flow or a screen.
///
/// In comparisons of contributors, two of these are equal if their steps are.
/// ```swift
/// coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: LettersStep.list))
/// ```
open class OneStepper: Stepper {
    public let steps = PublishRelay<any Step>()
    nonisolated let singleStep: any Step

    /// A stepper that emits `step`.
    public nonisolated init(withSingleStep step: any Step) {
        singleStep = step
    }

    open var initialStep: any Step { singleStep }
    open func readyToEmitSteps() {}
}

/// A stepper that emits ``RxFlowStep/home``.
/// ```swift
/// coordinator.coordinate(flow: flow, with: DefaultStepper())  // begins with RxFlowStep.home
/// ```
open class DefaultStepper: OneStepper {
    /// A stepper that emits ``RxFlowStep/home``.
    public nonisolated init() {
        super.init(withSingleStep: RxFlowStep.home)
    }
}

/// A stepper that emits nothing: for a screen that leads to no other.
/// ```swift
/// return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: NoneStepper()))
/// ```
public final class NoneStepper: OneStepper {
    /// A stepper that emits nothing.
    public nonisolated init() {
        super.init(withSingleStep: NoneStep())
    }
}
