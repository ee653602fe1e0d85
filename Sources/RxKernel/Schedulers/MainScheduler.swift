// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// Does work on the main queue: at once if it is called there and nothing waits, otherwise in order.
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
/// loop, in a test and in a command-line tool. A burst of work wakes the queue once.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
    /// The scheduler. All who use it share one order.
    public static let instance = MainScheduler()

    /// The main queue without the short cut: work is always done later, in order.
    public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

    /// How much work of this scheduler waits on the main queue.
    private let waiting = Atomic<Int>(0)

    /// A scheduler with an order of its own: only what waits on it keeps it from doing work within the call.
    public init() {
        super.init(serialQueue: .main)
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
        if canRunNow { return action(state) }
        waiting.wrappingAdd(1, ordering: .acquiringAndReleasing)
        let cancel = SingleAssignmentDisposable()
        Self.post { [self] in
            if !cancel.isDisposed { cancel.setDisposable(action(state)) }
            waiting.wrappingSubtract(1, ordering: .acquiringAndReleasing)
        }
        return cancel
    }

    /// Whether work would be done within the call.
    final var canRunNow: Bool {
        waiting.load(ordering: .relaxed) == 0 && MainThread.isCurrent
    }
}

extension MainScheduler {
    private static let lock = Lock()
    /// Guarded by `lock`.
    private nonisolated(unsafe) static var posted: [() -> Void] = []
    /// What is being done. Touched on the main queue only.
    private nonisolated(unsafe) static var batch: ArraySlice<() -> Void> = []

    /// Does `work` on the main queue, later. What is posted before the queue wakes is done in the same turn.
    static func post(_ work: @escaping () -> Void) {
        lock.acquire()
        posted.append(work)
        let wakes = posted.count == 1
        lock.release()
        if wakes { DispatchQueue.main.async { drain() } }
    }

    /// Does what was posted. Called on the main thread, also by what waits there from within work of the main queue: that does
    /// the rest of the work that it is a part of first.
    package static func drain() {
        while let work = batch.popFirst() { work() }
        batch = lock {
            defer { posted = [] }
            return posted[...]
        }
        while let work = batch.popFirst() { work() }
        // It holds what it was made of.
        batch = []
    }
}
