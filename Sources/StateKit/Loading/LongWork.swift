// SPDX-License-Identifier: MIT

import RxKernel

/// Work that takes long enough for its progress to be shown, and to be cancelled: an import, a download.
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
/// The work runs in a task off the main thread. It is cancelled when this object is released: the work must ask
/// `Task.isCancelled`, or call what does. The state changes on the main thread. For an action without progress use ``ActionState``.
@preconcurrency @MainActor
public final class LongWork<Value: Sendable> {
    /// What the work is doing.
    public let state = BehaviorRelay<WorkState<Value>>(value: .idle)

    private let scheduler: any SchedulerType
    private var task: Task<Void, Never>?
    /// The number of the run, by which what an earlier one reports is ignored.
    private var run = 0
    private var began = RxTime()

    /// Creates work that is idle. The clock of `scheduler` is the one by which the time left is estimated.
    public init(scheduler: any SchedulerType = MainScheduler.instance) { self.scheduler = scheduler }

    deinit { task?.cancel() }

    /// Begins the work, unless it is running. `work` is called off the main thread.
    public func start(_ work: @escaping @Sendable (WorkReporter) async throws -> Value) {
        guard !state.value.isRunning else { return }
        run += 1
        began = scheduler.now
        state.accept(.running(WorkProgress()))
        let number = run
        let reporter = WorkReporter { [weak self] progress in self?.show(progress, of: number) }
        task = Task.detached { [weak self] in
            let result: Result<Value, any Error>
            do {
                result = .success(try await work(reporter))
            } catch {
                result = .failure(error)
            }
            await self?.finish(result, of: number)
        }
    }

    /// Cancels the work. The state is cancelled at once; what the work still reports or returns is ignored.
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
