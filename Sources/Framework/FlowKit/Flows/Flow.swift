// SPDX-License-Identifier: MIT

import RxKernel

/// A part of the application's navigation: it decides which screen follows from each step.
///
/// With a type for its steps, the compiler checks that a flow has a case for each:
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
/// `navigate(to step: any Step)` works as well. A typed flow does not take steps of other types: such a step is *unhandled*, goes to
/// the parent flow, and is reported if no ancestor takes it.
///
/// A ``FlowCoordinator`` retains the flow until its root is dismissed, it returns `.end`, or the coordinator is released.
@preconcurrency @MainActor public protocol Flow: AnyObject, Presentable {
    /// The steps that the flow takes: one enumeration, or `any Step`.
    associatedtype Steps

    /// The container or window of its screens. It must be the same object at each call.
    var root: any Presentable { get }

    /// Receives each step before `navigate(to:)` does: to ask for permission, to replace the step, or to wait. The default returns the
    /// step.
    ///
    /// An error becomes ``NoneStep`` and is reported. The result may come on any thread.
    func adapt(step: any Step) -> Single<any Step>

    /// Shows the screen for a step, and returns the contributors of further steps.
    func navigate(to step: Steps) -> FlowContributors

    /// `navigate(to:)` for a step of any type, which a value of type `any Flow` has too. A typed flow has a default: it returns
    /// ``FlowContributors/unhandled`` for a step of another type.
    @_disfavoredOverload func navigate(to step: any Step) -> FlowContributors

    /// The rules of this flow that differ from the defaults. The coordinator reads it once, when the flow starts.
    var policy: FlowPolicy { get }

    /// Whether `navigate(to:)` takes a step of this type.
    func takes(_ step: any Step) -> Bool
}

extension Flow {
    public var rxVisible: Observable<Bool> { root.rxVisible }
    public var rxDismissed: Single<Void> { root.rxDismissed }
    public var rxFirstTimeVisible: Single<Void> { root.rxFirstTimeVisible }

    public func adapt(step: any Step) -> Single<any Step> { DefaultAdaptDetection.default(step, of: self) }
    public var policy: FlowPolicy { FlowPolicy() }

    public func takes(_ step: any Step) -> Bool { step is Steps }
}

extension Flow where Steps: Step {
    // Inlined, so that it is compiled for the type of the steps: generic code looks up types for each step.
    @inlinable @_disfavoredOverload public func navigate(to step: any Step) -> FlowContributors {
        guard let step = step as? Steps else { return .unhandled }
        return navigate(to: step)
    }
}

extension Flow where Steps == any Step {
    public func takes(_ step: any Step) -> Bool { true }
}
