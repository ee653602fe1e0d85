// SPDX-License-Identifier: MIT

/// A disposable that can be replaced: the old one is disposed of, and so is each new one after this was.
///
/// Use it for a subscription that is made again, such as a search for the latest text; for sequences
/// `flatMapLatest` is simpler.
///
/// ```swift
/// let search = SerialDisposable()
/// search.disposable = find("a").subscribe(onNext: show)
/// search.disposable = find("ab").subscribe(onNext: show)      // ends the first
/// ```
///
/// It retains what it holds; it does nothing when it dies. It may be used from any thread.
public final class SerialDisposable: DisposeBase, Cancelable {
    private let lock = Lock()
    // Both are guarded by `lock`.
    @exclusivity(unchecked) private var current: (any Disposable)?
    @exclusivity(unchecked) private var wasDisposed = false

    /// One with nothing in it.
    public override init() { super.init() }

    /// Whether `dispose` was called.
    public var isDisposed: Bool { lock { wasDisposed } }

    /// What it holds now, or something that does nothing. Setting disposes of the old one, after the new one
    /// is in place.
    public var disposable: any Disposable {
        get { lock { current } ?? Disposables.create() }
        set {
            let old = lock { () -> (any Disposable)? in
                if wasDisposed { return newValue }
                defer { current = newValue }
                return current
            }
            old?.dispose()
        }
    }

    /// Disposes of what it holds and of what it is given later.
    public func dispose() {
        let old = lock { () -> (any Disposable)? in
            defer { current = nil }
            wasDisposed = true
            return current
        }
        old?.dispose()
    }
}

/// Guarded by its lock.
extension SerialDisposable: @unchecked Sendable {}
