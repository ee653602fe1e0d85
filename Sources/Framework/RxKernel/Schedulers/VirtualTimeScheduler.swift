// SPDX-License-Identifier: MIT

import Dispatch

/// A scheduler whose clock moves only when the program moves it. Schedulers for tests are based on it.
///
/// No work runs until the program moves the clock, so that a test of one hour takes no time and always has the same
/// result. Use `TestScheduler` of RxKernelTesting in tests; subclass this class for a clock with other units.
///
/// ```swift
/// let scheduler = HistoricalScheduler()
/// let timer = Observable<Int>.timer(.seconds(60), scheduler: scheduler)
/// timer.subscribe(onNext: { print($0) }).disposed(by: bag)
/// scheduler.start()       // prints 0
/// ```
///
/// It retains scheduled work until the work has run or was disposed of. Use it on one thread; this is not checked.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
    /// A point in the scheduler's time.
    public typealias VirtualTime = Converter.VirtualTimeUnit
    /// An interval of the scheduler's time.
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    /// The scheduler's current virtual time.
    public private(set) var clock: VirtualTime
    private let converter: Converter
    private var isRunning = false
    private var nextID = 0
    /// A heap with the earliest item first; of items with the same time, the one that was scheduled first.
    private var items: [VirtualItem<VirtualTime>] = []

    /// Creates a scheduler whose clock starts at `initialClock`, in the units of `converter`.
    public init(initialClock: VirtualTime, converter: Converter) {
        clock = initialClock
        self.converter = converter
    }

    /// The real time for `clock`.
    public var now: RxTime { converter.convertFromVirtualTime(clock) }

    /// Runs `action` with `state` when the clock is next moved, never before this returns. It is due at the current
    /// virtual time, or later if `adjustScheduledTime(_:)` says so.
    @_disfavoredOverload
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleWork(state, after: .microseconds(0), action)
    }

    /// Runs `action` with `state` when the clock has moved by `dueTime`, or by the time to which
    /// `adjustScheduledTime(_:)` changes it.
    @_disfavoredOverload
    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let time = now.addingTimeInterval(dueTime.seconds)
        return add(state, adjustScheduledTime(converter.convertToVirtualTime(time)), action)
    }

    /// Runs `action` with `state` when the clock has moved by `dueTime`, in the scheduler's units. An action of another
    /// actor than the thread's is moved to its actor.
    public func scheduleRelativeVirtual<StateType>(
        _ state: StateType, dueTime: VirtualTimeInterval, isolation caller: (any Actor)? = #isolation,
        action: @escaping @isolated(any) (StateType) -> any Disposable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        let isolation = Isolation(of: action, action.isolation, caller, "scheduleRelativeVirtual", file, line)
        return add(
            state, converter.offsetVirtualTime(clock, offset: dueTime),
            isolation.onActor(withoutIsolation(action)))
    }

    /// Runs `action` with `state` at `time`, in the scheduler's units. Work whose time is in the past runs first and
    /// does not move the clock. An action of another actor than the thread's is moved to its actor.
    public func scheduleAbsoluteVirtual<StateType>(
        _ state: StateType, time: VirtualTime, isolation caller: (any Actor)? = #isolation,
        action: @escaping @isolated(any) (StateType) -> any Disposable,
        file: StaticString = #fileID, line: UInt = #line
    ) -> any Disposable {
        let isolation = Isolation(of: action, action.isolation, caller, "scheduleAbsoluteVirtual", file, line)
        return add(state, time, isolation.onActor(withoutIsolation(action)))
    }

    /// Runs `action` at `time`: `scheduleAt` of a `TestScheduler`.
    package func schedule(
        at time: VirtualTime, isolation caller: (any Actor)?, _ action: @escaping @isolated(any) () -> Void,
        _ file: StaticString, _ line: UInt
    ) {
        let isolation = Isolation(of: action, action.isolation, caller, "scheduleAt", file, line)
        let action: () -> Void = withoutIsolation(action)
        _ = add(
            (), time,
            isolation.onActor { _ in
                action()
                return Disposables.create()
            })
    }

    private func add<State>(
        _ state: State, _ time: VirtualTime, _ action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        let item = VirtualItem(time: time, id: nextID) { action(state) }
        nextID += 1
        insert(item)
        return item
    }

    /// Adjusts the due time of work from `schedule` and `scheduleRelative`. Override it if work cannot be due at every
    /// time. The default returns `time` unchanged.
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

    /// Runs all scheduled work in order of time, until none is left or `stop` is called. Does nothing if it is called
    /// by such work.
    ///
    /// It never returns for a sequence without an end, such as an `interval`: dispose of the sequence, or use
    /// `advanceTo(_:)`.
    public func start() {
        guard !isRunning else { return }
        isRunning = true
        while isRunning, let item = removeNext() { run(item) }
        isRunning = false
    }

    /// Runs all work that is due up to `virtualTime`, and sets the clock to that time. Stops the program if it is
    /// called by such work.
    public func advanceTo(_ virtualTime: VirtualTime) {
        require(
            !isRunning,
            "advanceTo was called by work that the scheduler runs. Call it outside of that work, or use sleep."
        )
        isRunning = true
        while isRunning, let item = removeNext(upTo: virtualTime) { run(item) }
        clock = virtualTime
        isRunning = false
    }

    /// Moves the clock by `virtualInterval` without running work. The next `start` or `advanceTo` runs the work that
    /// became due meanwhile, late. A negative interval stops the program.
    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        let time = converter.offsetVirtualTime(clock, offset: virtualInterval)
        require(
            !isLater(clock, time),
            "sleep: the interval is negative, but a clock cannot be set back. Pass an interval of zero or more."
        )
        clock = time
    }

    /// The time of the next work; nil if there is none.
    package var nextTime: VirtualTime? {
        while let first = items.first, first.isDisposed {
            items.swapAt(0, items.count - 1)
            items.removeLast()
            sink()
        }
        return items.first?.time
    }

    /// Ends `start` or `advanceTo` after the work that is running.
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

    /// Removes and returns the next item that was not cancelled.
    private func removeNext(upTo end: VirtualTime? = nil) -> VirtualItem<VirtualTime>? {
        while let first = items.first {
            // Compared for each item: a cancelled item may be followed by one with a later time.
            if let end, isLater(first.time, end) { return nil }
            items.swapAt(0, items.count - 1)
            let item = items.removeLast()
            sink()
            if !item.isDisposed { return item }
        }
        return nil
    }

    /// Moves the first item down to its position in the heap.
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
    /// The times at which work is scheduled, in no particular order.
    public var debugDescription: String { items.map(\.debugDescription).debugDescription }
}

/// Scheduled work and its due time.
private final class VirtualItem<Time>: ReplaceableDisposable, CustomDebugStringConvertible {
    let time: Time
    let id: Int
    /// Released on disposal, since it may retain the scheduler.
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
