// SPDX-License-Identifier: MIT

import RxKernel

/// A stepper that emits one step, at once: how a flow or a screen is given its first step.
///
/// Two of them are equal as contributors when their steps are.
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

/// A stepper that emits ``RxFlowStep/home``, at once.
open class DefaultStepper: OneStepper {
    /// A stepper that emits ``RxFlowStep/home``.
    public nonisolated init() {
        super.init(withSingleStep: RxFlowStep.home)
    }
}

/// A stepper that never emits: for a screen that leads nowhere.
public final class NoneStepper: OneStepper {
    /// A stepper that emits nothing.
    public nonisolated init() {
        super.init(withSingleStep: NoneStep())
    }
}
