// SPDX-License-Identifier: MIT

import Dispatch
import RxKernel

/// Work that takes so long that the user needs its progress and a way to cancel it, such as an import or a download.
///
/// ```swift
/// let catalogue = LongWork<Int>()
/// catalogue.start { [store] report in
///     for (index, file) in files.enumerated() {
///         try Task.checkCancellation()
///         try store.add(file)
///         report(Double(index + 1) / Double(files.count), file.name)
///     }
///     return files.count
/// }
/// catalogue.state.map { $0.progress?.fraction }.bind(to: bar.rx.fraction).disposed(by: bag)
/// cancelButton.rx.tap.bind { catalogue.cancel() }.disposed(by: bag)
/// ```
/// The work runs in a task with a thread of its own: it may compute for a long time, and the tasks of
/// the program go on. The task is cancelled when this object is released; the work has to check
/// `Task.isCancelled`, or to call functions that do. The state changes on the main thread. For an action
/// without progress use ``ActionState``.
@preconcurrency @MainActor
public final class LongWork<Value: Sendable> {
    /// The state of the work.
    public let state = BehaviorRelay<WorkState<Value>>(value: .idle)

    private let scheduler: any SchedulerType
    private var task: Task<Void, Never>?
    /// The number of the current run. Reports of earlier runs are ignored.
    private var run = 0
    private var began = RxTime()

    /// Creates work that is idle. The clock of `scheduler` is used to estimate the remaining time.
    public init(scheduler: any SchedulerType = MainScheduler.instance) { self.scheduler = scheduler }

    deinit { task?.cancel() }

    /// Starts the work. Does nothing if it is running already. `work` is called off the main thread. A cancelled
    /// run may still compute while this one runs.
    public func start(_ work: @escaping @Sendable (WorkReporter) async throws -> Value) {
        guard !state.value.isRunning else { return }
        run += 1
        began = scheduler.now
        let number = run
        state.accept(.running(WorkProgress()))
        // An observer of the state may have cancelled this run, and begun another one.
        guard run == number else { return }
        let reporter = WorkReporter { [weak self] progress in self?.show(progress, of: number) }
        // Each run has a thread of its own: a cancelled one may compute for a while, and the next does not wait for it.
        task = Task.detached(executorPreference: WorkThread()) { [weak self] in
            let result: Result<Value, any Error>
            do {
                result = .success(try await work(reporter))
            } catch {
                result = .failure(error)
            }
            await self?.finish(result, of: number)
        }
    }

    /// Cancels the work. The state is `.cancelled` immediately. Later reports and results of the work are ignored.
    public func cancel() {
        guard state.value.isRunning else { return }
        run += 1
        task?.cancel()
        task = nil
        state.accept(.cancelled)
    }

    private func show(_ progress: WorkProgress, of number: Int) {
        guard number == run, state.value.isRunning else { return }
        var progress = progress
        let elapsed = scheduler.now.timeIntervalSince(began)
        if let fraction = progress.fraction, fraction >= 0.01, elapsed >= 1 {
            progress.secondsLeft = elapsed / fraction * (1 - fraction)
        }
        state.accept(.running(progress))
    }

    private func finish(_ result: Result<Value, any Error>, of number: Int) {
        guard number == run else { return }
        task = nil
        switch result {
        case .success(let value): state.accept(.finished(value))
        case .failure(is CancellationError): state.accept(.cancelled)
        case .failure(let error): state.accept(.failed(error))
        }
    }
}

/// Runs a task on a thread that only it uses. The threads that tasks share are as many as the processor has
/// cores: a few that compute would stop all others.
private final class WorkThread: TaskExecutor {
    /// A serial queue has a thread of its own while it works.
    private let queue = DispatchQueue(label: "StateKit.LongWork")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
    }
}
