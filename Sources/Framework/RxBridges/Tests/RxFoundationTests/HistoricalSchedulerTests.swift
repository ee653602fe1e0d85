// SPDX-License-Identifier: MIT

import Foundation
import RxFoundation
import RxKernel
import Testing

/// Written as tests for RxSwift are: times are dates.
@Suite struct HistoricalSchedulerTests {
    @Test func theClockStartsAtADate() {
        let scheduler = HistoricalScheduler(initialClock: Date(timeIntervalSince1970: 10))
        #expect(scheduler.now == Date(timeIntervalSince1970: 10))
        #expect(scheduler.clock == Date(timeIntervalSince1970: 10))
        let now: Date = scheduler.now
        #expect(now == Date(timeIntervalSince1970: 10))
        #expect(scheduler.now.timeIntervalSince1970 == 10)
        #expect(scheduler.now.timeIntervalSince(Date(timeIntervalSince1970: 4)) == 6)
    }

    @Test func workNotesDates() {
        let scheduler = HistoricalScheduler()
        var times: [Date] = []
        _ = scheduler.scheduleRelative((), dueTime: .seconds(10)) {
            times.append(scheduler.now)
            _ = scheduler.scheduleRelative((), dueTime: .seconds(20)) {
                times.append(scheduler.now)
                return Disposables.create()
            }
            return scheduler.schedule(()) {
                times.append(scheduler.now)
                return Disposables.create()
            }
        }
        scheduler.start()
        #expect(times == [10, 10, 30].map { Date(timeIntervalSince1970: $0) })
    }

    @Test func aSchedulerAdvancesToADate() {
        let scheduler = HistoricalScheduler()
        var times: [Date] = []
        _ = scheduler.scheduleAbsoluteVirtual((), time: Date(timeIntervalSince1970: 10)) {
            times.append(scheduler.clock)
            return Disposables.create()
        }
        _ = scheduler.scheduleRelativeVirtual((), dueTime: 50) {
            times.append(scheduler.now)
            return Disposables.create()
        }
        scheduler.advanceTo(Date(timeIntervalSince1970: 20))
        #expect(scheduler.clock == Date(timeIntervalSince1970: 20))
        #expect(times == [Date(timeIntervalSince1970: 10)])
        scheduler.advanceTo(Date(timeIntervalSince1970: 60))
        #expect(times.last == Date(timeIntervalSince1970: 50))
    }
}
