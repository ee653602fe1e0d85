// SPDX-License-Identifier: MIT

import Dispatch
import RxKernel
import RxKernelTesting
import StateKit
import Synchronization
import Testing

private struct Refused: Error {}

/// Blocks the thread, as work does that computes and does not check whether it was cancelled.
private func compute(until gate: DispatchSemaphore) { gate.wait() }

@MainActor struct LongWorkTests {
    private let scheduler = TestScheduler(initialClock: 0)

    /// The work waits for the values that a test sends with this.
    private final class Gate: Sendable {
        let stream: AsyncStream<Double>
        let continuation: AsyncStream<Double>.Continuation

        init() { (stream, continuation) = AsyncStream.makeStream() }
    }

    @Test func workReportsItsProgressAndTheTimeThatIsLeft() async {
        let work = LongWork<String>(scheduler: scheduler)
        let gate = Gate()
        #expect(!work.state.value.isRunning)
        work.start { report in
            for await fraction in gate.stream { report(fraction, "row \(Int(fraction * 100))") }
            return "done"
        }
        #expect(work.state.value.progress == WorkProgress())
        scheduler.advanceTo(30)
        gate.continuation.yield(0.25)
        await eventually("progress") { work.state.value.progress?.fraction == 0.25 }
        #expect(work.state.value.progress?.text == "row 25" && work.state.value.progress?.secondsLeft == 90)
        gate.continuation.yield(2)
        await eventually("progress") { work.state.value.progress?.fraction == 1 }
        gate.continuation.finish()
        await eventually("done") { work.state.value.value == "done" }
        #expect(!work.state.value.isRunning && work.state.value.error == nil)
    }

    @Test func theTimeThatIsLeftIsNotEstimatedFromNothing() async {
        let work = LongWork<Void>(scheduler: scheduler)
        let gate = Gate()
        work.start { report in for await fraction in gate.stream { report(fraction) } }
        gate.continuation.yield(0.5)
        await eventually("progress") { work.state.value.progress?.fraction == 0.5 }
        #expect(work.state.value.progress?.secondsLeft == nil)
        scheduler.advanceTo(100)
        gate.continuation.yield(.nan)
        await eventually("progress") { work.state.value.progress?.fraction == nil }
        #expect(work.state.value.progress?.secondsLeft == nil)
        work.cancel()
    }

    @Test func cancelledWorkIsCancelledAtOnceAndWhatItStillReportsIsIgnored() async {
        let work = LongWork<Int>()
        let ended = Mutex(false)
        work.start { report in
            do {
                try await Task.sleep(for: .seconds(1000))
            } catch {
                report(0.9, "late")
                ended.withLock { $0 = true }
            }
            return 7
        }
        work.cancel()
        if case .cancelled = work.state.value {} else { Issue.record("\(work.state.value)") }
        await eventually("the task has ended") { ended.withLock { $0 } }
        await turn()
        await turn()
        if case .cancelled = work.state.value {} else { Issue.record("\(work.state.value)") }
        work.start { _ in 8 }
        await eventually("another run") { work.state.value.value == 8 }
    }

    @Test func workDoesNotWaitForACancelledRunThatStillComputes() async {
        let work = LongWork<Int>()
        let computes = Mutex(false)
        let gate = DispatchSemaphore(value: 0)
        work.start { _ in
            computes.withLock { $0 = true }
            compute(until: gate)
            return 1
        }
        await eventually("the first run computes") { computes.withLock { $0 } }
        work.cancel()
        work.start { _ in 2 }
        await eventually("the second run is over") { work.state.value.value == 2 }
        gate.signal()
    }

    @Test func workThatFailsHasAnErrorAndWorkThatCancelsItselfIsCancelled() async {
        let work = LongWork<Int>()
        work.start { _ in throw Refused() }
        await eventually("failed") { work.state.value.error is Refused }
        work.start { _ in throw CancellationError() }
        await eventually("cancelled") { if case .cancelled = work.state.value { true } else { false } }
    }

    @Test func workThatRunsIsNotStartedAgain() async {
        let work = LongWork<Int>()
        let runs = Mutex(0)
        for _ in 0..<3 {
            work.start { _ in
                runs.withLock { $0 += 1 }
                return 1
            }
        }
        await eventually("done") { work.state.value.value == 1 }
        #expect(runs.withLock { $0 } == 1)
    }

    @Test func manyReportsOfOneTurnAreOneChange() async {
        let work = LongWork<Int>()
        var changes = 0
        let subscription = work.state.subscribe(onNext: { _ in changes += 1 })
        work.start { report in
            for index in 0..<10_000 { report(Double(index) / 10_000, "row \(index)") }
            return 1
        }
        // The main thread does not run its queue meanwhile.
        await eventually("done") { work.state.value.value == 1 }
        #expect(changes < 5000)
        subscription.dispose()
    }

    @Test func releasedWorkIsCancelled() async {
        let cancelled = Mutex(false)
        var work: LongWork<Int>? = LongWork()
        weak let released = work
        work?.start { _ in
            do { try await Task.sleep(for: .seconds(1000)) } catch { cancelled.withLock { $0 = true } }
            return 1
        }
        work = nil
        #expect(released == nil)
        await eventually("cancelled") { cancelled.withLock { $0 } }
    }

    @Test func workThatAnObserverCancelsWhenItBeginsIsNotStarted() async {
        let work = LongWork<Int>(scheduler: scheduler)
        let starts = Mutex<[Int]>([])
        let subscription = work.state.skip(1).take(1).subscribe(onNext: { [unowned work] _ in
            work.cancel()
            work.start { _ in
                starts.withLock { $0.append(2) }
                return 2
            }
        })
        work.start { _ in
            starts.withLock { $0.append(1) }
            return 1
        }
        await eventually("done") { work.state.value.value == 2 }
        for _ in 0..<10 { await turn() }
        #expect(starts.withLock { $0 } == [2])
        subscription.dispose()
    }
}
