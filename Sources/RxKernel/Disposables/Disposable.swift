// SPDX-License-Identifier: MIT

/// A subscription, or anything else that can be ended.
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
    /// Gives this disposable to `bag`, which disposes of it when the bag dies.
    public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// The base class of the disposables that have a life cycle of their own.
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
