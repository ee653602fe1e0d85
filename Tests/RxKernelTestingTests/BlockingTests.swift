// SPDX-License-Identifier: MIT

import Dispatch
import RxKernel
import RxKernelTesting
import Synchronization
import Testing

private struct Failure: Error {}

@Suite struct BlockingTests {
    @Test func elementsAreWaitedFor() throws {
        let source = Observable<Int>.interval(
            .milliseconds(1), scheduler: SerialDispatchQueueScheduler(qos: .default))
        #expect(try source.take(3).toBlocking().toArray() == [0, 1, 2])
        #expect(try source.toBlocking().first() == 0)
        #expect(try source.take(3).toBlocking().last() == 2)
        #expect(try source.take(3).toBlocking().single { $0 == 1 } == 1)
    }

    /// The main actor runs on the main queue, which is blocked by this function.
    @MainActor @Test func withinWorkOfTheMainActorTheMainSchedulerContinues() throws {
        let source = Observable.of(1, 2)
            .observe(on: ConcurrentDispatchQueueScheduler(qos: .userInitiated))
            .observe(on: MainScheduler.instance)
            .do(onNext: { _ in MainActor.assertIsolated() })
        #expect(try source.toBlocking(timeout: 10).toArray() == [1, 2])
    }

    /// Both pieces of work are posted before the main queue has a turn, and run in the same turn.
    @MainActor @Test func whatWasPostedWithTheWorkThatWaitsIsDoneMeanwhile() async {
        let subject = PublishSubject<Int>()
        var order: [String] = []
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            _ = MainScheduler.asyncInstance.schedule(()) {
                let element = try? subject.toBlocking(timeout: 10).first()
                order.append("waited for \(element.map { "\($0)" } ?? "nothing")")
                continuation.resume()
                return Disposables.create()
            }
            _ = MainScheduler.asyncInstance.schedule(()) {
                order.append("sent")
                subject.onNext(7)
                return Disposables.create()
            }
        }
        #expect(order == ["sent", "waited for 7"])
    }

    @Test func errorsAreThrown() {
        #expect(throws: Failure.self) { try Observable<Int>.error(Failure()).toBlocking().toArray() }
        #expect(throws: RxError.self) { try Observable<Int>.never().toBlocking(timeout: 0.01).toArray() }
        #expect(throws: RxError.self) { try Observable.of(1, 2).toBlocking().single() }
        #expect(throws: RxError.self) { try Observable<Int>.empty().toBlocking().single() }
    }

    @Test func eventsAreMaterialized() {
        switch Observable.of(1, 2).concat(Observable<Int>.error(Failure())).toBlocking().materialize() {
        case .completed: Issue.record("it must fail")
        case .failed(let elements, let error):
            #expect(elements == [1, 2])
            #expect(error is Failure)
        }
    }
}

@Suite struct AssertionTests {
    private func failures(_ body: () -> Void) -> [String] {
        let seen = Mutex<[String]>([])
        TestFailure.withReporter({ failure in seen.withLock { $0.append(failure.message) } }, operation: body)
        return seen.withLock { $0 }
    }

    @Test func aDifferenceIsReported() {
        let seen = failures {
            XCTAssertEqual([Recorded<Event<Int>>.next(1, 2)], [.next(1, 2)])
            XCTAssertEqual([Recorded<Event<Int>>.next(1, 2)], [.next(1, 3)])
            XCTAssertRecordedElements([Recorded<Event<Int>>.next(1, 2), .completed(3)], [2])
        }
        #expect(
            seen == [
                "[next(2) @ 1] is not equal to [next(3) @ 1]", "The sequence ended: completed @ 3",
            ])
    }

    // BlockingObservable.single(_:)
    @Test @MainActor func aStoredPredicateIsCalledOnTheActorOfTheCall() throws {
        var asked: [Int] = []
        let isTwo = { (number: Int) -> Bool in
            MainActor.preconditionIsolated()
            asked.append(number)
            return number == 2
        }
        let background = SerialDispatchQueueScheduler(qos: .userInitiated)
        #expect(try Observable.of(1, 2, 3).observe(on: background).toBlocking(timeout: 20).single(isTwo) == 2)
        #expect(asked == [1, 2, 3])
    }

    @Test func singleStopsAskingAfterTheSecondMatch() {
        var asked: [Int] = []
        let source = Observable.of(1, 2, 3, 4, 5)
        #expect(throws: RxError.self) {
            try source.toBlocking().single {
                asked.append($0)
                return $0 % 2 == 0
            }
        }
        #expect(asked == [1, 2, 3, 4])
    }

    @Test func aLeakIsReported() {
        let subject = PublishSubject<Int>()
        var subscription: (any Disposable)?
        let seen = failures { assertNoLeaks { subscription = subject.subscribe(onNext: { _ in }) } }
        #expect(
            seen == [
                "1 kernel object is left: a subscription was not disposed of, or a closure retains it."
            ])
        subscription?.dispose()
    }
}
