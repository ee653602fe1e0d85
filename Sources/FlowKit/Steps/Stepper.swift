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
/// has emitted since. Steps that are emitted before the subscription are lost. `steps` may be fed from any thread.
///
/// A base class that conforms for its subclasses should declare `initialStep` and `readyToEmitSteps()` itself, as
/// `open` members: a default taken from this protocol is fixed for the class that conforms, and what a subclass
/// declares under the same name would be ignored.
@preconcurrency @MainActor public protocol Stepper {
    /// Where the stepper emits.
    var steps: PublishRelay<any Step> { get }

    /// What it emits first; ``NoneStep`` for nothing.
    var initialStep: any Step { get }

    /// A coordinator calls it each time it has subscribed to ``steps``, before it navigates ``initialStep``. Steps emitted here are
    /// navigated after ``initialStep``.
    func readyToEmitSteps()
}

extension Stepper {
    public var initialStep: any Step { NoneStep() }
    public func readyToEmitSteps() {}
}
