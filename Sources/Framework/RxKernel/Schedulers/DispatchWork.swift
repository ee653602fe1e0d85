// SPDX-License-Identifier: MIT

import Dispatch
import Synchronization

/// The operations of a dispatch queue that the schedulers share.
struct DispatchWork {
    private let queue: DispatchQueue
    private let leeway: DispatchTimeInterval
    /// Read from the queue, since each access to `DispatchQueue.main` returns another object.
    private let isMain: Bool

    init(queue: DispatchQueue, leeway: DispatchTimeInterval) {
        self.queue = queue
        self.leeway = leeway
        isMain = MainThread.isServed(by: queue)
    }

    func schedule<State>(_ state: State, _ action: @escaping (State) -> any Disposable) -> any Disposable {
        let cancel = SingleAssignmentDisposable()
        submit {
            if !cancel.isDisposed { cancel.setDisposable(action(state)) }
        }
        return cancel
    }

    func scheduleRelative<State>(
        _ state: State, _ dueTime: RxTimeInterval, _ action: @escaping (State) -> any Disposable
    ) -> any Disposable {
        let timer = makeTimer(.now() + dueTime, .never)
        let cancel = SingleAssignmentDisposable()
        let all = Disposables.create(cancel, timer)
        timer.start {
            if !all.isDisposed { cancel.setDisposable(action(state)) }
            timer.dispose()
        }
        return all
    }

    func schedulePeriodic<State>(
        _ state: State, _ startAfter: RxTimeInterval, _ period: RxTimeInterval,
        _ action: @escaping (State) -> State
    ) -> any Disposable {
        let timer = makeTimer(.now() + startAfter, period)
        var state = state
        timer.start {
            if !timer.isDisposed { state = action(state) }
        }
        return timer
    }

    /// Runs `work` on the queue, after all work that was submitted before.
    func submit(_ work: @escaping () -> Void) {
        if isMain {
            MainScheduler.post(work)
        } else {
            let work = Unchecked(work)
            queue.async { work.value() }
        }
    }

    private func makeTimer(_ deadline: DispatchTime, _ period: DispatchTimeInterval) -> DispatchTimer {
        let source = DispatchSource.makeTimerSource(queue: queue)
        source.schedule(deadline: deadline, repeating: period, leeway: leeway)
        return DispatchTimer(source)
    }
}

/// A timer, and the disposable that ends it.
final class DispatchTimer: Token, Cancelable {
    private let source: any DispatchSourceTimer
    private let turn = Atomic<Bool>(false)

    init(_ source: any DispatchSourceTimer) {
        self.source = source
        super.init()
    }

    var isDisposed: Bool { source.isCancelled }

    func start(_ handler: @escaping () -> Void) {
        let handler = Unchecked(handler)
        source.setEventHandler { [self] in
            // Each run of the handler happens before the next one, also on another thread. The queue guarantees that,
            // but ThreadSanitizer does not recognize how.
            _ = turn.load(ordering: .acquiring)
            handler.value()
            turn.store(true, ordering: .releasing)
        }
        source.resume()
    }

    override func dispose() {
        source.cancel()
        // The handler retains this timer.
        source.setEventHandler(handler: nil)
    }
}

/// Carries a value to another thread. Guard: the queue, which orders the accesses of the two threads.
@usableFromInline
struct Unchecked<Value>: @unchecked Sendable {
    @usableFromInline let value: Value

    @inlinable init(_ value: Value) { self.value = value }
}
