// SPDX-License-Identifier: MIT

import Synchronization

/// A token whose content is set after the token was passed on.
@usableFromInline
class ReplaceableDisposable: Token, Cancelable {
    private let lock = Lock()
    private let flag = Atomic<Bool>(false)
    /// Guarded by `lock`.
    @exclusivity(unchecked) private var content: (any Disposable)?

    override init() { super.init() }

    @usableFromInline final var isDisposed: Bool { flag.load(ordering: .acquiring) }

    /// Sets the content and disposes of the old content. If this was disposed of, disposes of the new content.
    final func set(_ disposable: (any Disposable)?) {
        var old = disposable
        lock { if !isDisposed { swap(&content, &old) } }
        old?.dispose()
    }

    @usableFromInline
    override func dispose() {
        let old = lock { () -> (any Disposable)? in
            flag.store(true, ordering: .releasing)
            defer { content = nil }
            return content
        }
        old?.dispose()
    }
}
