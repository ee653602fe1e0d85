// SPDX-License-Identifier: MIT

import Dispatch

/// A scheduler whose clock moves only when it is told to: the base of tests.
///
/// It is used from one thread.
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

    /// A scheduler whose clock shows `initialClock`.
    public init(initialClock: VirtualTime, converter: Converter) {
        clock = initialClock
        self.converter = converter
    }

    public var now: RxTime { converter.convertFromVirtualTime(clock) }

    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: .microseconds(0), action: action)
    }

    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let time = now.addingTimeInterval(dueTime.seconds)
        return scheduleAbsoluteVirtual(
            state, time: adjustScheduledTime(converter.convertToVirtualTime(time)), action: action)
    }

    /// Does `action` with `state` after a virtual interval.
    public func scheduleRelativeVirtual<StateType>(
        _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleAbsoluteVirtual(
            state, time: converter.offsetVirtualTime(clock, offset: dueTime), action: action)
    }

    /// Does `action` with `state` at a virtual moment.
    public func scheduleAbsoluteVirtual<StateType>(
        _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let item = VirtualItem(time: time, id: nextID) { action(state) }
        nextID += 1
        insert(item)
        return item
    }

    /// Moves the moment that something is scheduled for, for subclasses that do not allow all.
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

    /// Does everything that is scheduled, in order, until nothing is left or `stop` is called.
    public func start() {
        guard !isRunning else { return }
        isRunning = true
        while isRunning, let item = removeNext() { run(item) }
        isRunning = false
    }

    /// Does everything that is scheduled up to `virtualTime`, which the clock shows then.
    public func advanceTo(_ virtualTime: VirtualTime) {
        precondition(
            !isRunning,
            "advanceTo was called by work that the scheduler does. Call it from outside, or use sleep.")
        isRunning = true
        while isRunning, let first = items.first, !isLater(first.time, virtualTime),
            let item = removeNext()
        {
            run(item)
        }
        clock = virtualTime
        isRunning = false
    }

    /// Moves the clock by `virtualInterval` without doing anything.
    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
        precondition(!isLater(clock, time), "sleep: the interval is negative, and time does not run back.")
        clock = time
    }

    /// Ends `start`, after the work that is being done.
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
    private func removeNext() -> VirtualItem<VirtualTime>? {
        while !items.isEmpty {
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
