// SPDX-License-Identifier: MIT

import Synchronization

/// The isolation of the closures of one link of a subscription, and the events that are queued for its actor.
///
/// A link reads `isHere` before it calls a closure. If that is false, it passes the event to `send`, and handles it on
/// the actor. After the first such event, all events of the link take that path, so that they keep their order. An
/// event that arrives on the actor while none is queued is handled directly.
@usableFromInline
struct Link: ~Copyable {
    @usableFromInline let isolation: Isolation
    /// The address of a retained `Hop`, created with the first event that arrives outside the actor; 0 before. It is not an
    /// `AtomicLazyReference`, which looks up types at run time in each load: that takes a tenth of the time of a binding.
    @usableFromInline let address = Atomic<UInt>(0)

    @inlinable
    init(_ isolation: Isolation) { self.isolation = isolation }

    @inlinable deinit { if address.load(ordering: .relaxed) != 0 { releaseHop() } }

    /// Guard: the object is retained from the moment its address is stored until the link is destroyed.
    var hop: Unmanaged<Hop>? {
        UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring)).map { .fromOpaque($0) }
    }

    @usableFromInline func releaseHop() { hop?.release() }

    /// Whether the closures may be called directly now.
    @inlinable @inline(__always) var isHere: Bool {
        if case .none = isolation.owner { true } else { isOnActor }
    }

    /// Whether the closures may be called directly if the caller runs on the main thread, which it checks itself.
    @inline(__always) var isHereOnMain: Bool {
        switch isolation.owner {
        case .none: true
        case .main: address.load(ordering: .acquiring) == 0 || isOnActor
        case .other: isOnActor
        }
    }

    @usableFromInline var isOnActor: Bool {
        isolation.isCurrent && hop?._withUnsafeGuaranteedRef(\.isEmpty) != false
    }

    /// Whether a terminal event must wait for events that are queued for the actor.
    @inlinable @inline(__always) var isBehind: Bool {
        if case .none = isolation.owner {
            false
        } else {
            address.load(ordering: .acquiring) != 0 && !isOnActor
        }
    }

    /// Runs `work`, which handles one event, on the actor and after the events that are queued.
    func send(_ work: @escaping () -> Void) {
        (hop?.takeUnretainedValue() ?? makeHop()).send(work)
    }

    private func makeHop() -> Hop {
        isolation.report()
        let new = Unmanaged.passRetained(Hop(isolation))
        let (exchanged, _) = address.compareExchange(
            expected: 0, desired: UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
        if exchanged { return new.takeUnretainedValue() }
        new.release()
        return hop!.takeUnretainedValue()
    }
}

/// The events of one link that are queued for the actor of its closures, in order.
@usableFromInline
final class Hop {
    private let isolation: Isolation
    private let count = Atomic<Int>(0)
    private let lock = Lock()
    // Both are guarded by `lock`. They are used for actors other than the main one, whose tasks may run in another
    // order than they were created in.
    @exclusivity(unchecked) private var waiting: [() -> Void] = []
    @exclusivity(unchecked) private var isDraining = false

    init(_ isolation: Isolation) { self.isolation = isolation }

    /// Whether no event is queued.
    var isEmpty: Bool { count.load(ordering: .acquiring) == 0 }

    func send(_ work: @escaping () -> Void) {
        count.wrappingAdd(1, ordering: .acquiringAndReleasing)
        if case .main = isolation.owner {
            return MainScheduler.post { [self] in run(work) }
        }
        let isFirst = lock {
            waiting.append(work)
            defer { isDraining = true }
            return !isDraining
        }
        if isFirst { isolation.send { [self] in drain() } }
    }

    private func run(_ work: () -> Void) {
        count.wrappingSubtract(1, ordering: .acquiringAndReleasing)
        work()
    }

    private func drain() {
        while true {
            let batch = lock {
                defer { waiting = [] }
                isDraining = !waiting.isEmpty
                return waiting
            }
            if batch.isEmpty { return }
            for work in batch { run(work) }
        }
    }
}

/// Guarded by its lock and atomics. The closures of the link retain the actor of its isolation.
extension Hop: @unchecked Sendable {}

/// A sink that calls a closure for elements, on the closure's actor.
///
/// Operators handle an element in `receive`, and override `next` with `if link.isHere { receive(element) } else {
/// hop(element) }`. Each of them repeats that line, since the compiler can call `receive` directly there.
@usableFromInline
class LinkSink<In, Out>: Forward<In, Out> {
    @usableFromInline final let link: Link

    @inlinable
    init(_ downstream: Sink<Out>, _ isolation: Isolation) {
        link = Link(isolation)
        super.init(downstream)
    }

    /// Handles `element`. Called on the actor only.
    @usableFromInline func receive(_ element: In) {}

    /// Queues `element` for `receive` on the actor.
    @inline(never)
    final func hop(_ element: In) { hop { self.receive(element) } }

    /// Runs `work`, which handles one event, on the actor, unless the subscription has ended by then.
    final func hop(_ work: @escaping () -> Void) {
        link.send { [self] in if isWanted { work() } }
    }

    @usableFromInline
    override func error(_ error: any Error) {
        if link.isBehind { link.send { self.downstream.error(error) } } else { downstream.error(error) }
    }

    @usableFromInline
    override func completed() {
        if link.isBehind { link.send { self.downstream.completed() } } else { downstream.completed() }
    }

    @usableFromInline
    override final func abandoned() {
        if link.isBehind { link.send { self.downstream.abandoned() } } else { downstream.abandoned() }
    }
}
