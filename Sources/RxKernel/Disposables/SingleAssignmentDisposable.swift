// SPDX-License-Identifier: MIT

/// A disposable whose content is set once, perhaps after it was disposed of.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
    private let lock = Lock()
    // All are guarded by `lock`.
    @exclusivity(unchecked) private var content: (any Disposable)?
    @exclusivity(unchecked) private var wasSet = false
    @exclusivity(unchecked) private var wasDisposed = false

    /// One with nothing in it.
    public override init() { super.init() }

    public var isDisposed: Bool { lock { wasDisposed } }

    /// Sets the content. Setting it twice is a mistake of the program.
    public func setDisposable(_ disposable: any Disposable) {
        let (isSecond, isLate) = lock { () -> (Bool, Bool) in
            defer { wasSet = true }
            if !wasSet, !wasDisposed { content = disposable }
            return (wasSet, wasDisposed)
        }
        precondition(
            !isSecond,
            "SingleAssignmentDisposable was set twice. Use a SerialDisposable for content that changes.")
        if isLate { disposable.dispose() }
    }

    /// Disposes of the content, or of what is set later.
    public func dispose() {
        let old = lock { () -> (any Disposable)? in
            defer { content = nil }
            wasDisposed = true
            return content
        }
        old?.dispose()
    }
}

/// Guarded by its lock.
extension SingleAssignmentDisposable: @unchecked Sendable {}
