// SPDX-License-Identifier: MIT

import Dispatch

/// A scheduler whose clock moves only when it is told to: the base of tests.
///
/// Nothing waits and nothing runs by itself, so that a test of an hour takes no time and always goes the same
/// way. Use `TestScheduler` of RxKernelTesting in tests; subclass this one for a clock with other units.
///
/// ```swift
/// let scheduler = HistoricalScheduler()
/// let timer = Observable<Int>.timer(.seconds(60), scheduler: scheduler)
/// timer.subscribe(onNext: { print($0) }).disposed(by: bag)
/// scheduler.start()       // prints 0
/// ```
///
/// It holds the work that it was given until that is done or disposed of. It is used from one thread; that is
/// not checked.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
    /// A moment of the scheduler's time.
    public typealias VirtualTime = Converter.VirtualTimeUnit
    /// A length of the scheduler's time.
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    /// The scheduler's moment.
    public private(set) var clock: VirtualTime
    private let converter: Converter
    private var isRunning = false
    private var nextID = 0
    /// A heap: the earliest is first, and of those at one moment the one that was scheduled first.
    private var items: [VirtualItem<VirtualTime>] = []

    /// A scheduler whose clock shows `initialClock`, in the units of `converter`.
    public init(initialClock: VirtualTime, converter: Converter) {
        clock = initialClock
        self.converter = converter
    }

    /// The real moment that `clock` stands for.
    public var now: RxTime { converter.convertFromVirtualTime(clock) }

    /// Does `action` with `state` when the clock is next moved, at its present moment or, with a subclass
    /// that says so, a tick later; never within the call.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: .microseconds(0), action: action)
    }

    /// Does `action` with `state` when the clock has moved by `dueTime`, which `adjustScheduledTime(_:)` may
    /// change.
    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let time = now.addingTimeInterval(dueTime.seconds)
        return scheduleAbsoluteVirtual(
            state, time: adjustScheduledTime(converter.convertToVirtualTime(time)), action: action)
    }

    /// Does `action` with `state` when the clock has moved by `dueTime`, in the scheduler's units.
    public func scheduleRelativeVirtual<StateType>(
        _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleAbsoluteVirtual(
            state, time: converter.offsetVirtualTime(clock, offset: dueTime), action: action)
    }

    /// Does `action` with `state` at `time`, in the scheduler's units. What lies in the past is done first,
    /// without moving the clock.
    public func scheduleAbsoluteVirtual<StateType>(
        _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let item = VirtualItem(time: time, id: nextID) { action(state) }
        nextID += 1
        insert(item)
        return item
    }

    /// Moves the moment that `schedule` and `scheduleRelative` were asked for; override it where not every
    /// moment will do. This one does not.
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

    /// Does everything that is scheduled, in order of time, until nothing is left or `stop` is called. Within
    /// such work it does nothing.
    ///
    /// A sequence without end, such as an `interval`, keeps it busy for ever: dispose of it, or use
    /// `advanceTo(_:)`.
    public func start() {
        guard !isRunning else { return }
        isRunning = true
        while isRunning, let item = removeNext() { run(item) }
        isRunning = false
    }

    /// Does everything that is scheduled up to `virtualTime`, which the clock shows then. Called by such work
    /// it stops the program.
    public func advanceTo(_ virtualTime: VirtualTime) {
        require(
            !isRunning,
            "advanceTo was called by work that the scheduler does. Call it from outside, or use sleep.")
        isRunning = true
        while isRunning, let item = removeNext(upTo: virtualTime) { run(item) }
        clock = virtualTime
        isRunning = false
    }

    /// Moves the clock by `virtualInterval` without doing anything; what is overtaken is done by the next
    /// `start` or `advanceTo`, late. A negative interval stops the program.
    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
        require(
            !isLater(clock, time),
            "sleep: the interval is negative, and time does not run back. Give it one that is not negative.")
        clock = time
    }

    /// Ends `start` or `advanceTo` after the work that is being done.
    public func stop() { isRunning = false }

    private func isLater(_ lhs: VirtualTime, _ rhs: VirtualTime) -> Bool {
        converter.compareVirtualTime(lhs, rhs) == .greaterThan
    }

    private func run(_ item: VirtualItem<VirtualTime>) {
        if isLater(item.time, clock) { clock = item.time }
        item.run()
    }

    private func precedes(_ lhs: Int, _ rhs: Int) -> Bool {
        switch converter.compareVirtualTime(items[lhs].time, items[rhs].time) {
        case .lessThan: true
        case .greaterThan: false
        case .equal: items[lhs].id < items[rhs].id
        }
    }

    private func insert(_ item: VirtualItem<VirtualTime>) {
        items.append(item)
        var index = items.count - 1
        while index > 0, precedes(index, (index - 1) / 2) {
            items.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    /// The next item that was not cancelled.
    private func removeNext(upTo end: VirtualTime? = nil) -> VirtualItem<VirtualTime>? {
        while let first = items.first {
            // Each is looked at anew: behind one that was disposed of may be one that is later.
            if let end, isLater(first.time, end) { return nil }
            items.swapAt(0, items.count - 1)
            let item = items.removeLast()
            sink()
            if !item.isDisposed { return item }
        }
        return nil
    }

    /// Moves the first item down to its place.
    private func sink() {
        var index = 0
        while true {
            var first = index
            for child in [2 * index + 1, 2 * index + 2] where child < items.count && precedes(child, first) {
                first = child
            }
            if first == index { return }
            items.swapAt(index, first)
            index = first
        }
    }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
    /// The moments at which something is scheduled, in no particular order.
    public var debugDescription: String { items.map(\.debugDescription).debugDescription }
}

/// A piece of work and when it is due.
private final class VirtualItem<Time>: Late, CustomDebugStringConvertible {
    let time: Time
    let id: Int
    /// Let go of on disposal, since it may hold the scheduler.
    private var work: (() -> any Disposable)?

    init(time: Time, id: Int, work: @escaping () -> any Disposable) {
        self.time = time
        self.id = id
        self.work = work
        super.init()
    }

    func run() {
        guard let work else { return }
        self.work = nil
        set(work())
    }

    override func dispose() {
        work = nil
        super.dispose()
    }

    var debugDescription: String { "\(time)" }
}
