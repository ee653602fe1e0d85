// SPDX-License-Identifier: MIT

import RxKernel

/// An object that can be shown and closed: a controller, a window, a container, a dialog, a flow.
///
/// Three states have to be distinguished. *Hidden*: covered, in a tab that is not selected, or minimized; it will be visible again.
/// *Detached*: removed from its container, which may show it again, as pages are; for a flow that is the same as hidden. *Dismissed*:
/// closed, and not shown again. Only dismissal ends the observation of a stepper. ``Presence`` has these
/// states, for types that have no other source of them. A presentable may be a struct.
/// ```swift
/// flow.root.rxDismissed.subscribe(onSuccess: { print("dismissed") }).disposed(by: bag)
/// ```
@preconcurrency @MainActor public protocol Presentable {
    /// Whether it is visible: the current value on subscription, then each change.
    var rxVisible: Observable<Bool> { get }

    /// Succeeds when it is dismissed; on subscription if it is already.
    var rxDismissed: Single<Void> { get }

    /// Succeeds when it is visible for the first time since the subscription.
    var rxFirstTimeVisible: Single<Void> { get }
}

extension Presentable {
    public var rxFirstTimeVisible: Single<Void> {
        rxVisible.filter { $0 }.take(1).map { _ in () }.asSingle()
    }
}

/// A presentable that can be shown again after it was dismissed.
@MainActor package protocol ReusablePresentable: Presentable {
    /// Called before it is shown again, as a part of a flow that is run again: it is not dismissed any more, but detached.
    func prepareForReuse()
}

/// A presentable that can close itself, so that ``FlowContributors/close(forwardToParentFlowWithStep:)`` and
/// ``FlowContributors/reset(to:)`` can close screens.
/// ```swift
/// screen.closeScreen()
/// ```
@preconcurrency @MainActor public protocol Closable: Presentable {
    /// Closes and dismisses it, in any container. `rxDismissed` succeeds when it is closed.
    func closeScreen()
}
