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

    /// Where a member is, if it is still there. Places are used again, so that nothing needs to be hashed.
    private struct Place {
        var id: Int
        var member: (any Disposable)?
    }

    private let lock = Lock()
    // All are guarded by `lock`. A disposed composite has no places.
    @exclusivity(unchecked) private var places: [Place] = []
    @exclusivity(unchecked) private var vacant: [Int] = []
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
        places = disposables.enumerated().map { Place(id: $0.offset, member: $0.element) }
        nextID = disposables.count
    }

    /// Whether `dispose` was called.
    public var isDisposed: Bool { lock { wasDisposed } }

    /// How many members it has; none once disposed of.
    public var count: Int { lock { places.count - vacant.count } }

    /// Adds a member. If this was disposed of, the member is disposed of at once and there is no key.
    @inline(__always)
    public func insert(_ disposable: consuming any Disposable) -> DisposeKey? {
        lock.acquire()
        if wasDisposed {
            lock.release()
            disposable.dispose()
            return nil
        }
        let id = nextID
        nextID += 1
        let place = vacant.popLast() ?? places.count
        if place == places.count {
            places.append(Place(id: id, member: disposable))
        } else {
            places[place].id = id
            places[place].member = disposable
        }
        lock.release()
        return DisposeKey(id: id, place: place)
    }

    /// Removes a member and disposes of it. A key that was used before does nothing.
    public func remove(for disposeKey: DisposeKey) {
        var member: (any Disposable)?
        lock {
            let place = disposeKey.place
            guard place < places.count, places[place].id == disposeKey.id else { return }
            swap(&member, &places[place].member)
            if member != nil { vacant.append(place) }
        }
        member?.dispose()
    }

    /// Disposes of every member, in the order in which they were added, and of every member added later.
    public func dispose() {
        var old: [Place] = []
        lock {
            wasDisposed = true
            swap(&old, &places)
            vacant = []
        }
        for place in old.sorted(by: { $0.id < $1.id }) { place.member?.dispose() }
    }
}

/// Guarded by its lock.
extension CompositeDisposable: @unchecked Sendable {}
