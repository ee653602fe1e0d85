// SPDX-License-Identifier: MIT

/// A disposable made of others, which come and go.
///
/// Use it where a subscription has a changing number of parts; for a fixed number `Disposables.create` is
/// simpler, for what an object owns a `DisposeBag` is.
///
/// ```swift
/// let downloads = CompositeDisposable()
/// let key = downloads.insert(start(file))
/// if let key { downloads.remove(for: key) }       // ends that one
/// downloads.dispose()                             // ends the others
/// ```
///
/// It retains its members until they are removed or it is disposed of; unlike a bag it does nothing when it
/// dies. It may be used from any thread; members are disposed of on the thread that asks, never under a lock.
public final class CompositeDisposable: DisposeBase, Cancelable {
    /// Names one of the members, so that it can be removed.
    public struct DisposeKey: Hashable, Sendable {
        fileprivate let id: Int
        fileprivate let place: Int
    }

    /// Where members are. An array would retain and release each several times on its way in and out.
    private typealias Places = (ids: UnsafeMutablePointer<Int>, members: UnsafeMutablePointer<any Disposable>)

    private let lock = Lock()
    // All are guarded by `lock`. Places are used again, so that nothing needs to be hashed. The id of a vacant one is the
    // complement of the next vacant one, and so negative, and its member is uninitialised.
    @exclusivity(unchecked) private var places: Places?
    @exclusivity(unchecked) private var capacity = 0
    /// The first vacant place; `capacity` if there is none.
    @exclusivity(unchecked) private var vacant = 0
    @exclusivity(unchecked) private var live = 0
    @exclusivity(unchecked) private var nextID = 0
    @exclusivity(unchecked) private var wasDisposed = false

    /// One without members.
    public override init() { super.init() }

    /// One with both in it.
    public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
        self.init(disposables: [disposable1, disposable2])
    }

    /// One with all three in it.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3])
    }

    /// One with all of them in it.
    public convenience init(
        _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
        _ disposable4: any Disposable, _ disposables: any Disposable...
    ) {
        self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
    }

    /// One with `disposables` in it.
    public init(disposables: [any Disposable]) {
        super.init()
        for disposable in disposables { _ = insert(disposable) }
    }

    deinit {
        if let places { Self.empty(places, capacity) { $0.deinitialize(count: 1) } }
    }

    /// Whether `dispose` was called.
    public var isDisposed: Bool { lock { wasDisposed } }

    /// How many members it has; none once disposed of.
    public var count: Int { lock { live } }

    /// Adds a member. If this was disposed of, the member is disposed of at once and there is no key.
    // Marked so that the optimiser does not make it generic, which copies the disposable twice more.
    @inline(__always)
    public func insert(_ disposable: consuming any Disposable) -> DisposeKey? {
        lock.acquire()
        if wasDisposed {
            lock.release()
            disposable.dispose()
            return nil
        }
        let (ids, members) = if vacant < capacity, let places { places } else { grow() }
        let key = DisposeKey(id: nextID, place: vacant)
        vacant = ~ids[key.place]
        ids[key.place] = key.id
        (members + key.place).initialize(to: disposable)
        nextID += 1
        live += 1
        lock.release()
        return key
    }

    /// Removes a member and disposes of it. A key that was used before does nothing.
    public func remove(for disposeKey: DisposeKey) {
        let place = disposeKey.place
        lock.acquire()
        guard place < capacity, let (ids, members) = places, ids[place] == disposeKey.id else {
            return lock.release()
        }
        let member = (members + place).move()
        ids[place] = ~vacant
        vacant = place
        live -= 1
        lock.release()
        member.dispose()
    }

    /// Disposes of every member, in the order in which they were added, and of every member added later.
    public func dispose() {
        lock.acquire()
        let (old, count) = (places, capacity)
        (places, capacity, vacant, live, wasDisposed) = (nil, 0, 0, 0, true)
        lock.release()
        if let old { Self.empty(old, count) { $0.move().dispose() } }
    }

    /// Passes each member to `body`, which must move it out, in the order in which they were added.
    private static func empty(
        _ places: Places, _ count: Int, _ body: (UnsafeMutablePointer<any Disposable>) -> Void
    ) {
        let (ids, members) = places
        for place in (0..<count).filter({ ids[$0] >= 0 }).sorted(by: { ids[$0] < ids[$1] }) {
            body(members + place)
        }
        ids.deallocate()
        members.deallocate()
    }

    /// Makes room for twice as many.
    private func grow() -> Places {
        let count = max(4, capacity * 2)
        let larger = Places(.allocate(capacity: count), .allocate(capacity: count))
        for place in capacity..<count { (larger.ids + place).initialize(to: ~(place + 1)) }
        if let (ids, members) = places {
            // There is room for more only when no place is vacant.
            larger.ids.moveInitialize(from: ids, count: capacity)
            larger.members.moveInitialize(from: members, count: capacity)
            ids.deallocate()
            members.deallocate()
        }
        (places, capacity) = (larger, count)
        return larger
    }
}

/// Guarded by its lock.
extension CompositeDisposable: @unchecked Sendable {}
