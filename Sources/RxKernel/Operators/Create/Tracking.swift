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
        _ value: @escaping () -> Element, isolation: (any Actor)? = #isolation
    ) -> Observable<Element> {
        let isolation = Isolation(isolation)
        return Assembled { sink in
            let tracking = Tracking(sink, scheduler) {
                isolation.check("tracking")
                return value()
            }
            sink.connect(tracking)
            tracking.read()
        }
    }
}

/// The subscription to what a closure reads.
final class Tracking<Element>: Late {
    private let sink: Sink<Element>
    private let scheduler: any ImmediateSchedulerType
    private let value: () -> Element

    init(_ sink: Sink<Element>, _ scheduler: any ImmediateSchedulerType, _ value: @escaping () -> Element) {
        self.sink = sink
        self.scheduler = scheduler
        self.value = value
        super.init()
    }

    func read() {
        // The change is reported where it happens; only the scheduler uses what it is given.
        let again = Unchecked { [weak self] in self?.readLater() }
        let element = withObservationTracking(value) { again.value() }
        sink.next(element)
    }

    /// Reads once the change is made: it is reported just before.
    private func readLater() {
        guard !isDisposed else { return }
        set(
            scheduler.schedule(()) { [self] in
                if !isDisposed { read() }
                return Disposables.create()
            })
    }
}
