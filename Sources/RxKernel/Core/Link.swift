// SPDX-License-Identifier: MIT

import Synchronization

/// The isolation of the closures of one link of a subscription, and the events on their way to its actor.
///
/// A link asks `isHere` before it calls a closure. If that is false it gives the event to `send`, and the link handles it on the
/// actor. From the first such event on, all events of the link take that way, so that they keep their order; one that
/// arrives on the actor while none waits is handled within the call.
@usableFromInline
struct Link: ~Copyable {
    @usableFromInline let isolation: Isolation
    /// Made with the first event that arrives elsewhere.
    @usableFromInline let hop = AtomicLazyReference<Hop>()

    @inlinable
    init(_ isolation: Isolation) { self.isolation = isolation }

    /// Whether the closures may be called now.
    @inlinable @inline(__always) var isHere: Bool {
        if case .none = isolation.owner { true } else { isOnActor }
    }

    @usableFromInline var isOnActor: Bool {
        isolation.isCurrent && hop.load()?.isEmpty != false
    }

    /// Whether an ending must wait for events that have been sent to the actor.
    @inlinable @inline(__always) var isBehind: Bool {
        if case .none = isolation.owner { false } else { hop.load() != nil && !isOnActor }
    }

    /// Does `work`, which handles one event, on the actor and after the events that wait.
    func send(_ work: @escaping () -> Void) {
        (hop.load() ?? makeHop()).send(work)
    }

    private func makeHop() -> Hop {
        isolation.report()
        return hop.storeIfNil(Hop(isolation))
    }
}

/// The events of one link on their way to the actor of its closures, in order.
@usableFromInline
final class Hop {
    private let isolation: Isolation
    private let count = Atomic<Int>(0)
    private let lock = Lock()
    // Both are guarded by `lock`, and used with other actors than the main one, whose tasks may overtake each other.
    @exclusivity(unchecked) private var waiting: [() -> Void] = []
    @exclusivity(unchecked) private var isDraining = false

    init(_ isolation: Isolation) { self.isolation = isolation }

    /// Whether no event waits.
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

/// Its state is guarded by its lock and atomics. Its isolation's actor is retained by the closures of the link.
extension Hop: @unchecked Sendable {}

/// A sink that calls a closure for elements, on the closure's actor.
///
/// Operators handle an element in `receive`, and override `next` with `if link.isHere { receive(element) } else { hop(element) }`:
/// written in each of them, since the call is direct there.
@usableFromInline
class LinkSink<In, Out>: Forward<In, Out> {
    @usableFromInline final let link: Link

    @inlinable
    init(_ downstream: Sink<Out>, _ isolation: Isolation) {
        link = Link(isolation)
        super.init(downstream)
    }

    /// Handles `element`. Called on the actor.
    @usableFromInline func receive(_ element: In) {}

    /// Has `element` handled on the actor.
    @inline(never)
    final func hop(_ element: In) { hop { self.receive(element) } }

    /// Does `work`, which handles one event, on the actor, unless the subscription has ended by then.
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
