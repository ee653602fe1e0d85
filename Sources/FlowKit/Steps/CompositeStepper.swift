// SPDX-License-Identifier: MIT

import RxKernel

/// Several steppers as one: a controller and its view model, say.
///
/// Once listened to, it emits the initial step of each part in order, then whatever the parts emit, then makes each
/// part ready. Being listened to again repeats the initial steps but never listens to a part twice. It owns its parts.
open class CompositeStepper: Stepper {
    public let steps = PublishRelay<any Step>()
    private let steppers: [any Stepper]
    private let bag = DisposeBag()
    private var isListening = false

    /// The `steppers` as one; they are retained.
    public init(steppers: [any Stepper]) {
        self.steppers = steppers
    }

    open var initialStep: any Step { NoneStep() }

    open func readyToEmitSteps() {
        for stepper in steppers where !stepper.initialStep.isNone {
            steps.accept(stepper.initialStep)
        }
        if !isListening {
            isListening = true
            for stepper in steppers {
                stepper.steps.bind(to: steps).disposed(by: bag)
            }
        }
        for stepper in steppers { stepper.readyToEmitSteps() }
    }
}
