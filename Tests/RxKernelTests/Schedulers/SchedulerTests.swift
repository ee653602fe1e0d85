// SPDX-License-Identifier: MIT

import Dispatch
import RxKernel
import RxKernelTesting
import Testing

@Suite struct SchedulerTests {
    @Test func theCurrentThreadSchedulerRunsNestedWorkAfterTheCurrentWork() {
        var order: [Int] = []
        let scheduler = CurrentThreadScheduler.instance
        #expect(CurrentThreadScheduler.isScheduleRequired)
        _ = scheduler.schedule(()) { _ in
            _ = scheduler.schedule(()) { _ in
                order.append(2)
                return Disposables.create()
            }
            scheduler.schedule(()) { _ in
                order.append(99)
                return Disposables.create()
            }.dispose()
            #expect(!CurrentThreadScheduler.isScheduleRequired)
            order.append(1)
            return Disposables.create()
        }
        #expect(order == [1, 2])
        #expect(CurrentThreadScheduler.isScheduleRequired)
    }

    @Test func recursiveWorkStopsWhenDisposed() {
        let scheduler = TestScheduler(initialClock: 0)
        var states: [Int] = []
        let work = scheduler.scheduleRecursive(1) { state, again in
            states.append(state)
            again(state + 1)
        }
        scheduler.scheduleAt(5) { work.dispose() }
        scheduler.start()
        #expect(states == [1, 2, 3, 4])
    }

    @Test func virtualTimeAdvancesToAPoint() {
        let scheduler = HistoricalScheduler(initialClock: RxTime(timeIntervalSince1970: 100))
        var seen: [Double] = []
        for delay in [30, 10, 20] {
            _ = scheduler.scheduleRelative(delay, dueTime: .seconds(delay)) { _ in
                seen.append(scheduler.now.timeIntervalSince1970)
                return Disposables.create()
            }
        }
        scheduler.advanceTo(RxTime(timeIntervalSince1970: 125))
        #expect(seen == [110, 120])
        #expect(scheduler.clock.timeIntervalSince1970 == 125)
        scheduler.start()
        #expect(seen == [110, 120, 130])
    }

    @Test func workThatWasDisposedOfDoesNotLetLaterWorkBeDoneEarly() {
        let scheduler = TestScheduler(initialClock: 0)
        var seen: [Int] = []
        let early = scheduler.scheduleRelative((), dueTime: .seconds(3)) { _ in Disposables.create() }
        _ = scheduler.scheduleRelative((), dueTime: .seconds(6)) { _ in
            seen.append(scheduler.clock)
            return Disposables.create()
        }
        early.dispose()
        scheduler.advanceTo(4)
        #expect(seen.isEmpty && scheduler.clock == 4)
        scheduler.advanceTo(6)
        #expect(seen == [6])
    }

    @Test func workOfOneMomentIsDoneInOrder() {
        let scheduler = TestScheduler(initialClock: 0)
        var order: [Int] = []
        for number in 0..<100 { scheduler.scheduleAt(10) { order.append(number) } }
        scheduler.start()
        #expect(order == Array(0..<100))
    }

    @Test func sleepAdvancesTheClockAndRunsNoWork() {
        let scheduler = TestScheduler(initialClock: 0)
        scheduler.sleep(50)
        #expect(scheduler.clock == 50)
    }

    @Test @MainActor func theMainSchedulerDoesWorkWithinTheCall() {
        var isDone = false
        _ = MainScheduler.instance.schedule(()) { _ in
            isDone = true
            return Disposables.create()
        }
        #expect(isDone)
        MainScheduler.ensureExecutingOnScheduler()
    }

    @Test @MainActor func theMainSchedulerKeepsTheOrderOfWhatWaits() async {
        let seen = await withCheckedContinuation { (continuation: CheckedContinuation<[Int], Never>) in
            nonisolated(unsafe) var order: [Int] = []
            DispatchQueue.global().async {
                let scheduler = MainScheduler.instance
                for number in 0..<100 {
                    _ = scheduler.schedule(number) { number in
                        order.append(number)
                        if number == 99 { continuation.resume(returning: order) }
                        return Disposables.create()
                    }
                }
            }
        }
        #expect(seen == Array(0..<100))
    }

    @Test @MainActor func theAsyncInstanceNeverDoesWorkWithinTheCall() async {
        var isDone = false
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            _ = MainScheduler.asyncInstance.schedule(()) { _ in
                isDone = true
                continuation.resume()
                return Disposables.create()
            }
            #expect(!isDone)
        }
        #expect(isDone)
    }

    @Test func aPeriodicTimerCounts() async throws {
        var seen: [Int] = []
        let ticks = Observable<Int>.interval(
            .milliseconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
        for try await tick in ticks.take(3).values { seen.append(tick) }
        #expect(seen == [0, 1, 2])
    }
}
