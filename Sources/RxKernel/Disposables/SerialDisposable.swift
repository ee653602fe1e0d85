// SPDX-License-Identifier: MIT

/// A disposable that can be replaced: the old one is disposed of, and so is each new one after this was.
public final class SerialDisposable: DisposeBase, Cancelable {
    private let lock = Lock()
    // Both are guarded by `lock`.
    @exclusivity(unchecked) private var current: (any Disposable)?
    @exclusivity(unchecked) private var wasDisposed = false

    /// One with nothing in it.
    public override init() { super.init() }

    public var isDisposed: Bool { lock { wasDisposed } }

    /// What it holds now. Setting disposes of the old one.
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
