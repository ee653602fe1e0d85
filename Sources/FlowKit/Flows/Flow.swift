// SPDX-License-Identifier: MIT

import RxKernel

/// A region of navigation: it alone decides what each step leads to.
///
/// Name the step type, and the compiler holds you to every case:
///
/// ```swift
/// final class ContactsFlow: Flow {
///     let navigation = NavigationController()
///     var root: any Presentable { navigation }
///
///     func navigate(to step: ContactsStep) -> FlowContributors {
///         switch step {
///         case .list: …
///         case .detail(let id): …
///         }
///     }
/// }
/// ```
/// `navigate(to step: any Step)` works as well. A step of a type that a typed flow does not take is *unhandled*: it goes to
/// the parent flow, and is reported if no ancestor takes it.
///
/// A ``FlowCoordinator`` owns the flow until its root is dismissed, it answers `.end`, or the coordinator is released.
@preconcurrency @MainActor public protocol Flow: AnyObject, Presentable {
    /// The steps it takes: one enum, or `any Step`.
    associatedtype Steps

    /// What it shows everything in. Always the same object.
    var root: any Presentable { get }

    /// Looks at a step before ``navigate(to:)`` does: to ask for permission, to replace it, to answer later.
    /// An error becomes ``NoneStep`` and is reported.
    func adapt(step: any Step) -> Single<any Step>

    /// Shows what the step leads to, and returns who contributes steps from now on.
    func navigate(to step: Steps) -> FlowContributors

    /// The same for a step of any type, which also a value of type `any Flow` takes. A typed flow has it already: it returns
    /// ``FlowContributors/unhandled`` for steps of other types.
    @_disfavoredOverload func navigate(to step: any Step) -> FlowContributors

    /// Where it departs from the usual rules. Read once, when the flow starts.
    var policy: FlowPolicy { get }

    /// Whether `navigate(to:)` takes a step of this type.
    func takes(_ step: any Step) -> Bool
}

extension Flow {
    public var rxVisible: Observable<Bool> { root.rxVisible }
    public var rxDismissed: Single<Void> { root.rxDismissed }
    public var rxFirstTimeVisible: Single<Void> { root.rxFirstTimeVisible }

    public func adapt(step: any Step) -> Single<any Step> { Unadapted.answer(step, of: self) }
    public var policy: FlowPolicy { FlowPolicy() }

    public func takes(_ step: any Step) -> Bool { step is Steps }
}

extension Flow where Steps: Step {
    @_disfavoredOverload public func navigate(to step: any Step) -> FlowContributors {
        guard let step = step as? Steps else { return .unhandled }
        return navigate(to: step)
    }
}

extension Flow where Steps == any Step {
    public func takes(_ step: any Step) -> Bool { true }
}
