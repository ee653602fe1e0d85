// SPDX-License-Identifier: MIT

import RxKernel

/// Something that can be shown and closed: a controller, a window, a container, an alert, a flow.
///
/// Three things must be kept apart. *Hidden*: covered, behind another tab, minimised; it will be back. *Detached*: taken
/// out of its container to be put in again, as pages are; for a flow that is the same as hidden. *Dismissed*: closed for
/// good. Only the last ends a stepper. ``Presence`` keeps this state for types that have no other source of it.
@preconcurrency @MainActor public protocol Presentable {
    /// Whether it is on screen, beginning with the current state.
    var rxVisible: Observable<Bool> { get }

    /// Succeeds when it is closed for good; at once if it already is.
    var rxDismissed: Single<Void> { get }

    /// Succeeds when it is on screen for the first time that the subscriber sees.
    var rxFirstTimeVisible: Single<Void> { get }
}

extension Presentable {
    public var rxFirstTimeVisible: Single<Void> {
        rxVisible.filter { $0 }.take(1).map { _ in () }.asSingle()
    }
}

/// A presentable that can be told to close, so that ``FlowContributors/close(forwardToParentFlowWithStep:)`` and
/// ``FlowContributors/reset(to:)`` can close screens.
@preconcurrency @MainActor public protocol Closable: Presentable {
    /// Closes it for good, wherever it is; `rxDismissed` says when that has happened.
    func closeScreen()
}
