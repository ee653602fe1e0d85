// SPDX-License-Identifier: MIT

/// Disposes of its content when it and all references that `retain()` returned were disposed of.
///
/// Use it for one subscription that serves several users. To share a sequence, use `share(replay:scope:)`.
///
/// ```swift
/// let connection = RefCountDisposable(disposable: server.connect())
/// let reader = connection.retain()
/// connection.dispose()        // still connected, for the reader
/// reader.dispose()            // now it ends
/// ```
///
/// It retains its content until then. Any thread may use it; the content is disposed of on the thread that disposes of
/// the last reference.
public final class RefCountDisposable: DisposeBase, Cancelable {
    private let lock = Lock()
    // All are guarded by `lock`.
    @exclusivity(unchecked) private var content: (any Disposable)?
    @exclusivity(unchecked) private var count = 0
    @exclusivity(unchecked) private var primaryIsDisposed = false

    /// Creates a reference count for `disposable`, with this object as the first reference.
    public init(disposable: any Disposable) {
        content = disposable
        super.init()
    }

    /// Whether the content was disposed of.
    public var isDisposed: Bool { lock { content == nil } }

    /// Returns one more reference; dispose of it to release it. After the content was disposed of, the returned
    /// disposable does nothing.
    public func retain() -> any Disposable {
        let isAlive = lock { () -> Bool in
            if content != nil { count += 1 }
            return content != nil
        }
        guard isAlive else { return Disposables.create() }
        return ActionDisposable(Isolation()) { [self] in release { count -= 1 } }
    }

    /// Releases the first reference, which this object owns from its creation.
    public func dispose() {
        release { primaryIsDisposed = true }
    }

    private func release(_ change: () -> Void) {
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
