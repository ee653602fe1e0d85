// SPDX-License-Identifier: MIT

import Glibc

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
    /// The thread that made the bag. Nearly always it alone fills it, and needs no lock for that.
    private let maker = pthread_self()
    /// Touched by the maker only, and by the deinit. A thread that is given a dead one's id finds what that left.
    @exclusivity(unchecked) private var own = Pile()
    private let lock = Lock()
    /// What other threads add. Guarded by `lock`.
    @exclusivity(unchecked) private var others = Pile()

    /// An empty bag.
    public override init() { super.init() }

    /// A bag with `disposables` in it.
    public convenience init(disposing disposables: any Disposable...) {
        self.init(disposing: disposables)
    }

    /// A bag with `disposables` in it.
    public convenience init(disposing disposables: [any Disposable]) {
        self.init()
        insert(disposables)
    }

    /// A bag with what `builder` lists, one disposable per line.
    public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
        self.init(disposing: builder())
    }

    /// Adds `disposable`.
    @inline(__always)
    public func insert(_ disposable: consuming any Disposable) {
        if pthread_self() == maker {
            own.append(disposable)
        } else {
            lock.acquire()
            others.append(disposable)
            lock.release()
        }
    }

    /// Adds `disposables`.
    public func insert(_ disposables: any Disposable...) { insert(disposables) }

    /// Adds `disposables`.
    public func insert(_ disposables: [any Disposable]) {
        for disposable in disposables { insert(disposable) }
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

/// Guarded by its lock and its maker. What it holds must be safe to dispose of from any thread, as the kernel's own are.
extension DisposeBag: @unchecked Sendable {}
