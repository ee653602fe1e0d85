// SPDX-License-Identifier: MIT

import RxKernel
import Synchronization

/// How far long work has come.
public struct WorkProgress: Equatable, Sendable {
    /// The part that is done, from 0 to 1; nil if the work cannot tell.
    public var fraction: Double?
    /// What is being done, for the user.
    public var text: String
    /// The seconds until the work is done, estimated from its pace so far; nil if that cannot be told yet.
    public var secondsLeft: Double?

    /// Creates a progress. A fraction below 0 or above 1 is brought into that range; one that is not a number is nil.
    public init(fraction: Double? = nil, text: String = "", secondsLeft: Double? = nil) {
        self.fraction = fraction.flatMap { $0.isNaN ? nil : min(max($0, 0), 1) }
        self.text = text
        self.secondsLeft = secondsLeft
    }
}

/// What long work is doing.
public enum WorkState<Value> {
    /// The work has not begun.
    case idle
    /// The work is running.
    case running(WorkProgress)
    /// The work is done.
    case finished(Value)
    /// The work has failed.
    case failed(any Error)
    /// The work was cancelled.
    case cancelled

    /// How far the work has come, while it is running.
    public var progress: WorkProgress? { if case .running(let progress) = self { progress } else { nil } }
    /// Whether the work is running.
    public var isRunning: Bool { progress != nil }
    /// The result.
    public var value: Value? { if case .finished(let value) = self { value } else { nil } }
    /// The error with which the work has failed.
    public var error: (any Error)? { if case .failed(let error) = self { error } else { nil } }
}

extension WorkState: Sendable where Value: Sendable {}

/// Work that takes long enough for its progress to be shown, and to be cancelled: an import, a download.
///
/// ```swift
/// let catalogue = LongWork<Int>()
/// catalogue.start { report in
///     for (index, file) in files.enumerated() {
///         try Task.checkCancellation()
///         try store.add(file)
///         report(Double(index + 1) / Double(files.count), file.name)
///     }
///     return files.count
/// }
/// catalogue.state.map { $0.progress?.fraction ?? 0 }.bind(to: …).disposed(by: bag)
/// cancelButton.rx.tap.bind { [unowned self] in catalogue.cancel() }.disposed(by: bag)
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

    /// Creates work that is idle. `scheduler` tells the time from which the time left is estimated.
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

/// Reports the progress of ``LongWork``, from any thread and as often as the work likes: the state shows the latest report of each turn
/// of the main queue.
public final class WorkReporter: Sendable {
    private let latest = Mutex<WorkProgress?>(nil)
    private let show: @MainActor @Sendable (WorkProgress) -> Void

    init(_ show: @escaping @MainActor @Sendable (WorkProgress) -> Void) { self.show = show }

    /// Reports that the part `fraction` of the work is done, and what is being done. A fraction of nil says that it cannot be told.
    public func callAsFunction(_ fraction: Double?, _ text: String = "") {
        let progress = WorkProgress(fraction: fraction, text: text)
        let isPosted = latest.withLock { latest in
            defer { latest = progress }
            return latest != nil
        }
        if !isPosted { Task { @MainActor in deliver() } }
    }

    @MainActor private func deliver() {
        let progress = latest.withLock { latest in
            defer { latest = nil }
            return latest
        }
        if let progress { show(progress) }
    }
}
