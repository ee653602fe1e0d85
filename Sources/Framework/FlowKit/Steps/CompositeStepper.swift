// SPDX-License-Identifier: MIT

import RxKernel

/// Several steppers as one: a controller and its view model, for example.
///
/// ```swift
/// CompositeStepper(steppers: [controller, controller.viewModel])
/// ```
/// The example Contacts combines two steppers that belong to no screen, its background work and the check of its settings:
/// `examples/Contacts/Flows/List/ContactsFlow.swift`.
///
/// When a coordinator has subscribed, it emits the initial steps of its parts in order, subscribes to the parts, and calls
/// `readyToEmitSteps()` of each. If that happens again, it emits the initial steps again, and does not subscribe again. It retains its
/// parts.
///
/// If it is the stepper of a root flow whose screens are restored, override ``initialStep``, and use parts
/// without initial steps: the coordinator does not navigate ``initialStep`` if there are screens to restore.
open class CompositeStepper: Stepper {
    public let steps = PublishRelay<any Step>()
    private let steppers: [any Stepper]
    private let bag = DisposeBag()
    private var hasSubscribed = false

    /// A stepper that emits what `steppers` emit.
    public init(steppers: [any Stepper]) {
        self.steppers = steppers
    }

    open var initialStep: any Step { NoneStep() }

    open func readyToEmitSteps() {
        for stepper in steppers where !stepper.initialStep.isNone {
            steps.accept(stepper.initialStep)
        }
        if !hasSubscribed {
            hasSubscribed = true
            for stepper in steppers {
                stepper.steps.bind(to: steps).disposed(by: bag)
            }
        }
        for stepper in steppers {
            stepper.noteObserved()
            stepper.readyToEmitSteps()
        }
    }
}
