// SPDX-License-Identifier: MIT

/// A subscription, or anything else that can be ended.
///
/// Keep what `subscribe` answers, or give it to a `DisposeBag`; dropping it does not end the subscription.
///
/// ```swift
/// let subscription = name.subscribe(onNext: { print($0) })
/// subscription.dispose()
/// ```
///
/// Conform to make something of yours end with a subscription; for a closure use `Disposables.create(with:)`.
/// Those of the kernel may be disposed of on any thread and from inside a callback; what conforms should
/// allow the same.
public protocol Disposable {
    /// Ends it. The second call and those after it do nothing.
    func dispose()
}

/// A disposable that tells whether it was disposed of.
public protocol Cancelable: Disposable {
    /// Whether `dispose` was called.
    var isDisposed: Bool { get }
}

extension Disposable {
    /// Gives this disposable to `bag`, which retains it and disposes of it when the bag dies.
    @inlinable
    public consuming func disposed(by bag: DisposeBag) { bag.take(self) }
}

/// The base class of the disposables that have a life cycle of their own, there so that `Resources` counts
/// them.
///
/// It cannot be subclassed outside the kernel; conform to `Disposable` instead.
public class DisposeBase {
    init() {
        #if TRACE_RESOURCES
            _ = Resources.incrementTotal()
        #endif
    }

    deinit {
        #if TRACE_RESOURCES
            _ = Resources.decrementTotal()
        #endif
    }
}
