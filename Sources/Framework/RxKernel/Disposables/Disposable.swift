// SPDX-License-Identifier: MIT

/// A subscription, or another operation that can be ended.
///
/// Store the disposable that `subscribe` returns, or add it to a `DisposeBag`. Releasing it does not end the
/// subscription.
///
/// ```swift
/// let subscription = name.subscribe(onNext: { print($0) })
/// subscription.dispose()
/// ```
///
/// Conform to end an operation of your own together with a subscription; for a closure use `Disposables.create(with:)`.
/// Any thread may dispose of the kernel's disposables, also from inside a callback; a conforming type should allow the
/// same.
public protocol Disposable {
    /// Ends the operation. Later calls do nothing.
    func dispose()
}

/// A disposable with a property that is true once it was disposed of.
/// ```swift
/// let timer: any Cancelable = Disposables.create { print("stopped") }
/// timer.dispose()
/// print(timer.isDisposed)  // true
/// ```
public protocol Cancelable: Disposable {
    /// Whether `dispose` was called.
    var isDisposed: Bool { get }
}

extension Disposable {
    /// Adds this disposable to `bag`, which retains it and disposes of it when the bag is deallocated.
    @inlinable
    public consuming func disposed(by bag: DisposeBag) { bag.take(self) }
}

/// The base class of public disposable classes, so that `Resources` counts them.
///
/// It cannot be subclassed outside of the kernel; conform to `Disposable` instead.
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
