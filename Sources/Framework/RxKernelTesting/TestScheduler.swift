// SPDX-License-Identifier: MIT

import RxKernel

/// A scheduler with a virtual clock that counts ticks. It creates the sequences and observers of a test.
///
/// Use it for tests that depend on time or order. For a sequence that sends at once, collecting its elements is
/// simpler.
///
/// ```swift
/// let scheduler = TestScheduler(initialClock: 0)
/// let taps = scheduler.createHotObservable([.next(210, 1), .next(220, 2)])
/// let result = scheduler.start { taps.map { $0 * 10 } }
/// #expect(result.events == [.next(210, 10), .next(220, 20)])
/// ```
///
/// A tick represents one second of the operators' intervals, unless `resolution` says otherwise. The scheduler retains
/// scheduled work until the work has run or was disposed of. Use it on one thread.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
    /// The default ticks at which `start` creates, subscribes and disposes; the same as RxTest's.
    public enum Defaults {
        /// The sequence is created at tick 100.
        public static let created = 100
        /// It is subscribed to at tick 200.
        public static let subscribed = 200
        /// The subscription is disposed of at tick 1000.
        public static let disposed = 1000
    }

    private let simulatesProcessingDelay: Bool

    /// Creates a scheduler whose clock starts at `initialClock` and whose ticks last `resolution` seconds.
    ///
    /// With `simulateProcessingDelay`, work that operators schedule for now or earlier runs one tick later.
    public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
        simulatesProcessingDelay = simulateProcessingDelay
        super.init(
            initialClock: initialClock,
            converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
    }

    /// Returns a sequence whose events are sent at those ticks, with or without subscribers.
    public func createHotObservable<Element>(
        _ events: [Recorded<Event<Element>>]
    ) -> TestableObservable<Element> {
        TestableObservable(hot: events, on: self)
    }

    /// Returns a sequence whose events are sent that many ticks after each subscription.
    public func createColdObservable<Element>(
        _ events: [Recorded<Event<Element>>]
    ) -> TestableObservable<Element> {
        TestableObservable(cold: events, on: self)
    }

    /// Returns an observer that records the events that it receives, with their times.
    public func createObserver<Element>(_: Element.Type) -> TestableObserver<Element> {
        TestableObserver(scheduler: self)
    }

    /// Runs `action` at the tick `time`. If that has passed, it runs when the clock is next moved. An action of another
    /// actor than the thread's is moved to its actor.
    public func scheduleAt(
        _ time: TestTime, isolation caller: (any Actor)? = #isolation,
        action: @escaping @isolated(any) () -> Void, file: StaticString = #fileID, line: UInt = #line
    ) {
        schedule(at: time, isolation: caller, action, file, line)
    }

    /// Returns the tick at which work runs that was scheduled for `time`. A later tick is unchanged. The current tick
    /// or an earlier one becomes the next tick or, without `simulateProcessingDelay`, the current tick.
    public override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
        time <= clock ? clock + (simulatesProcessingDelay ? 1 : 0) : time
    }

    /// Creates a sequence, subscribes to it and disposes of the subscription at those ticks. Returns the observer that
    /// recorded its events.
    ///
    /// It runs all scheduled work before it returns. A second call continues at the clock's current tick.
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

    /// Creates a sequence and subscribes to it at the default ticks, and disposes at `disposed`. Returns the observer
    /// that recorded its events.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        disposed: TestTime, create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        start(
            created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
    }

    /// Creates a sequence, subscribes and disposes at the default ticks, 100, 200 and 1000. Returns the observer that
    /// recorded its events.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        _ create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        start(disposed: Defaults.disposed, create: create)
    }
}
