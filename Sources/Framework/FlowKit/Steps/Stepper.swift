// SPDX-License-Identifier: MIT

import RxKernel

/// A source of steps: a view model, a controller, a service.
///
/// ```swift
/// final class ListViewModel: Stepper {
///     let steps = PublishRelay<any Step>()
///     func select(_ id: Contact.ID) { steps.accept(ContactsStep.detail(id)) }
/// }
/// ```
/// A coordinator subscribes to ``steps``, calls ``readyToEmitSteps()``, and then navigates ``initialStep``, followed by what `steps`
/// has emitted since. Steps that are emitted before the subscription are lost, except those of an
/// `RxViewModel` whose screen appears while the flow shows it: they are navigated after the initial step.
/// `steps` may emit on any thread. A stepper may be a struct; its copies are one stepper if they share their
/// relay.
///
/// A class whose subclasses supply `initialStep` or `readyToEmitSteps()` declares these members itself, as `open`: Swift
/// decides for the class that conforms whether the defaults of this protocol are used, and ignores members of its subclasses.
@preconcurrency @MainActor public protocol Stepper {
    /// Emits the steps.
    var steps: PublishRelay<any Step> { get }

    /// The first step; ``NoneStep``, the default, if there is none.
    var initialStep: any Step { get }

    /// A coordinator calls it each time it has subscribed to ``steps``, before it navigates ``initialStep``. Steps emitted here are
    /// navigated after ``initialStep``.
    func readyToEmitSteps()
}

/// A stepper that is notified when a coordinator observes it.
@MainActor package protocol ObservedStepper {
    /// Called when a coordinator has subscribed to the steps, after it has received the initial step.
    func stepsAreObserved()
}

extension Stepper {
    /// Notifies an ``ObservedStepper`` that a coordinator observes it. The type is checked first, since a cast that fails takes much longer.
    func noteObserved() {
        if type(of: self) is any ObservedStepper.Type { (self as? any ObservedStepper)?.stepsAreObserved() }
    }
}

extension Stepper {
    public var initialStep: any Step { NoneStep() }
    public func readyToEmitSteps() {}
}
