// SPDX-License-Identifier: MIT

import RxKernel

/// The events between a view model and its direct children.
///
/// Whoever sends, all of them receive: the parent, and every child, the sender too. An event that is sent while another
/// is delivered is delivered after it, so all receivers see all events in the same order. The latest event of each
/// identifier is kept for later subscribers, unless the identifier says otherwise. Main thread only.
@preconcurrency @MainActor public final class RxControllerEvents {
    weak var owner: RxViewModel?

    private let relay = PublishRelay<RxControllerEvent>()
    private var latest: [RxControllerEvent.Key: RxControllerEvent] = [:]
    private var queue: [RxControllerEvent] = []
    private var isDelivering = false

    init() {}

    /// Sends an event.
    public func accept(_ event: RxControllerEvent) {
        queue.append(event)
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        while !queue.isEmpty {
            let event = queue.removeFirst()
            if event.isCached { latest[event.key] = event }
            relay.accept(event)
        }
    }

    /// The values of events with that identifier: the latest, if there is one and it is kept, then each.
    public func value<Value>(of identifier: RxControllerEvent.TypedIdentifier<Value>) -> Observable<Value> {
        values(of: identifier)
    }

    /// The values of events with that identifier; nil where an event carries nothing, or nothing of that type.
    public func value<Value>(
        of identifier: RxControllerEvent.Identifier, type: Value.Type = Value.self
    ) -> Observable<Value?> {
        values(of: identifier).map { $0 as? Value }
    }

    /// The values of events with that identifier that are of that type.
    public func unwrappedValue<Value>(
        of identifier: RxControllerEvent.Identifier, type: Value.Type = Value.self
    ) -> Observable<Value> {
        values(of: identifier).compactMap { $0 as? Value }
    }

    /// Forgets the event that is kept for later subscribers.
    public func removeCachedEvent<Value>(of identifier: RxControllerEvent.TypedIdentifier<Value>) {
        latest[identifier.key] = nil
    }

    /// The same for an identifier whose events carry anything.
    public func removeCachedEvent(of identifier: RxControllerEvent.Identifier) {
        latest[identifier.key] = nil
    }

    /// Forgets all events that are kept for later subscribers.
    public func removeAllCachedEvents() { latest = [:] }

    /// The values of events of one kind, whatever names them.
    func values<Identifier: RxControllerEventIdentifier>(of identifier: Identifier) -> Observable<
        Identifier.Value
    > {
        Observable.deferred { [self] in
            let values = relay.compactMap { identifier.value(of: $0) }
            return latest.values.lazy.compactMap { identifier.value(of: $0) }.first.map {
                values.startWith($0)
            } ?? values
        }
    }

    /// The events of a view model's parent: what is subscribed here goes on over every change of parent.
    @preconcurrency @MainActor public final class Parent {
        private let current = BehaviorRelay<RxControllerEvents?>(value: nil)

        init() {}

        var parent: RxControllerEvents? { current.value }

        func connect(to parent: RxControllerEvents?) { current.accept(parent) }

        /// Sends an event to the parent and its children; without a parent it goes nowhere.
        public func accept(_ event: RxControllerEvent) { current.value?.accept(event) }

        /// The values of the parent's events of that kind, the latest first if one is kept.
        public func value<Value>(of identifier: RxControllerEvent.TypedIdentifier<Value>) -> Observable<Value>
        {
            values(of: identifier)
        }

        /// The values of the parent's events of that name, the latest first if one is kept; nil where a value
        /// is not a `Value`.
        public func value<Value>(
            of identifier: RxControllerEvent.Identifier, type: Value.Type = Value.self
        ) -> Observable<Value?> {
            values(of: identifier).map { $0 as? Value }
        }

        /// The values of the parent's events of that name, the latest first if one is kept; without those
        /// that are not a `Value`.
        public func unwrappedValue<Value>(
            of identifier: RxControllerEvent.Identifier, type: Value.Type = Value.self
        ) -> Observable<Value> {
            values(of: identifier).compactMap { $0 as? Value }
        }

        func values<Identifier: RxControllerEventIdentifier>(
            of identifier: Identifier
        ) -> Observable<Identifier.Value> {
            current.flatMapLatest { $0?.values(of: identifier) ?? .never() }
        }
    }
}
