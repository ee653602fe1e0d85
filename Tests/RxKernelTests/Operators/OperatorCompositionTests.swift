// SPDX-License-Identifier: MIT

import RxKernel
import Testing

@Suite struct OperatorCompositionTests {
    private func record<E>(_ source: Observable<E>) -> [String] {
        var events: [String] = []
        source.subscribe { events.append($0.debugDescription) }.dispose()
        return events
    }

    @Test func operatorsCompose() {
        #expect(
            record(Observable.of(1, 2, 3, 4).filter { $0 % 2 == 0 }.map { $0 * 10 })
                == ["next(20)", "next(40)", "completed"])
        #expect(
            record(Observable.of(1, 2, 3).scan(0) { $0 + $1 }) == [
                "next(1)", "next(3)", "next(6)", "completed",
            ])
        #expect(record(Observable.of(1, 2, 3).reduce(0, accumulator: +)) == ["next(6)", "completed"])
        #expect(record(Observable.of(1, 1, 2).distinctUntilChanged()) == ["next(1)", "next(2)", "completed"])
        #expect(
            record(Observable.of(1, 2).flatMap { Observable.of($0, $0 * 10) })
                == ["next(1)", "next(10)", "next(2)", "next(20)", "completed"])
        #expect(
            record(Observable.of(1, 2).concatMap { Observable.of($0, $0 * 10) })
                == ["next(1)", "next(10)", "next(2)", "next(20)", "completed"])
        #expect(
            record(Observable.combineLatest(Observable.of(1, 2), Observable.of("a", "b")) { "\($0)\($1)" })
                == ["next(1a)", "next(2a)", "next(2b)", "completed"])
        #expect(
            record(Observable.zip(Observable.of(1, 2), Observable.of("a", "b", "c")).map { "\($0.0)\($0.1)" })
                == ["next(1a)", "next(2b)", "completed"])
        #expect(
            record(Observable.of(1, 2).concat(Observable.of(3)).startWith(0).take(3))
                == ["next(0)", "next(1)", "next(2)", "completed"])
        #expect(record(Observable<Int>.error(RxError.unknown).catchAndReturn(1)) == ["next(1)", "completed"])
        #expect(
            record(Observable.merge(Observable.of(1, 2), Observable.of(3, 4)))
                == ["next(1)", "next(3)", "next(2)", "next(4)", "completed"])
    }

    @Test func retryCountsAttempts() {
        var attempts = 0
        let source = Observable<Int>.deferred {
            attempts += 1
            return attempts < 3 ? .error(RxError.unknown) : .just(attempts)
        }
        #expect(record(source.retry(3)) == ["next(3)", "completed"])
    }

    @Test func shareSubscribesOnce() {
        var subscriptions = 0
        let subject = PublishSubject<Int>()
        let shared = subject.do(onSubscribe: { subscriptions += 1 }).share(replay: 1)
        var seen: [Int] = []
        let a = shared.subscribe(onNext: { seen.append($0) })
        subject.onNext(1)
        let b = shared.subscribe(onNext: { seen.append($0 * 10) })
        subject.onNext(2)
        a.dispose()
        b.dispose()
        #expect(!subject.hasObservers)
        #expect(seen == [1, 10, 2, 20])
        #expect(subscriptions == 1)
    }

    @Test func valuesCrossQueues() async throws {
        var seen: [Int] = []
        for try await value in Observable.of(1, 2, 3).observe(on: SerialDispatchQueueScheduler(qos: .default))
            .values
        {
            seen.append(value)
        }
        #expect(seen == [1, 2, 3])
    }
}
