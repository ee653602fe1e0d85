// SPDX-License-Identifier: MIT

import Observation

extension ObservableType {
    /// What `value` reads of `@Observable` models, now and after each change of what it read.
    ///
    /// ```swift
    /// Observable.tracking { model.name }.bind(to: label.rx.text).disposed(by: bag)
    /// ```
    ///
    /// The first value is read and sent on subscription. A change is read and sent on `scheduler`, once for
    /// all that changed before its turn; models of the main actor are read on the main scheduler, as unless
    /// told otherwise. It neither fails nor completes; disposal ends it, and what `value` holds is let go of
    /// with the subscription.
    public static func tracking(
        on scheduler: any ImmediateSchedulerType = MainScheduler.asyncInstance,
        _ value: @escaping @isolated(any) () -> Element, file: StaticString = #fileID, line: UInt = #line
    ) -> Observable<Element> {
        let isolation = Isolation(value.isolation, "tracking", file, line)
        let value = plain(value)
        return Assembled { sink in
            isolation.attach(sink) { sink in
                let tracking = Tracking(sink, scheduler, isolation, value)
                sink.connect(tracking)
                tracking.read()
            }
        }
    }
}

/// The subscription to what a closure reads.
final class Tracking<Element>: Late {
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
        // The change is reported where it happens; only the scheduler uses what it is given.
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

    /// Reads once the change is made: it is reported just before. What changes while a value is sent is read after that, whatever
    /// the thread.
    private func readLater() {
        let waits = lock {
            if isReading { isStale = true }
            return isReading
        }
        guard !waits, !isDisposed else { return }
        // In its place before it is made: the work may be done, and schedule the next, before the scheduler has returned.
        let slot = SingleAssignmentDisposable()
        set(slot)
        slot.setDisposable(
            scheduler.schedule(()) { [self] in
                isolation.perform { if !self.isDisposed { self.read() } }
                return Disposables.create()
            })
    }
}
