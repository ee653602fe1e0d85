// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import Synchronization

/// Runs work on the main queue. If `schedule` is called there, and no other work of this scheduler runs or is
/// queued, the work runs before `schedule` returns; otherwise it runs later, in order.
///
/// Use it with `observe(on:)` to bring events to a view; drivers and binders use it themselves. Use `asyncInstance` if
/// work must never run before `schedule` returns, and `ConcurrentMainScheduler` for `subscribe(on:)`.
///
/// ```swift
/// answers.observe(on: MainScheduler.instance).subscribe(onNext: { show($0) })
/// ```
///
/// Any thread may use it. It runs on libdispatch's main queue, and so works under GTK's main loop, in a test and in a
/// command-line tool. Work that one thread submits to the scheduler and directly to the main queue runs in the order of
/// submission. Work that is scheduled inside work of the same scheduler runs in a later turn of the queue: work that
/// schedules itself again neither nests nor blocks other events of the main loop.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
    /// The shared scheduler. All its users share one order of work.
    public static let instance = MainScheduler()

    /// A scheduler for the main queue that always runs work later, in order.
    public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

    private static let queueWork = DispatchWork(queue: .main, leeway: .nanoseconds(0))
    /// The number of pieces of work that are queued, or that were queued and run now.
    private let pending = Atomic<Int>(0)
    /// Whether work that was not queued is running. Guard: only the main thread reads and sets it.
    @exclusivity(unchecked) private var isRunning = false

    /// Creates a scheduler with an order of its own: only its own queued work prevents new work from running before
    /// `schedule` returns.
    public init() {
        super.init(work: Self.queueWork)
    }

    /// Stops the program unless the caller runs on the main queue. It prints `errorMessage`, or a message that names
    /// the function to call.
    public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
        require(
            MainThread.isCurrent,
            errorMessage
                ?? "Executing on a background thread. Use MainScheduler.instance.schedule to get here.")
    }

    /// Stops the program unless the caller runs on the main thread, or on a worker thread that runs the main queue, as
    /// under an asynchronous `main`. It prints `errorMessage`, or a message that names the function to call.
    public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
        require(
            MainThread.isCurrent,
            errorMessage ?? "Running on a background thread. Use DispatchQueue.main.async to get here.")
    }

    /// Runs `action` with `state`: before this returns if the caller is on the main queue, and no other work of this
    /// scheduler runs or is queued; otherwise later, in order.
    @_disfavoredOverload
    public override func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
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

    /// Returns whether work may run now: the caller is on the main thread, and no other work of this scheduler runs or
    /// is queued. If true, the caller must call `leave()` afterwards.
    final func enter() -> Bool {
        guard MainThread.isCurrent, !isRunning, pending.load(ordering: .acquiring) == 0 else { return false }
        isRunning = true
        return true
    }

    /// Ends a piece of work. Work that was queued may run inside work that was not, where the main thread
    /// waits: the order in which they leave does not matter, since the scheduler is free after both.
    final func leave() {
        if isRunning {
            isRunning = false
        } else {
            pending.wrappingSubtract(1, ordering: .acquiringAndReleasing)
        }
    }

    /// Runs `work` later. The work must call `leave()`.
    final func post(_ work: any MainQueueWork) {
        pending.wrappingAdd(1, ordering: .acquiringAndReleasing)
        Self.post(work)
    }
}

extension MainScheduler {
    private static let lock = Lock()
    // Both are guarded by `lock`.
    private nonisolated(unsafe) static let posted = Ring<any MainQueueWork>()
    /// How many pieces of work have been posted.
    private nonisolated(unsafe) static var count: UInt = 0

    /// Runs `work` on the main queue later, after all work that was submitted to that queue before.
    static func post(_ work: @escaping () -> Void) { post(ClosureWork(work)) }

    /// Runs `work` on the main queue later, after all work that was submitted to that queue before.
    static func post(_ work: any MainQueueWork) {
        lock.acquire()
        posted.append(work)
        count &+= 1
        let number = count
        lock.release()
        // The number is passed as the context: a turn of the queue runs the work that was posted up to that number.
        asyncOnQueue(mainQueue, UnsafeRawPointer(bitPattern: number)) { number in
            MainScheduler.drain(upTo: UInt(bitPattern: number))
        }
    }

    /// Runs the work that was posted so far. Called on the main thread, also by code that waits there inside work of
    /// the main queue.
    package static func drain() { drain(upTo: lock { count }) }

    private static func drain(upTo number: UInt) {
        while let work = take(upTo: number) { work.run() }
    }

    private static func take(upTo number: UInt) -> (any MainQueueWork)? {
        lock.acquire()
        defer { lock.release() }
        // `posted` contains the most recently posted pieces.
        guard !posted.isEmpty, count &- UInt(posted.count) < number else { return nil }
        return posted.removeFirst()
    }

    /// libdispatch's main queue, as a pointer. `DispatchQueue.main` does not expose it.
    private nonisolated(unsafe) static let mainQueue: UnsafeMutableRawPointer = {
        guard let queue = dlsym(nil, "_dispatch_main_q") else {
            fatalError(
                "MainScheduler: libdispatch has no _dispatch_main_q. Use the libdispatch of your Swift toolchain."
            )
        }
        return queue
    }()
}

/// Work for the main queue. A type that posts much work conforms, to avoid an allocation for each piece.
protocol MainQueueWork: AnyObject {
    func run()
}

private final class ClosureWork: MainQueueWork {
    private let work: () -> Void

    init(_ work: @escaping () -> Void) { self.work = VirtualClock.inheriting(work) }

    func run() { work() }
}

/// libdispatch's `dispatch_async_f`. Unlike `DispatchQueue.async` it does not allocate a block.
@_silgen_name("dispatch_async_f")
private func asyncOnQueue(
    _ queue: UnsafeMutableRawPointer, _ context: UnsafeRawPointer?,
    _ work: @convention(c) (UnsafeRawPointer?) -> Void)
