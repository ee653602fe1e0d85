// SPDX-License-Identifier: MIT

/// A disposable whose content is set once, before or after disposal.
///
/// Use it to return a disposable before the subscription exists, as a scheduler does for the work that it schedules.
///
/// ```swift
/// let cancel = SingleAssignmentDisposable()
/// queue.async { if !cancel.isDisposed { cancel.setDisposable(work()) } }
/// return cancel
/// ```
///
/// It retains its content until it is disposed of. Any thread may use it.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
    private let lock = Lock()
    // All are guarded by `lock`.
    @exclusivity(unchecked) private var content: (any Disposable)?
    @exclusivity(unchecked) private var wasSet = false
    @exclusivity(unchecked) private var wasDisposed = false

    /// Creates a disposable without content.
    public override init() { super.init() }

    /// Whether `dispose` was called.
    public var isDisposed: Bool { lock { wasDisposed } }

    /// Sets the content. If this was disposed of before, the content is disposed of at once.
    ///
    /// Setting it twice stops the program; use a `SerialDisposable` for content that changes.
    public func setDisposable(_ disposable: any Disposable) {
        let (isSecond, isLate) = lock { () -> (Bool, Bool) in
            defer { wasSet = true }
            if !wasSet, !wasDisposed { content = disposable }
            return (wasSet, wasDisposed)
        }
        require(
            !isSecond,
            "SingleAssignmentDisposable was set twice. Use a SerialDisposable for content that changes.")
        if isLate { disposable.dispose() }
    }

    /// Disposes of the content, now or as soon as it is set.
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
