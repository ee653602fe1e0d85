// SPDX-License-Identifier: MIT

import Glibc

/// Disposes of its members when it is deallocated.
///
/// Controllers and view models store their subscriptions in one. Assign a new bag to end the subscriptions of the old
/// one. For one subscription that is replaced, `SerialDisposable` is simpler.
///
/// ```swift
/// let bag = DisposeBag()
/// relay.subscribe(onNext: { print($0) }).disposed(by: bag)
/// ```
///
/// It retains its members until it is deallocated, also those that have ended. Code that subscribes repeatedly should
/// use a bag of its own. Any thread may add members; they are disposed of on the thread that deallocates the bag.
public final class DisposeBag: DisposeBase {
    /// The thread that created the bag. In most cases only this thread adds members, and it needs no lock for that.
    @usableFromInline let maker = pthread_self()
    // The members that the creating thread added, in blocks that are never moved. In the last block, `next` is the
    // first vacant entry and `end` the end of the block. An array would retain and release each disposable several
    // times when it is added and removed. Guard: only the creating thread and the deinit use them. A thread that gets
    // the id of an ended thread finds that thread's members.
    @exclusivity(unchecked) private var first: UnsafeMutablePointer<Block>?
    @exclusivity(unchecked) private var last: UnsafeMutablePointer<Block>?
    @exclusivity(unchecked) @usableFromInline var next: UnsafeMutablePointer<any Disposable>?
    @exclusivity(unchecked) @usableFromInline var end: UnsafeMutablePointer<any Disposable>?
    private let lock = Lock()
    /// The members that other threads added. Guarded by `lock`.
    @exclusivity(unchecked) private var others: [any Disposable] = []

    /// Creates an empty bag.
    public override init() { super.init() }

    /// Creates a bag with `disposables` in it.
    public convenience init(disposing disposables: any Disposable...) {
        self.init(disposing: disposables)
    }

    /// Creates a bag with `disposables` in it.
    public convenience init(disposing disposables: [any Disposable]) {
        self.init()
        insert(disposables)
    }

    /// Creates a bag with the disposables that `builder` lists, one per line.
    public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
        self.init(disposing: builder())
    }

    deinit {
        var block = first
        while let current = block {
            let members = Block.members(of: current)
            block = current.pointee.following
            let count = if block == nil, let next { next - members } else { current.pointee.room }
            for index in 0..<count { (members + index).move().dispose() }
            UnsafeMutableRawPointer(current).deallocate()
        }
        for disposable in others { disposable.dispose() }
    }

    /// Adds `disposable`.
    // The attribute stops the optimizer from making it generic, which would copy the disposable twice more.
    @inline(__always)
    public func insert(_ disposable: consuming any Disposable) {
        if let entry = nextVacant() { entry.initialize(to: disposable) } else { insertElsewhere(disposable) }
    }

    /// Adds `disposable`. If the compiler knows its type, this only writes a reference.
    @inlinable @inline(__always)
    func take(_ disposable: consuming some Disposable) {
        if let entry = nextVacant() { entry.initialize(to: disposable) } else { insertElsewhere(disposable) }
    }

    /// Returns uninitialized storage for one more member, which the caller must initialize. Returns nil on any thread
    /// except the creating one.
    @inlinable @inline(__always)
    func nextVacant() -> UnsafeMutablePointer<any Disposable>? {
        guard pthread_self() == maker else { return nil }
        let entry = if let next, next != end { next } else { grow() }
        next = entry + 1
        return entry
    }

    @usableFromInline
    func insertElsewhere(_ disposable: any Disposable) { lock { others.append(disposable) } }

    /// Adds a block. Returns the storage for the first member in it.
    @usableFromInline
    func grow() -> UnsafeMutablePointer<any Disposable> {
        // Most bags are small. Blocks stay small enough that malloc does not consolidate its free lists first.
        let block = Block.make(room: first == nil ? 4 : 24)
        if let last { last.pointee.following = block } else { first = block }
        last = block
        let members = Block.members(of: block)
        end = members + block.pointee.room
        return members
    }

    /// What precedes the members in a block.
    private struct Block {
        var following: UnsafeMutablePointer<Block>?
        let room: Int

        static func make(room: Int) -> UnsafeMutablePointer<Block> {
            let block = UnsafeMutableRawPointer.allocate(
                byteCount: MemoryLayout<Block>.stride + room * MemoryLayout<any Disposable>.stride,
                alignment: MemoryLayout<Block>.alignment
            ).assumingMemoryBound(to: Block.self)
            block.initialize(to: Block(following: nil, room: room))
            return block
        }

        static func members(of block: UnsafeMutablePointer<Block>) -> UnsafeMutablePointer<any Disposable> {
            UnsafeMutableRawPointer(block + 1).assumingMemoryBound(to: (any Disposable).self)
        }
    }

    /// Adds `disposables`.
    public func insert(_ disposables: any Disposable...) { insert(disposables) }

    /// Adds `disposables`.
    public func insert(_ disposables: [any Disposable]) {
        for disposable in disposables { insert(disposable) }
    }

    /// Adds the disposables that `builder` lists, one per line.
    public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

    /// The result builder of `init(builder:)` and `insert(builder:)`: one disposable per line.
    @resultBuilder
    public struct DisposableBuilder {
        /// Returns the disposables of all lines.
        public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] { disposables }
    }
}

/// Guarded by its lock and, for the blocks, by the creating thread. Its members must be safe to dispose of from any
/// thread, as the kernel's own are.
extension DisposeBag: @unchecked Sendable {}
