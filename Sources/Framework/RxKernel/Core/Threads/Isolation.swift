// SPDX-License-Identifier: MIT

/// The actor to which an operator's closures belong, recorded when the operator receives them.
///
/// A closure that is formed on an actor may access the state of that actor, so an operator must call it on that actor
/// only. `Link` ensures this. A closure that is written at the call carries its actor. One that comes from a variable,
/// a property or a parameter of plain function type carries none, though it may have captured the actor's state: it
/// belongs to the actor on which the operator was called.
@usableFromInline
struct Isolation {
    /// The actor, stored in one word because each link of a subscription has one.
    @usableFromInline
    enum Owner {
        /// No actor: the closure may be called on any thread.
        case none
        /// The main actor.
        case main
        /// Another actor.
        case other(ActorReference)
    }

    @usableFromInline let owner: Owner
    #if TRACE_RESOURCES
        /// Where the operator is called, for the message about an event that is moved to the actor.
        @usableFromInline let site: CallSite?
        /// A closure that may belong to the main actor although nothing says so.
        @usableFromInline var unknown: UnknownClosure?
    #endif

    /// Creates an isolation to no actor.
    @inlinable
    init() {
        owner = .none
        #if TRACE_RESOURCES
            site = nil
        #endif
    }

    /// Creates the isolation of a closure that carries the actor `own`, or none, and was passed on the actor `caller`,
    /// or on none.
    @inlinable
    init(
        _ own: (any Actor)?, _ caller: (any Actor)?, _ operation: StaticString, _ file: StaticString,
        _ line: UInt
    ) {
        if let actor = own ?? caller {
            owner = ObjectIdentifier(actor) == mainActor ? .main : .other(ActorReference(actor))
        } else {
            owner = .none
        }
        #if TRACE_RESOURCES
            site = CallSite(operation: operation, carriesActor: own != nil, file: file, line: line)
        #endif
    }

    /// Creates the isolation of `closure`, which carries the actor `own`, or none, and was passed on the actor `caller`, or on
    /// none.
    @inlinable @inline(__always)
    init<Closure>(
        of closure: Closure, _ own: (any Actor)?, _ caller: (any Actor)?, _ operation: StaticString,
        _ file: StaticString, _ line: UInt
    ) {
        self = Isolation(own, caller, operation, file, line).watching(closure)
    }

    /// Returns this isolation. A debug build looks at `closure` if it belongs to no actor.
    @inlinable @inline(__always)
    func watching<Closure>(_ closure: Closure) -> Isolation {
        #if TRACE_RESOURCES
            guard case .none = owner, unknown == nil else { return self }
            var watching = self
            watching.unknown = UnknownClosure(closure)
            return watching
        #else
            return self
        #endif
    }

    /// Creates the isolation of an operator with several closures, each of which carries an actor or none.
    ///
    /// Two different actors stop the program: the operator calls its closures one after the other, as parts of the
    /// handling of one event, and cannot do so on two actors. A closure without an actor follows the others.
    init(
        common actors: [(any Actor)?], _ caller: (any Actor)?, _ operation: StaticString,
        _ file: StaticString, _ line: UInt
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
        self.init(first, actors.isEmpty ? nil : caller, operation, file, line)
    }

    /// Whether the closures belong to an actor.
    var belongs: Bool { if case .none = owner { false } else { true } }

    /// Whether the caller may call a closure with this isolation directly.
    @usableFromInline var isCurrent: Bool {
        switch owner {
        case .none:
            #if TRACE_RESOURCES
                reportIfUnknown()
            #endif
            return true
        case .main: return MainThread.isCurrent
        case .other(let reference): return reference.isCurrent
        }
    }

    /// Whether each call of the closure is to be looked at, in a debug build.
    @inlinable var isWatched: Bool {
        #if TRACE_RESOURCES
            unknown != nil
        #else
            false
        #endif
    }

    /// Returns whether both belong to the same actor, or at least one of them to none.
    func isCompatible(with other: Isolation) -> Bool {
        switch (owner, other.owner) {
        case (.none, _), (_, .none), (.main, .main): true
        case (.other(let one), .other(let two)): one.id == two.id
        default: false
        }
    }

    /// Runs `work` on the actor: before this returns if the caller is on the actor, later otherwise.
    @usableFromInline
    func perform(_ work: @escaping () -> Void) {
        if isCurrent { work() } else { send(work) }
    }

    /// Runs `work` on the actor, always later.
    func send(_ work: @escaping () -> Void) {
        switch owner {
        case .none: work()
        case .main: MainScheduler.post(work)
        case .other(let reference):
            guard let actor = reference.actor else { return work() }
            // Guard: from here on only the actor's queue uses `work`.
            let work = Unchecked(work)
            Task { await actor.run { work.value() } }
        }
    }

    /// Returns `action` for a scheduler. If the scheduler calls it outside the actor, it is moved there.
    func onActor<State>(_ action: @escaping (State) -> any Disposable) -> (State) -> any Disposable {
        guard belongs else { return action }
        return { state in
            if isCurrent { return action(state) }
            report()
            let later = SingleAssignmentDisposable()
            send { if !later.isDisposed { later.setDisposable(action(state)) } }
            return later
        }
    }

    /// Attaches `sink` by calling `attach` on the actor: before this returns if the caller is on the actor; otherwise
    /// later, unless `sink` has been disposed of by then.
    func attach<Element>(_ sink: Sink<Element>, _ attach: @escaping (Sink<Element>) -> Void) {
        if isCurrent { return attach(sink) }
        report()
        let later = LaterSink(sink)
        send { if !later.isDisposed { Trampoline.run { attach(later) } } }
    }

    #if TRACE_RESOURCES
        /// Reports, once for each call of an operator, that a closure which may belong to the main actor is called elsewhere.
        private func reportIfUnknown() {
            guard let unknown, let site, !MainThread.isCurrent, CallSite.isNew(site),
                let origin = unknown.origin
            else { return }
            Hooks.actorHopHandler(site.message(origin))
        }
    #endif

    /// Reports, once for each call of an operator, that an event was moved to the actor. Does nothing in a release
    /// build.
    func report() {
        #if TRACE_RESOURCES
            guard let site, CallSite.isNew(site) else { return }
            let actor =
                switch owner {
                case .none: "no actor"
                case .main: "the main actor"
                case .other(let reference): "the actor \(reference.name)"
                }
            Hooks.actorHopHandler(site.message(actor))
        #endif
    }
}

extension Actor {
    /// Runs `work` on this actor.
    fileprivate func run(_ work: @Sendable () -> Void) { work() }
}

/// The main actor. Reading `MainActor.shared` would retain it.
@usableFromInline let mainActor = ObjectIdentifier(MainActor.shared)
