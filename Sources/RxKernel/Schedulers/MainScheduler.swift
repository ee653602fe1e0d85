// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import Synchronization

/// Does work on the main queue: at once if it is called there and no other work of this scheduler runs or waits, otherwise
/// later, in order.
///
/// What `observe(on:)` brings events to a view with; drivers and binders use it by themselves. Use
/// `asyncInstance` where work must never be done within the call, and `ConcurrentMainScheduler` for
/// `subscribe(on:)`.
///
/// ```swift
/// answers.observe(on: MainScheduler.instance).subscribe(onNext: { show($0) })
/// ```
///
/// It may be used from any thread. It is served by libdispatch's main queue, and so works alike under GTK's
/// loop, in a test and in a command-line tool. What one thread gives to the scheduler and to the main queue itself is done in
/// the order given. Work that is scheduled within work of the same scheduler is done in a later turn of the queue, so that
/// work which schedules itself again neither nests nor keeps the loop from its other events.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
    /// The scheduler. All who use it share one order.
    public static let instance = MainScheduler()

    /// The main queue without the short cut: work is always done later, in order.
    public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

    private static let queueWork = DispatchWork(queue: .main, leeway: .nanoseconds(0))
    /// How much work of this scheduler runs or waits.
    private let pending = Atomic<Int>(0)

    /// A scheduler with an order of its own: only what waits on it keeps it from doing work within the call.
    public init() {
        super.init(work: Self.queueWork)
    }

    /// Stops the program with `errorMessage`, or one that says how to get there, unless it runs on the main
    /// queue.
    public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        require(
            MainThread.isCurrent,
            errorMessage
                ?? "Executing on a background thread. Use MainScheduler.instance.schedule to get here.")
    }

    /// Stops the program with `errorMessage`, or one that says how to get there, unless it runs on the main
    /// thread, or on the main queue where a worker thread serves it, as it does under an asynchronous `main`.
    public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
        require(
            MainThread.isCurrent,
            errorMessage ?? "Running on a background thread. Use DispatchQueue.main.async to get here.")
    }

    override func scheduleInternal<State>(
        _ state: State, _ action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        if enter() {
            defer { leave() }
            return action(state)
        }
        let cancel = SingleAssignmentDisposable()
        post(
            ClosureWork { [self] in
                if !cancel.isDisposed { cancel.setDisposable(action(state)) }
                leave()
            })
        return cancel
    }

    /// Whether work may be done within the call: the caller is on the main thread, and no other work of this scheduler runs or
    /// waits. If so the caller must `leave()` after it.
    final func enter() -> Bool {
        MainThread.isCurrent
            && pending.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
    }

    final func leave() { pending.wrappingSubtract(1, ordering: .acquiringAndReleasing) }

    /// Does `work`, which must `leave()`, later.
    final func post(_ work: any MainQueueWork) {
        pending.wrappingAdd(1, ordering: .acquiringAndReleasing)
        Self.post(work)
    }
}

extension MainScheduler {
    private static let lock = Lock()
    // Both are guarded by `lock`.
    private nonisolated(unsafe) static let posted = Ring<any MainQueueWork>()
    /// How much has been posted.
    private nonisolated(unsafe) static var count: UInt = 0

    /// Does `work` on the main queue, later: after everything that was given to that queue before.
    static func post(_ work: @escaping () -> Void) { post(ClosureWork(work)) }

    /// Does `work` on the main queue, later: after everything that was given to that queue before.
    static func post(_ work: any MainQueueWork) {
        lock.acquire()
        posted.append(work)
        count &+= 1
        let number = count
        lock.release()
        // The number is the context: a turn of the queue does what was posted up to then.
        asyncOnQueue(mainQueue, UnsafeRawPointer(bitPattern: number)) { number in
            MainScheduler.drain(upTo: UInt(bitPattern: number))
        }
    }

    /// Does what was posted. Called on the main thread, also by code that waits there within work of the main queue.
    package static func drain() { drain(upTo: lock { count }) }

    private static func drain(upTo number: UInt) {
        while let work = take(upTo: number) { work.run() }
    }

    private static func take(upTo number: UInt) -> (any MainQueueWork)? {
        lock.acquire()
        defer { lock.release() }
        // What waits are the last ones posted.
        guard !posted.isEmpty, count &- UInt(posted.count) < number else { return nil }
        return posted.removeFirst()
    }

    /// libdispatch's main queue. `DispatchQueue.main` does not give it away.
    private nonisolated(unsafe) static let mainQueue: UnsafeMutableRawPointer = {
        guard let queue = dlsym(nil, "_dispatch_main_q") else {
            fatalError(
                "MainScheduler: libdispatch has no _dispatch_main_q. Use the libdispatch of your Swift toolchain."
            )
        }
        return queue
    }()
}

/// Work for the main queue. What has much of it conforms, which allocates nothing for each piece.
protocol MainQueueWork: AnyObject {
    func run()
}

private final class ClosureWork: MainQueueWork {
    private let work: () -> Void

    init(_ work: @escaping () -> Void) { self.work = work }

    func run() { work() }
}

/// libdispatch's `dispatch_async_f`: unlike `DispatchQueue.async` it allocates no block.
@_silgen_name("dispatch_async_f")
private func asyncOnQueue(
    _ queue: UnsafeMutableRawPointer, _ context: UnsafeRawPointer?,
    _ work: @convention(c) (UnsafeRawPointer?) -> Void)
