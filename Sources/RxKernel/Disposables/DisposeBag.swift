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
    @usableFromInline let maker = pthread_self()
    // What the maker added, in pieces that stay where they are; in the last one `next` is vacant, and there is room to before
    // `end`. An array would retain and release each disposable several times on its way in and out. Touched by the maker
    // only, and by the deinit. A thread that is given a dead one's id finds what that left.
    @exclusivity(unchecked) private var pieces: [UnsafeMutablePointer<any Disposable>] = []
    @exclusivity(unchecked) @usableFromInline var next: UnsafeMutablePointer<any Disposable>?
    @exclusivity(unchecked) @usableFromInline var end: UnsafeMutablePointer<any Disposable>?
    private let lock = Lock()
    /// What other threads add. Guarded by `lock`.
    @exclusivity(unchecked) private var others: [any Disposable] = []

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

    deinit {
        for (index, piece) in pieces.enumerated() {
            let isLast = index == pieces.count - 1
            let count = if isLast, let next { next - piece } else { Self.room(in: index) }
            for place in 0..<count { (piece + place).move().dispose() }
            piece.deallocate()
        }
        for disposable in others { disposable.dispose() }
    }

    /// Adds `disposable`.
    // Marked so that the optimiser does not make it generic, which copies the disposable twice more.
    @inline(__always)
    public func insert(_ disposable: consuming any Disposable) {
        if let place = nextPlace() { place.initialize(to: disposable) } else { insertElsewhere(disposable) }
    }

    /// Adds `disposable`. Where its type is known, this writes a reference and nothing else.
    @inlinable @inline(__always)
    func take(_ disposable: consuming some Disposable) {
        if let place = nextPlace() { place.initialize(to: disposable) } else { insertElsewhere(disposable) }
    }

    /// The place of one more, which the caller must fill; nothing on other threads than the maker.
    @inlinable @inline(__always)
    func nextPlace() -> UnsafeMutablePointer<any Disposable>? {
        guard pthread_self() == maker else { return nil }
        let place = if let next, next != end { next } else { grow() }
        next = place + 1
        return place
    }

    @usableFromInline
    func insertElsewhere(_ disposable: any Disposable) { lock { others.append(disposable) } }

    /// Makes room; answers where.
    @usableFromInline
    func grow() -> UnsafeMutablePointer<any Disposable> {
        let room = Self.room(in: pieces.count)
        let piece = UnsafeMutablePointer<any Disposable>.allocate(capacity: room)
        pieces.append(piece)
        end = piece + room
        return piece
    }

    /// Most bags are small. None of the pieces is so large that malloc would tidy up first.
    private static func room(in piece: Int) -> Int { piece == 0 ? 4 : 24 }

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
