// SPDX-License-Identifier: MIT

import RxKernel

/// Whether something is unseen, visible, hidden, detached or dismissed, and the observables that say so.
///
/// For types that have to be ``Presentable``: own one, tell it what happens, and pass its observables on.
///
/// ```swift
/// final class Screen: Presentable {
///     let presence = Presence()
///     var rxVisible: Observable<Bool> { presence.rxVisible }
///     var rxDismissed: Single<Void> { presence.rxDismissed }
/// }
/// ```
@preconcurrency @MainActor public final class Presence {
    /// Where something is between its first appearance and its dismissal.
    public enum State: Sendable, Hashable {
        /// Not shown yet; on screen; covered; out of its container for a while; closed for good.
        case unseen, visible, hidden, detached, dismissed
    }

    /// Where it is now.
    public private(set) var state = State.unseen
    private let visible = BehaviorRelay(value: false)
    private let dismissed = AsyncSubject<Void>()

    /// Something that has not been shown yet.
    public nonisolated init() {}

    /// Whether it is on screen: now, and then each change.
    public var rxVisible: Observable<Bool> { visible.asObservable() }
    /// Sent when it is closed for good, or at once if it was.
    public var rxDismissed: Single<Void> { dismissed.asSingle() }

    /// It came on screen.
    public func show() { change(to: .visible) }

    /// It is covered or behind another page, and still in its container.
    public func hide() { change(to: .hidden) }

    /// It left its container and may be put back: nothing that listens to it ends.
    public func detach() { change(to: .detached) }

    /// It was closed for good. Later changes are ignored.
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
