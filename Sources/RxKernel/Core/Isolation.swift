// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

/// The actor that an operator's closures belong to, recorded when the operator receives them.
///
/// A closure that is formed on an actor may touch the state of that actor, so that an operator must not call it elsewhere. `Link`
/// sees to that.
@usableFromInline
struct Isolation {
    /// The actor. It is stored in one word, since each link of a subscription has one.
    @usableFromInline
    enum Owner {
        /// No actor: the closure may be called on any thread.
        case none
        /// The main actor.
        case main
        /// Another actor, which the closure retains.
        case other(Unmanaged<AnyObject>)
    }

    @usableFromInline let owner: Owner
    #if TRACE_RESOURCES
        /// Where the operator is called, for the report of a change of threads.
        @usableFromInline let site: CallSite?
    #endif

    /// No isolation.
    @inlinable
    init() {
        owner = .none
        #if TRACE_RESOURCES
            site = nil
        #endif
    }

    /// The isolation of a closure that belongs to `actor`, if it belongs to one.
    @inlinable
    init(_ actor: (any Actor)?, _ operation: StaticString, _ file: StaticString, _ line: UInt) {
        if let actor {
            owner = actor === MainActor.shared ? .main : .other(.passUnretained(actor))
        } else {
            owner = .none
        }
        #if TRACE_RESOURCES
            site = CallSite(operation: operation, file: file, line: line)
        #endif
    }

    /// The isolation of an operator with several closures, each of which belongs to its actor or to none.
    ///
    /// Two different actors stop the program: the operator calls its closures one after the other, as parts of one event, and
    /// cannot do so on two actors.
    init(
        common actors: [(any Actor)?], _ operation: StaticString, _ file: StaticString, _ line: UInt
    ) {
        let first = actors.lazy.compactMap(\.self).first
        for other in actors.lazy.compactMap(\.self) where other !== first {
            fatalError(
                """
                \(operation) at \(file):\(line): its closures belong to different actors, \(type(of: first!)) and \
                \(type(of: other)). An operator calls all its closures on one actor. Form them on the same actor, \
                or use one operator for each.
                """)
        }
        self.init(first, operation, file, line)
    }

    /// Whether a closure with this isolation may be called by the caller.
    @usableFromInline var isCurrent: Bool {
        switch owner {
        case .none: true
        case .main: MainThread.isCurrent
        case .other(let actor): isCurrentActor(actor.takeUnretainedValue())
        }
    }

    /// Whether both belong to the same actor, or one of them to none.
    func isCompatible(with other: Isolation) -> Bool {
        switch (owner, other.owner) {
        case (.none, _), (_, .none), (.main, .main): true
        case (.other(let one), .other(let two)): one.toOpaque() == two.toOpaque()
        default: false
        }
    }

    /// Does `work` on the actor: within the call if the caller is there, otherwise later.
    @usableFromInline
    func perform(_ work: @escaping () -> Void) {
        if isCurrent { work() } else { send(work) }
    }

    /// Does `work` on the actor, later.
    func send(_ work: @escaping () -> Void) {
        switch owner {
        case .none: work()
        case .main: MainScheduler.post(work)
        case .other(let actor):
            guard let actor = actor.takeUnretainedValue() as? any Actor else { return }
            // The actor's queue is the only one to use it from here on.
            let work = Unchecked(work)
            Task { await actor.run { work.value() } }
        }
    }

    /// Attaches `sink` by `attach`, on the actor: within the call if the caller is there, otherwise later, unless `sink` has
    /// been disposed of by then.
    func attach<Element>(_ sink: Sink<Element>, _ attach: @escaping (Sink<Element>) -> Void) {
        if isCurrent { return attach(sink) }
        report()
        let later = LaterSink(sink)
        send { if !later.isDisposed { Trampoline.run { attach(later) } } }
    }

    /// Says once for each call of an operator that an event has changed threads. Does nothing in a release build.
    func report() {
        #if TRACE_RESOURCES
            guard let site, CallSite.isNew(site) else { return }
            let actor =
                switch owner {
                case .none: "no actor"
                case .main: "the main actor"
                case .other(let actor): "the actor \(type(of: actor.takeUnretainedValue()))"
                }
            Hooks.actorHopHandler(site.message(actor))
        #endif
    }
}

extension Actor {
    /// Runs `work` on this actor.
    fileprivate func run(_ work: @Sendable () -> Void) { work() }
}

private func isCurrentActor(_ object: AnyObject) -> Bool {
    guard let actor = object as? any Actor, let isCurrentExecutor else { return false }
    let executor = unsafeBitCast(actor.unownedExecutor, to: ExecutorReference.self)
    return isCurrentExecutor(executor.identity, executor.implementation, 0)
}

/// The layout of `UnownedSerialExecutor`.
private struct ExecutorReference {
    let identity: UInt
    let implementation: UInt
}

/// The concurrency runtime's check for the current executor, which the compiler does not let a program call by name. With flags
/// of zero it returns false where it does not know, and never stops the program. For words and a Boolean, Swift's calling
/// convention is that of C.
private let isCurrentExecutor: (@convention(c) (UInt, UInt, UInt) -> Bool)? = {
    let symbol = dlsym(nil, "swift_task_isCurrentExecutorWithFlags")
    return symbol.map { unsafeBitCast($0, to: (@convention(c) (UInt, UInt, UInt) -> Bool).self) }
}()
