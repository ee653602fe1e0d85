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
    /// `LinkState`, and after the first event that arrives outside the actor the address of a retained `ActorQueue`. One load of it
    /// decides whether a closure without an actor is called directly.
    @usableFromInline let state: Atomic<UInt>

    @inlinable
    init(_ isolation: Isolation) {
        self.isolation = isolation
        state =
            switch isolation.owner {
            // The slow path looks at the thread of each call.
            case .none: Atomic(isolation.isWatched ? LinkState.other : LinkState.free)
            case .main: Atomic(LinkState.main)
            case .other: Atomic(LinkState.other)
            }
    }

    @inlinable deinit { if state.load(ordering: .relaxed) > LinkState.other { releaseQueue() } }

    /// Guard: the object is retained from the moment its address is stored until the link is destroyed.
    var actorQueue: Unmanaged<ActorQueue>? {
        let state = state.load(ordering: .acquiring)
        return state > LinkState.other ? UnsafeRawPointer(bitPattern: state).map { .fromOpaque($0) } : nil
    }

    @usableFromInline func releaseQueue() { actorQueue?.release() }

    /// Whether the closures may be called directly now.
    @inlinable @inline(__always) var isHere: Bool {
        state.load(ordering: .relaxed) == LinkState.free || isOnActor
    }

    /// Whether the closures may be called directly if the caller runs on the main thread, which it checks itself.
    @inline(__always) var isHereOnMain: Bool {
        state.load(ordering: .relaxed) <= LinkState.main || isOnActor
    }

    @usableFromInline var isOnActor: Bool {
        isolation.isCurrent && actorQueue?._withUnsafeGuaranteedRef(\.isEmpty) != false
    }

    /// Whether a terminal event must wait for events that are queued for the actor.
    @inlinable @inline(__always) var isBehind: Bool {
        state.load(ordering: .relaxed) > LinkState.other && !isOnActor
    }

    /// Runs `work`, which handles one event, on the actor and after the events that are queued.
    func send(_ work: @escaping () -> Void) {
        (actorQueue?.takeUnretainedValue() ?? makeQueue()).send(work)
    }

    private func makeQueue() -> ActorQueue {
        isolation.report()
        let new = Unmanaged.passRetained(ActorQueue(isolation))
        let before: UInt = if case .main = isolation.owner { LinkState.main } else { LinkState.other }
        let (exchanged, _) = state.compareExchange(
            expected: before, desired: UInt(bitPattern: new.toOpaque()), ordering: .acquiringAndReleasing)
        if exchanged { return new.takeUnretainedValue() }
        new.release()
        return actorQueue!.takeUnretainedValue()
    }
}

/// The states of a link without a queue. They are less than any address.
@usableFromInline
enum LinkState {
    /// The closures belong to no actor.
    @inlinable static var free: UInt { 0 }
    /// The closures belong to the main actor.
    @inlinable static var main: UInt { 1 }
    /// The closures belong to another actor.
    @inlinable static var other: UInt { 2 }
}

/// The events of one link that are queued for the actor of its closures, in order.
@usableFromInline
final class ActorQueue {
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
extension ActorQueue: @unchecked Sendable {}

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
