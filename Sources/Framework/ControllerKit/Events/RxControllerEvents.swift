// SPDX-License-Identifier: MIT

import Dispatch
import RxKernel

/// The events between a view model and its direct children: a relay, and an observable of ``RxControllerEvent``.
///
/// ```swift
/// events.accept(InfoEvent.name.event("Ada"))
/// events.value(of: InfoEvent.name).subscribe(onNext: { … }).disposed(by: disposeBag)
/// ```
/// An event reaches the parent and every child, its sender included. Receivers run within `accept(_:)`, in the order in which they
/// subscribed; an event that a receiver sends is delivered after the current one, so that all receive all events in the same
/// order. A subscriber receives the events that are sent after its subscription. The latest event of each
/// cached identifier is also delivered to a child that is added later, and only to that child.
///
/// It does not complete, and it does not retain its view model. Use it on the main thread: an event that is sent on another one is
/// delivered on the main thread, in a later turn of the main loop.
///
/// `@unchecked Sendable`: its state is used on the main thread only.
public class RxControllerEvents: ObservableType, ObserverType, @unchecked Sendable {
    /// The type of the events.
    public typealias Element = RxControllerEvent

    /// The view model that it belongs to, for messages.
    weak var owner: RxViewModel?
    /// Receives the subscriptions that are made while `prepareForParentEvents()` runs.
    var preparationBag: DisposeBag?
    /// The latest event of each cached identifier, in the order in which the identifiers were first used.
    private(set) var cachedEvents: [RxControllerEvent] = []

    /// Whether something has subscribed, or sent an event.
    private(set) var wasUsed = false

    private let relay = PublishRelay<RxControllerEvent>()
    private var pendingEvents: [(event: RxControllerEvent, cause: EventCause?)] = []
    private var isSending = false

    init() {}

    var received: Observable<RxControllerEvent> { relay.asObservable() }

    /// Sends an event.
    public final func accept(_ event: RxControllerEvent) {
        if event.delivery == .immediate, MainThread.isCurrent { return send(event) }
        let transfer = Transfer(event: event)
        DispatchQueue.main.async { self.send(transfer.event) }
    }

    /// Sends each event that is accepted after the call to `observer`, until the returned subscription is disposed of.
    ///
    /// A subscription that is made while `prepareForParentEvents()` runs ends when the view model leaves that parent.
    public final func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == RxControllerEvent {
        wasUsed = true
        let subscription = received.subscribe(observer)
        if MainThread.isCurrent { preparationBag?.insert(subscription) }
        return subscription
    }

    /// Sends the event of `event`. A relay does not end: a completion is ignored, and an error is reported.
    public final func on(_ event: Event<RxControllerEvent>) {
        switch event {
        case .next(let event): accept(event)
        case .completed: break
        case .error(let error):
            let reason = ControllerReport.Reason.bindingFailed(error: "\(error)")
            DispatchQueue.main.async { [weak owner] in
                ControllerReport(reason, owner).send(in: owner?.session)
            }
        }
    }

    /// Removes the event that is kept for children that are added later.
    public final func removeCachedEvent<Value>(of identifier: RxControllerEvent.TypedIdentifier<Value>) {
        removeCachedEvents { $0.key == identifier.key }
    }

    /// Removes the event that is kept for children that are added later.
    public final func removeCachedEvent(of identifier: RxControllerEvent.Identifier) {
        removeCachedEvents { $0.key == identifier.key }
    }

    /// Removes all events that are kept for children that are added later.
    public final func removeAllCachedEvents() { removeCachedEvents { _ in true } }

    func removeCachedEvents(where shouldRemove: (RxControllerEvent) -> Bool) {
        cachedEvents.removeAll(where: shouldRemove)
    }

    /// Delivers an event after the pending ones. Main thread only.
    func send(_ event: RxControllerEvent) {
        wasUsed = true
        let cause = EventCause.current
        if let cause, cause.isLoop(closedBy: self, event) { return }
        pendingEvents.append((event, cause))
        guard !isSending else { return }
        isSending = true
        defer { isSending = false }
        while !pendingEvents.isEmpty {
            let (event, cause) = pendingEvents.removeFirst()
            if event.isCached { cache(event) }
            EventCause.perform(EventCause(of: self, event, after: cause)) { relay.accept(event) }
        }
    }

    private func cache(_ event: RxControllerEvent) {
        if let index = cachedEvents.firstIndex(where: { $0.key == event.key }) {
            cachedEvents[index] = event
        } else {
            cachedEvents.append(event)
        }
    }

    /// `@unchecked Sendable`: the sender does not use the event afterwards, and only the main thread reads it.
    private struct Transfer: @unchecked Sendable {
        let event: RxControllerEvent
    }
}
