// SPDX-License-Identifier: MIT

import RxKernel

/// The events of a view model's current parent.
///
/// `@unchecked Sendable`: its state is used on the main thread only.
final class ParentEvents: RxControllerEvents, @unchecked Sendable {
    private let current = BehaviorRelay<RxControllerEvents?>(value: nil)
    private let receivedLate = PublishRelay<RxControllerEvent>()
    private let sequence: Observable<RxControllerEvent>

    private var connection: (any Disposable)?
    /// The cached events of the parent that the view model has not received since it was added.
    private var missedKeys: Set<RxControllerEvent.Key> = []

    override init() {
        // Each subscription is one to the parent's own events, so that all subscribers are in one order.
        let sent = current.flatMapLatest { $0?.received ?? .never() }
        sequence = .merge(sent, receivedLate.asObservable())
        super.init()
    }

    override var received: Observable<RxControllerEvent> { sequence }

    func connect(to parent: RxControllerEvents) {
        missedKeys = Set(parent.cachedEvents.map(\.key))
        connection = parent.received
            .subscribe(onNext: { [weak self] in _ = self?.missedKeys.remove($0.key) })
        current.accept(parent)
    }

    func disconnect() {
        connection?.dispose()
        connection = nil
        missedKeys = []
        current.accept(nil)
    }

    /// Delivers a cached event of the parent, unless it or a newer one has been received.
    func receiveCached(_ event: RxControllerEvent) {
        if missedKeys.remove(event.key) != nil { receivedLate.accept(event) }
    }

    override func send(_ event: RxControllerEvent) {
        if let parent = current.value { return parent.send(event) }
        MainActor.assumeIsolated { owner?.reportMissingParent { .eventLost($0) } }
    }

    override func removeCachedEvents(where shouldRemove: (RxControllerEvent) -> Bool) {
        current.value?.removeCachedEvents(where: shouldRemove)
    }
}
