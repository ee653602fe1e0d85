// SPDX-License-Identifier: MIT

import RxKernel

/// The state of a screen, and the observables for it.
///
/// For a type that becomes ``Presentable``: it has one, updates it, and returns its observables.
///
/// ```swift
/// final class Screen: Presentable {
///     let presence = Presence()
///     var rxVisible: Observable<Bool> { presence.rxVisible }
///     var rxDismissed: Single<Void> { presence.rxDismissed }
/// }
/// ```
@preconcurrency @MainActor public final class Presence {
    /// The states of a screen between its creation and its dismissal.
    public enum State: Sendable, Hashable {
        /// It has not been shown yet.
        case unseen
        /// It is on screen.
        case visible
        /// It is covered, or in a page that is not selected.
        case hidden
        /// It is removed from its container, and may be shown again.
        case detached
        /// It is closed, and is not shown again.
        case dismissed
    }

    /// The current state.
    public private(set) var state = State.unseen
    private let visible = BehaviorRelay(value: false)
    /// Sends at most one element, as a single does.
    private let dismissed = AsyncSubject<Void>()

    /// The presence of a screen that has not been shown yet.
    public nonisolated init() {}

    /// Whether the screen is visible: the current value on subscription, then each change.
    public var rxVisible: Observable<Bool> { visible.asObservable() }
    /// Succeeds when the screen is dismissed; on subscription if it is already.
    public var rxDismissed: Single<Void> { Single(dismissed) }

    /// The screen is visible now.
    public func show() { change(to: .visible) }

    /// The screen is covered now, or its page is not selected.
    public func hide() { change(to: .hidden) }

    /// The screen is removed from its container, and may be shown again: nothing ends.
    public func detach() { change(to: .detached) }

    /// The screen is closed, and is not shown again. Later changes are ignored.
    public func dismiss() { change(to: .dismissed) }

    private func change(to new: State) {
        guard state != new, state != .dismissed else { return }
        state = new
        if visible.value != (new == .visible) { visible.accept(new == .visible) }
        guard new == .dismissed else { return }
        dismissed.onNext(())
        dismissed.onCompleted()
    }
}
