// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import Testing

@Suite struct CreateTests {
    @Test func simpleSequences() {
        #expect(Collector(Observable.just(1)).events == [.next(1), .completed])
        #expect(Collector(Observable<Int>.empty()).events == [.completed])
        #expect(Collector(Observable<Int>.never()).events.isEmpty)
        #expect(Collector(Observable<Int>.error(TestError())).events == [.error(TestError())])
        #expect(Collector(Observable.from(optional: 1)).events == [.next(1), .completed])
        #expect(Collector(Observable<Int>.from(optional: nil)).events == [.completed])
        #expect(Collector(Observable.of(1, 2)).events == [.next(1), .next(2), .completed])
        #expect(Collector(Observable.from(Set([3]))).events == [.next(3), .completed])
        #expect(Collector(Observable.range(start: -1, count: 3)).elements == [-1, 0, 1])
        #expect(Collector(Observable<UInt8>.range(start: 254, count: 2)).elements == [254, 255])
        #expect(Collector(Observable.range(start: 1, count: 0)).events == [.completed])
    }

    @Test func sequencesRunOnTheirScheduler() {
        let scheduler = TestScheduler(initialClock: 0)
        #expect(
            scheduler.start { Observable.just(1, scheduler: scheduler) }.events == [
                .next(201, 1), .completed(202),
            ])
        let optional = TestScheduler(initialClock: 0)
        #expect(
            optional.start { Observable.from(optional: 1, scheduler: optional) }.events == [
                .next(201, 1), .completed(202),
            ])
        let none = TestScheduler(initialClock: 0)
        #expect(
            none.start { Observable<Int>.from(optional: nil, scheduler: none) }.events == [.completed(201)])
        for disposal in [201, 202, 1000] {
            expectNoLeaks {
                let scheduler = TestScheduler(initialClock: 0)
                let just = scheduler.start(disposed: disposal) { Observable.just(1, scheduler: scheduler) }
                #expect(just.events == [.next(201, 1), .completed(202)].filter { $0.time < disposal })
            }
        }
        let again = TestScheduler(initialClock: 0)
        #expect(
            again.start(disposed: 204) { Observable.repeatElement(1, scheduler: again) }.events
                == [.next(201, 1), .next(202, 1), .next(203, 1)])
    }

    @Test func generateIterates() {
        let powers = Observable.generate(initialState: 1, condition: { $0 < 100 }, iterate: { $0 * 3 })
        #expect(Collector(powers).events == [.next(1), .next(3), .next(9), .next(27), .next(81), .completed])
        let failing = Observable.generate(
            initialState: 1, condition: { _ in true }, iterate: { _ in throw TestError() })
        #expect(Collector(failing).events == [.next(1), .error(TestError())])
    }

    @Test func createObeysTheContract() {
        var isDisposed = false
        let source = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            observer.onNext(2)
            observer.onError(TestError())
            return Disposables.create { isDisposed = true }
        }
        #expect(Collector(source).events == [.next(1), .completed])
        #expect(isDisposed)
    }

    @Test func createDisposesOnce() {
        var count = 0
        let source = Observable<Int>.create { _ in Disposables.create { count += 1 } }
        let subscription = source.subscribe(onNext: { _ in })
        subscription.dispose()
        subscription.dispose()
        #expect(count == 1)
    }

    @Test func deferredIsMadePerSubscription() {
        var count = 0
        let source = Observable<Int>.deferred {
            count += 1
            if count == 3 { throw TestError() }
            return .just(count)
        }
        #expect(Collector(source).events == [.next(1), .completed])
        #expect(Collector(source).events == [.next(2), .completed])
        #expect(Collector(source).events == [.error(TestError())])
    }

    @Test func usingDisposesOfItsResource() {
        let resource = BooleanDisposable()
        let subject = PublishSubject<Int>()
        let collector = Collector(Observable.using({ resource }, observableFactory: { _ in subject }))
        subject.onNext(1)
        #expect(!resource.isDisposed)
        subject.onCompleted()
        #expect(collector.events == [.next(1), .completed])
        #expect(resource.isDisposed)
        let failing = Observable<Int>.using(
            { () throws -> BooleanDisposable in throw TestError() }, observableFactory: { _ in .never() })
        #expect(Collector(failing).events == [.error(TestError())])
    }

    @Test func aCustomSequenceHasAllOperators() {
        struct Countdown: ObservableType {
            typealias Element = Int

            let from: Int

            func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
            where Observer.Element == Int {
                for number in stride(from: from, to: 0, by: -1) { observer.onNext(number) }
                observer.onCompleted()
                return Disposables.create()
            }
        }
        #expect(
            Collector(Countdown(from: 3).map { $0 * 2 }).events == [.next(6), .next(4), .next(2), .completed])
        #expect(Collector(Countdown(from: 3).take(1)).events == [.next(3), .completed])
    }

    @Test func aCustomObserverNeedsOneMethod() {
        final class Log: ObserverType {
            var lines: [String] = []

            func on(_ event: Event<Int>) { lines.append("\(event)") }
        }
        let log = Log()
        Observable.of(1, 2).subscribe(log).dispose()
        log.mapObserver { (text: String) in text.count }.onNext("four")
        AnyObserver(log).onCompleted()
        #expect(log.lines == ["next(1)", "next(2)", "completed", "next(4)", "completed"])
    }
}
