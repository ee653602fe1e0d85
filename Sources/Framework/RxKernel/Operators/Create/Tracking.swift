// SPDX-License-Identifier: MIT

import Observation

extension ObservableType {
    /// Returns a sequence of the results of `value`: one on subscription, and one after each change of a property of
    /// `@Observable` objects that `value` has read.
    ///
    /// ```swift
    /// Observable.tracking { model.name }.bind(to: label.rx.text).disposed(by: bag)
    /// ```
    ///
    /// The first value is read and sent on subscription. After a change, the value is read and sent on `scheduler`,
    /// once for all changes before the scheduler's turn. The default scheduler is the main scheduler, on which models
    /// of the main actor must be read. The sequence neither fails nor completes; disposal ends it. The closure is
    /// released with the subscription.
    public static func tracking(
        on scheduler: any ImmediateSchedulerType = MainScheduler.asyncInstance,
        isolation caller: (any Actor)? = #isolation,
        _ value: @escaping @isolated(any) () -> Element, file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        let isolation = Isolation(of: value, value.isolation, caller, "tracking", file, line)
        let value = withoutIsolation(value)
        return Assembled { sink in
            isolation.attach(sink) { sink in
                let tracking = Tracking(sink, scheduler, isolation, value)
                sink.connect(tracking)
                tracking.read()
            }
        }
    }
}

/// The subscription to the values of a closure that reads `@Observable` objects.
final class Tracking<Element>: ReplaceableDisposable {
    private let sink: Sink<Element>
    private let scheduler: any ImmediateSchedulerType
    private let isolation: Isolation
    private let value: () -> Element
    private let lock = Lock()
    // Both are guarded by `lock`.
    @exclusivity(unchecked) private var isReading = false
    @exclusivity(unchecked) private var isStale = false

    init(
        _ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType, _ isolation: Isolation,
        _ value: @escaping () -> Element
    ) {
        self.sink = sink
        self.scheduler = scheduler
        self.isolation = isolation
        self.value = value
        super.init()
    }

    func read() {
        lock { isReading = true }
        // Guard: the change is reported on the changing thread, but only the scheduler calls the closure.
        let again = Unchecked { [weak self] in self?.readLater() }
        let element = withObservationTracking(value) { again.value() }
        sink.next(element)
        let isStale = lock {
            isReading = false
            defer { self.isStale = false }
            return self.isStale
        }
        if isStale { readLater() }
    }

    /// Reads the value later, since a change is reported just before it is made. A change on any thread while a value
    /// is being sent is read after that.
    private func readLater() {
        let waits = lock {
            if isReading { isStale = true }
            return isReading
        }
        guard !waits, !isDisposed else { return }
        // Stored before the work is scheduled: the work may run, and schedule the next, before the scheduler has
        // returned.
        let slot = SingleAssignmentDisposable()
        set(slot)
        slot.setDisposable(
            scheduler.scheduleWork(()) { [self] in
                isolation.perform { if !self.isDisposed { self.read() } }
                return Disposables.create()
            })
    }
}
