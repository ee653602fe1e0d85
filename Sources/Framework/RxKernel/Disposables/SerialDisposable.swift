// SPDX-License-Identifier: MIT

/// A disposable whose content can be replaced. Replacing disposes of the old content; after disposal, new content is
/// disposed of at once.
///
/// Use it for a subscription that is repeated, such as a search for the latest text. For sequences `flatMapLatest` is
/// simpler.
///
/// ```swift
/// let search = SerialDisposable()
/// search.disposable = find("a").subscribe(onNext: show)
/// search.disposable = find("ab").subscribe(onNext: show)      // ends the first
/// ```
///
/// If a subscription may send at once, and its observer may replace the content again, use ``replace(with:)``: an assignment stores the
/// finished subscription after that, and disposes of the newer one.
///
/// It retains its content, and does not dispose of it when it is deallocated. Any thread may use it.
public final class SerialDisposable: DisposeBase, Cancelable {
    private let lock = Lock()
    // Both are guarded by `lock`.
    @exclusivity(unchecked) private var current: (any Disposable)?
    @exclusivity(unchecked) private var wasDisposed = false

    /// Creates a disposable without content.
    public override init() { super.init() }

    /// Whether `dispose` was called.
    public var isDisposed: Bool { lock { wasDisposed } }

    /// The current content, or a disposable that does nothing. Assigning disposes of the old content, after the new
    /// content was stored.
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

    /// Disposes of the current content, and uses what `make` returns, unless `make` itself has replaced the
    /// content or has disposed of it: what it returns is then disposed of at once.
    ///
    /// ```swift
    /// search.replace { find(text).subscribe(onNext: { show($0) }) }       // show(_:) may search again
    /// ```
    /// The old content is disposed of before `make` is called.
    public func replace(with make: () -> any Disposable) {
        let slot = SingleAssignmentDisposable()
        disposable = slot
        slot.setDisposable(make())
    }

    /// Disposes of the current content. Content that is assigned later is disposed of at once.
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
