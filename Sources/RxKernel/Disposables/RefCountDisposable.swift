// SPDX-License-Identifier: MIT

/// Disposes of its content when it and everyone who retained it were disposed of.
public final class RefCountDisposable: DisposeBase, Cancelable {
    private let lock = Lock()
    // All are guarded by `lock`.
    @exclusivity(unchecked) private var content: (any Disposable)?
    @exclusivity(unchecked) private var count = 0
    @exclusivity(unchecked) private var primaryIsDisposed = false

    /// Counts references to `disposable`.
    public init(disposable: any Disposable) {
        content = disposable
        super.init()
    }

    public var isDisposed: Bool { lock { content == nil } }

    /// One more reference; dispose of the answer to give it back.
    public func retain() -> any Disposable {
        let isAlive = lock { () -> Bool in
            if content != nil { count += 1 }
            return content != nil
        }
        guard isAlive else { return Disposables.create() }
        return ActionDisposable(Isolation(nil)) { [self] in give { count -= 1 } }
    }

    /// Gives back the primary reference.
    public func dispose() {
        give { primaryIsDisposed = true }
    }

    private func give(_ change: () -> Void) {
        let last = lock { () -> (any Disposable)? in
            change()
            guard primaryIsDisposed, count == 0 else { return nil }
            defer { content = nil }
            return content
        }
        last?.dispose()
    }
}

/// Guarded by its lock.
extension RefCountDisposable: @unchecked Sendable {}
