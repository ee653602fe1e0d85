// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import XCTest

// A test as it is written for RxTest. XCTest records a comparison that fails, and the tests after it run.

final class RecordedEventsTests: XCTestCase {
    private var expectsFailures = false
    private var failures = [String]()

    override func recordFailure(
        withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
        guard expectsFailures else {
            return super.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
        failures.append(description)
    }

    func testAComparisonThatFailsIsRecordedByXCTest() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(300)])
        let result = scheduler.start { source.map { $0 * 10 } }
        XCTAssertEqual(result.events, [.next(210, 10), .next(220, 20), .completed(300)])
        XCTAssertEqual(source.subscriptions, [Subscription(200, 300)])
        expectsFailures = true
        XCTAssertEqual(result.events, [.next(210, 1)])
        XCTAssertEqual([Recorded<Event<Int?>>.next(1, nil)], [.next(1, 2)])
        XCTAssertEqual([Event<Int>.completed], [.next(1)])
        XCTAssertEqual([MaybeEvent<Int>.completed], [.success(1)])
        XCTAssertEqual([CompletableEvent.completed], [])
        expectsFailures = false
        XCTAssertEqual(failures.count, 5)
    }
}
