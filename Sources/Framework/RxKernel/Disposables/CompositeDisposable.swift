// SPDX-License-Identifier: MIT

/// A disposable that contains others, which can be added and removed.
///
/// Use it for a subscription with a changing number of parts. For a fixed number `Disposables.create` is simpler; for
/// the subscriptions that an object owns, a `DisposeBag` is.
///
/// ```swift
/// let downloads = CompositeDisposable()
/// let key = downloads.insert(start(file))
/// if let key { downloads.remove(for: key) }       // ends that one
/// downloads.dispose()                             // ends the others
/// ```
///
/// It retains its members until they are removed or it is disposed of. Unlike a `DisposeBag` it does not dispose of
/// them when it is deallocated. Any thread may use it; members are disposed of on the calling thread, never under a
/// lock.
public final class CompositeDisposable: DisposeBase, Cancelable {
    /// Identifies a member, so that it can be removed.
    public struct DisposeKey: Hashable, Sendable {
        fileprivate let id: Int
        fileprivate let index: Int
    }

    /// The storage of the members. An array would retain and release each member several times when it is added and
    /// removed.
    private typealias Storage = (
        ids: UnsafeMutablePointer<Int>, members: UnsafeMutablePointer<any Disposable>
    )

    private let lock = Lock()
    // All are guarded by `lock`. The storage of a removed member is used again, and its index is part of the key, so
    // that no dictionary is needed. The id of a vacant entry is the complement of the index of the next vacant one, and
    // so negative; its member is uninitialized.
    @exclusivity(unchecked) private var storage: Storage?
    @exclusivity(unchecked) private var capacity = 0
    /// The index of the first vacant entry; `capacity` if there is none.
    @exclusivity(unchecked) private var vacant = 0
    @exclusivity(unchecked) private var live = 0
    @exclusivity(unchecked) private var nextID = 0
    @exclusivity(unchecked) private var wasDisposed = false

    /// Creates a disposable without members.
    public override init() { super.init() }

    /// Creates a disposable with two members.
    public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
        self.init(disposables: [disposable1, disposable2])
    }

    /// Creates a disposable with three members.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3])
    }

    /// Creates a disposable with these members.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
        _ disposable4: any Disposable, _ disposables: any Disposable...
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
    }

    /// Creates a disposable with these members.
    public init(disposables: [any Disposable]) {
        super.init()
        for disposable in disposables { _ = insert(disposable) }
    }

    deinit {
        if let storage { Self.takeMembers(of: storage, capacity) { $0.deinitialize(count: 1) } }
    }

    /// Whether `dispose` was called.
    public var isDisposed: Bool { lock { wasDisposed } }

    /// The number of members; zero after disposal.
    public var count: Int { lock { live } }

    /// Adds a member and returns its key. After disposal it disposes of the member at once and returns nil.
    // The attribute stops the optimizer from making it generic, which would copy the disposable twice more.
    @inline(__always)
    public func insert(_ disposable: consuming any Disposable) -> DisposeKey? {
        lock.acquire()
        if wasDisposed {
            lock.release()
            disposable.dispose()
            return nil
        }
        let (ids, members) = if vacant < capacity, let storage { storage } else { grow() }
        let key = DisposeKey(id: nextID, index: vacant)
        vacant = ~ids[key.index]
        ids[key.index] = key.id
        (members + key.index).initialize(to: disposable)
        nextID += 1
        live += 1
        lock.release()
        return key
    }

    /// Removes a member and disposes of it. Does nothing if the member was removed before.
    public func remove(for disposeKey: DisposeKey) {
        let index = disposeKey.index
        lock.acquire()
        guard index < capacity, let (ids, members) = storage, ids[index] == disposeKey.id else {
            return lock.release()
        }
        let member = (members + index).move()
        ids[index] = ~vacant
        vacant = index
        live -= 1
        lock.release()
        member.dispose()
    }

    /// Disposes of all members, in the order in which they were added. Members that are added later are disposed of at
    /// once.
    public func dispose() {
        lock.acquire()
        let (old, count) = (storage, capacity)
        (storage, capacity, vacant, live, wasDisposed) = (nil, 0, 0, 0, true)
        lock.release()
        if let old { Self.takeMembers(of: old, count) { $0.move().dispose() } }
    }

    /// Passes each member, in the order in which they were added, to `body`, which must move it out.
    private static func takeMembers(
        of storage: Storage, _ count: Int, _ body: (UnsafeMutablePointer<any Disposable>) -> Void
    ) {
        let (ids, members) = storage
        for index in (0..<count).filter({ ids[$0] >= 0 }).sorted(by: { ids[$0] < ids[$1] }) {
            body(members + index)
        }
        ids.deallocate()
        members.deallocate()
    }

    /// Doubles the storage.
    private func grow() -> Storage {
        let count = max(4, capacity * 2)
        let larger = Storage(.allocate(capacity: count), .allocate(capacity: count))
        for index in capacity..<count { (larger.ids + index).initialize(to: ~(index + 1)) }
        if let (ids, members) = storage {
            // The storage grows only when no entry is vacant.
            larger.ids.moveInitialize(from: ids, count: capacity)
            larger.members.moveInitialize(from: members, count: capacity)
            ids.deallocate()
            members.deallocate()
        }
        (storage, capacity) = (larger, count)
        return larger
    }
}

/// Guarded by its lock.
extension CompositeDisposable: @unchecked Sendable {}
