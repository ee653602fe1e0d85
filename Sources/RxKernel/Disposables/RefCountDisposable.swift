// SPDX-License-Identifier: MIT

/// Disposes of its content when it and everyone who retained it were disposed of.
///
/// Use it where one subscription serves several; to share a sequence, `share(replay:scope:)` does it for you.
///
/// ```swift
/// let connection = RefCountDisposable(disposable: server.connect())
/// let reader = connection.retain()
/// connection.dispose()        // still connected, for the reader
/// reader.dispose()            // now it ends
/// ```
///
/// It retains its content until then. It may be used from any thread; the content is disposed of on the
/// thread that gives the last reference back.
public final class RefCountDisposable: DisposeBase, Cancelable {
    private let lock = Lock()
    // All are guarded by `lock`.
    @exclusivity(unchecked) private var content: (any Disposable)?
    @exclusivity(unchecked) private var count = 0
    @exclusivity(unchecked) private var primaryIsDisposed = false

    /// Counts references to `disposable`, beginning with one of its own.
    public init(disposable: any Disposable) {
        content = disposable
        super.init()
    }

    /// Whether the content was disposed of.
    public var isDisposed: Bool { lock { content == nil } }

    /// One more reference; dispose of the answer to give it back. Once the content is disposed of, the answer
    /// does nothing.
    public func retain() -> any Disposable {
        let isAlive = lock { () -> Bool in
            if content != nil { count += 1 }
            return content != nil
        }
        guard isAlive else { return Disposables.create() }
        return ActionDisposable(Isolation()) { [self] in give { count -= 1 } }
    }

    /// Gives back the first reference, the one that it had from the beginning.
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
