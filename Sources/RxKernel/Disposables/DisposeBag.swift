// SPDX-License-Identifier: MIT

/// Disposes of what it holds when it dies.
///
/// The usual owner of a controller's or view model's subscriptions. Assign a new bag to end the old one's.
///
/// ```swift
/// let bag = DisposeBag()
/// relay.subscribe(onNext: { print($0) }).disposed(by: bag)
/// ```
///
/// It may be used from any thread.
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

    /// A bag with what `builder` lists in it.
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

    /// Adds what `builder` lists.
    public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

    /// Lists disposables, one per line.
    @resultBuilder
    public struct DisposableBuilder {
        /// The disposables of all lines.
        public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
    }
}

/// Guarded by its lock. What it holds must be safe to dispose of from any thread, as the kernel's own are.
extension DisposeBag: @unchecked Sendable {}
