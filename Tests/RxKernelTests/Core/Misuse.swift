// SPDX-License-Identifier: MIT

import Dispatch
import Glibc
import RxKernelTesting

@testable import RxKernel

/// A programming error that stops the program, and the message that it must print.
enum Misuse: String, CaseIterable, Codable, Sendable {
    case take, takeLast, elementAt, merge, buffer, window, retry, rangeCount, rangeOverflow
    case singleAssignment, sleepBack, advanceWithin
    case differentActors, ensureScheduler, ensureMain, driveElsewhere, emitElsewhere
    case bindError, binderError, controlPropertyError, unreportedFailure, lockedTwice

    /// An actor, and a function that belongs to it.
    private actor Helper {
        struct Function: @unchecked Sendable { let call: @isolated(any) (Int) -> Void }
        var count = 0
        var function: Function { Function { self.count += $0 } }
    }

    var message: String {
        switch self {
        case .take: "take: count is -1. Pass a count of zero or more."
        case .takeLast: "takeLast: count is -1. Pass a count of zero or more."
        case .elementAt: "element(at:): index is -1. Pass an index of zero or more."
        case .merge: "merge: maxConcurrent is 0. Pass 1 or more."
        case .buffer: "buffer: count is 0. Pass 1 or more."
        case .window: "window: count is 0. Pass 1 or more."
        case .retry: "retry: maxAttemptCount is -1. Pass a count of zero or more."
        case .rangeCount: "range: count is -1. Pass a count of zero or more."
        case .rangeOverflow: "range: 120 and 100 more exceed Int8. Use a wider type."
        case .singleAssignment:
            "SingleAssignmentDisposable was set twice. Use a SerialDisposable for content that changes."
        case .sleepBack:
            "sleep: the interval is negative, but a clock cannot be set back. Pass an interval of zero or more."
        case .advanceWithin:
            "advanceTo was called by work that the scheduler runs. Call it outside of that work, or use sleep."
        case .differentActors:
            "its closures belong to different actors, Helper and MainActor. An operator calls all its closures on one actor."
        case .ensureScheduler:
            "Executing on a background thread. Use MainScheduler.instance.schedule to get here."
        case .ensureMain: "Running on a background thread. Use DispatchQueue.main.async to get here."
        case .driveElsewhere:
            "drive must be called on the main thread: the views that it updates are not thread-safe."
        case .emitElsewhere:
            "emit at RxKernelTests/Misuse.swift:"
        case .bindError:
            "bind was sent an error (Sequence timeout.) and takes elements only. Handle errors before it,"
        case .binderError:
            "A binder was sent an error (Sequence timeout.) and takes values only. Handle errors before bind(to:),"
        case .controlPropertyError:
            "takes elements only. Handle errors before it, with catch or asDriver."
        case .unreportedFailure: "Set TestFailure.reporter to have failures recorded"
        case .lockedTwice:
            "Lock: this thread owns the lock already. Code that runs under a lock must not call code that takes the same lock."
        }
    }

    /// Runs the code with the error.
    func make() async {
        let source = Observable.just(1)
        let scheduler = TestScheduler(initialClock: 0)
        switch self {
        case .take: _ = source.take(-1)
        case .takeLast: _ = source.takeLast(-1)
        case .elementAt: _ = source.element(at: -1)
        case .merge: _ = Observable.just(source).merge(maxConcurrent: 0)
        case .buffer: _ = source.buffer(timeSpan: .seconds(1), count: 0, scheduler: scheduler)
        case .window: _ = source.window(timeSpan: .seconds(1), count: 0, scheduler: scheduler)
        case .retry: _ = source.retry(-1)
        case .rangeCount: _ = Observable.range(start: 0, count: -1)
        case .rangeOverflow: _ = Observable<Int8>.range(start: 120, count: 100)
        case .singleAssignment:
            let single = SingleAssignmentDisposable()
            single.setDisposable(Disposables.create())
            single.setDisposable(Disposables.create())
        case .sleepBack: scheduler.sleep(-1)
        case .advanceWithin:
            scheduler.scheduleAt(1) { scheduler.advanceTo(10) }
            scheduler.start()
        case .differentActors:
            let onNext = await Helper().function.call
            await MainActor.run { _ = Observable.just(1).do(onNext: onNext, onCompleted: { @MainActor in }) }
        case .ensureScheduler: await elsewhere { MainScheduler.ensureExecutingOnScheduler() }
        case .ensureMain: await elsewhere { MainScheduler.ensureRunningOnMainThread() }
        case .driveElsewhere: await elsewhere { _ = BehaviorRelay(value: 1).asDriver().drive() }
        case .emitElsewhere: await elsewhere { _ = PublishRelay<Int>().asSignal().emit(onNext: { _ in }) }
        case .bindError: _ = Observable<Int>.error(RxError.timeout).bind(onNext: { _ in })
        case .binderError:
            _ = Observable<Int>.error(RxError.timeout).bind(to: Binder(scheduler) { _, _ in })
        case .controlPropertyError:
            ControlProperty(values: source, valueSink: PublishSubject<Int>()).on(.error(RxError.timeout))
        case .unreportedFailure:
            let subject = PublishSubject<Int>()
            assertNoLeaks { _ = subject.subscribe() }
        case .lockedTwice:
            // A lock that did not detect this would wait for ever.
            alarm(20)
            let lock = Lock()
            lock { lock {} }
        }
    }

    private func elsewhere(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            DispatchQueue.global().async {
                body()
                continuation.resume()
            }
        }
    }
}
