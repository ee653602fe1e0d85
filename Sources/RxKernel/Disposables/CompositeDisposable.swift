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
    }

    private let lock = Lock()
    // All are guarded by `lock`. A disposed composite has no members.
    @exclusivity(unchecked) private var members: [Int: any Disposable]? = [:]
    @exclusivity(unchecked) private var nextID = 0

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
        members = Dictionary(uniqueKeysWithValues: disposables.enumerated().map { ($0.offset, $0.element) })
        nextID = disposables.count
    }

    /// Whether `dispose` was called.
    public var isDisposed: Bool { lock { members == nil } }

    /// How many members it has; none once disposed of.
    public var count: Int { lock { members?.count ?? 0 } }

    /// Adds a member. If this was disposed of, the member is disposed of at once and there is no key.
    public func insert(_ disposable: any Disposable) -> DisposeKey? {
        let key = lock { () -> DisposeKey? in
            guard members != nil else { return nil }
            nextID += 1
            members?[nextID] = disposable
            return DisposeKey(id: nextID)
        }
        if key == nil { disposable.dispose() }
        return key
    }

    /// Removes a member and disposes of it. A key that was used before does nothing.
    public func remove(for disposeKey: DisposeKey) {
        lock { members?.removeValue(forKey: disposeKey.id) }?.dispose()
    }

    /// Disposes of every member, in the order in which they were added, and of every member added later.
    public func dispose() {
        let members = lock { () -> [Int: any Disposable]? in
            defer { self.members = nil }
            return self.members
        }
        guard let members else { return }
        for (_, disposable) in members.sorted(by: { $0.key < $1.key }) { disposable.dispose() }
    }
}

/// Guarded by its lock.
extension CompositeDisposable: @unchecked Sendable {}
