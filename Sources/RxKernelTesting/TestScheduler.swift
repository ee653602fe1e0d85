// SPDX-License-Identifier: MIT

import RxKernel

/// A scheduler with a virtual clock that counts ticks, and the sequences and observers of a test.
///
/// Use it wherever time or order matters; for a sequence that sends at once, collecting its elements is
/// simpler.
///
/// ```swift
/// let scheduler = TestScheduler(initialClock: 0)
/// let taps = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
/// let result = scheduler.start { taps.map { $0 * 10 } }
/// #expect(result.events == [.next(210, 10), .next(220, 20)])
/// ```
///
/// A tick stands for a second of the operators' intervals, unless told otherwise. It holds the work that it
/// was given until that is done or disposed of. It is used from one thread.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
    /// When `start` creates, subscribes and disposes unless told otherwise, in ticks; the same as RxTest's.
    public enum Defaults {
        /// The sequence is created at tick 100.
        public static let created = 100
        /// It is subscribed to at tick 200.
        public static let subscribed = 200
        /// The subscription is disposed of at tick 1000.
        public static let disposed = 1000
    }

    private let simulatesProcessingDelay: Bool

    /// A scheduler whose clock shows `initialClock` and whose ticks last `resolution` seconds.
    ///
    /// With `simulateProcessingDelay`, what operators schedule for now or earlier is done one tick later.
    public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
        simulatesProcessingDelay = simulateProcessingDelay
        super.init(
            initialClock: initialClock,
            converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
    }

    /// A sequence whose events are sent at those ticks, whoever listens.
    public func createHotObservable<Element>(
        _ events: [Recorded<Event<Element>>]
    ) -> TestableObservable<Element> {
        TestableObservable(hot: events, on: self)
    }

    /// A sequence whose events are sent that many ticks after each subscription.
    public func createColdObservable<Element>(
        _ events: [Recorded<Event<Element>>]
    ) -> TestableObservable<Element> {
        TestableObservable(cold: events, on: self)
    }

    /// An observer that records what it is sent, and when.
    public func createObserver<Element>(_: Element.Type) -> TestableObserver<Element> {
        TestableObserver(scheduler: self)
    }

    /// Does `action` at the tick `time`; if that has passed, when the clock is moved next.
    public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
        _ = scheduleAbsoluteVirtual((), time: time) {
            action()
            return Disposables.create()
        }
    }

    /// The tick at which something is done that was scheduled for `time`: a later one as it is; now or a past
    /// one is the next tick or, without `simulateProcessingDelay`, the present one.
    public override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
        time <= clock ? clock + (simulatesProcessingDelay ? 1 : 0) : time
    }

    /// Creates a sequence, subscribes to it and disposes at those ticks; answers what it sent.
    ///
    /// It does all that is scheduled before it returns; a second call goes on from where the clock stands.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        let observer = createObserver(Element.self)
        var source: Observable<Element>?
        var subscription: (any Disposable)?
        scheduleAt(created) { source = create().asObservable() }
        scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
        scheduleAt(disposed) { subscription?.dispose() }
        start()
        return observer
    }

    /// Creates and subscribes at the default ticks and disposes at `disposed`; answers what was sent.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        disposed: TestTime, create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        start(
            created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
    }

    /// Creates, subscribes and disposes at the default ticks, 100, 200 and 1000; answers what was sent.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        _ create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        start(disposed: Defaults.disposed, create: create)
    }
}
