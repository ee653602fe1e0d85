// SPDX-License-Identifier: MIT

/// Disposes of what it holds when it dies.
///
/// The usual owner of a controller's or view model's subscriptions. Assign a new bag to end what is in the
/// old one. For one subscription that is replaced now and then, `SerialDisposable` is simpler.
///
/// ```swift
/// let bag = DisposeBag()
/// relay.subscribe(onNext: { print($0) }).disposed(by: bag)
/// ```
///
/// It retains what it holds until it dies, even what has ended meanwhile: what subscribes again and again
/// wants a bag of its own. It may be used from any thread; it disposes on the thread on which it dies.
public final class DisposeBag: DisposeBase {
    private let lock = Lock()
    /// Guarded by `lock`.
    @exclusivity(unchecked) private var disposables: [any Disposable] = []

    /// An empty bag.
    public override init() { super.init() }

    /// A bag with `disposables` in it.
    public convenience init(disposing disposables: any Disposable...) {
        self.init(disposing: disposables)
    }

    /// A bag with `disposables` in it.
    public convenience init(disposing disposables: [any Disposable]) {
        self.init()
        self.disposables = disposables
    }

    /// A bag with what `builder` lists, one disposable per line.
    public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
        self.init(disposing: builder())
    }

    deinit {
        // In place: taking each out of the array would copy it.
        disposables.withUnsafeBufferPointer { disposables in
            for index in disposables.indices { disposables[index].dispose() }
        }
    }

    /// Adds `disposable`.
    public func insert(_ disposable: any Disposable) {
        lock.acquire()
        disposables.append(disposable)
        lock.release()
    }

    /// Adds `disposables`.
    public func insert(_ disposables: any Disposable...) { insert(disposables) }

    /// Adds `disposables`.
    public func insert(_ disposables: [any Disposable]) {
        lock { self.disposables += disposables }
    }

    /// Adds what `builder` lists, one disposable per line.
    public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

    /// Lists disposables, one per line: the result builder of `init(builder:)` and `insert(builder:)`.
    @resultBuilder
    public struct DisposableBuilder {
        /// The disposables of all lines.
        public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
    }
}

/// Guarded by its lock. What it holds must be safe to dispose of from any thread, as the kernel's own are.
extension DisposeBag: @unchecked Sendable {}
