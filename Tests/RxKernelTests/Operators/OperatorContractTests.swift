// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import Testing

struct TestError: Error, Equatable {
    var number = 0
}

/// Records an issue if `body` leaves kernel objects behind.
func expectNoLeaks(_ body: () -> Void) {
    TestFailure.withReporter({ Issue.record("\($0.message)") }) { assertNoLeaks(body) }
}

extension Observable {
    /// Sends `element` repeatedly until disposal, without a scheduler.
    static func repeating(_ element: Element) -> Observable<Element> {
        .create { observer in
            for _ in 0..<20 { observer.onNext(element) }
            return Disposables.create()
        }
    }
}

/// A suite whose sequences send at times of its own scheduler.
protocol ScheduledSuite {
    var scheduler: TestScheduler { get }
}

extension ScheduledSuite {
    func hot(_ events: Recorded<Event<Int>>...) -> Observable<Int> {
        scheduler.createHotObservable(events).asObservable()
    }

    func events<Element>(_ create: @escaping () -> Observable<Element>) -> [Recorded<Event<Element>>] {
        scheduler.start(create).events
    }
}

/// The rules that every operator follows.
@Suite struct OperatorContractTests {
    /// Returns the events of the operator for a hot source with `events`.
    private func run(
        _ sut: Operator, disposed: Int = 1000, _ events: Recorded<Event<Int>>...
    ) -> (events: [Recorded<Event<Int>>], subscriptions: [Subscription]) {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable(events)
        let result = scheduler.start(disposed: disposed) { sut.apply(source.asObservable(), scheduler) }
        return (result.events, source.subscriptions)
    }

    @Test(arguments: Operator.all) func itSendsItsElementsAndCompletes(_ sut: Operator) {
        let (events, subscriptions) = run(
            sut, .next(210, 1), .next(220, 2), .next(230, 2), .completed(240), .next(250, 3),
            .error(260, TestError()))
        #expect(events.compactMap(\.value.element) == sut.elements)
        #expect(events.filter { $0.value.isStopEvent } == [.completed(sut.completion)])
        #expect(events.last?.value.isStopEvent == true)
        // Disposal on a scheduler happens one tick later.
        #expect(subscriptions.allSatisfy { $0.unsubscribe <= sut.completion + 1 })
    }

    @Test(arguments: Operator.all) func anErrorEndsIt(_ sut: Operator) {
        let error = TestError(number: 1)
        let (events, subscriptions) = run(
            sut, .next(210, 1), .next(220, 2), .error(230, error), .next(240, 3), .completed(250))
        let endings = events.filter { $0.value.isStopEvent }
        switch sut.onError {
        case .passesIt: #expect(endings.map(\.value) == [.error(error)])
        case .replacesIt: #expect(endings.map(\.value) == [.completed])
        case .ignoresIt: #expect(endings.allSatisfy { $0.value.isCompleted })
        }
        #expect(endings.isEmpty || events.last?.value.isStopEvent == true)
        if sut.onError != .ignoresIt {
            #expect(endings.allSatisfy { 230...231 ~= $0.time })
            #expect(subscriptions.allSatisfy { $0.unsubscribe <= 231 })
        }
    }

    @Test(arguments: Operator.all) func disposalEndsIt(_ sut: Operator) {
        let (events, subscriptions) = run(
            sut, disposed: 225, .next(210, 1), .next(220, 2), .next(230, 2), .completed(240))
        #expect(events.allSatisfy { $0.time <= 225 && $0.value.error == nil })
        #expect(!subscriptions.isEmpty)
        #expect(subscriptions.allSatisfy { $0.unsubscribe <= 226 })
    }

    @Test(arguments: Operator.all) func disposalWithinACallbackIsImmediate(_ sut: Operator) {
        let scheduler = TestScheduler(initialClock: 0)
        let source = PublishSubject<Int>()
        var seen = 0
        let subscription = SerialDisposable()
        subscription.disposable = sut.apply(source, scheduler).subscribe(onNext: { _ in
            seen += 1
            subscription.dispose()
        })
        for number in 1...5 { source.onNext(number) }
        source.onCompleted()
        #expect(seen <= 1)
        #expect(!source.hasObservers)
    }

    @Test(arguments: Operator.all) func anElementMaySendTheNext(_ sut: Operator) {
        let scheduler = TestScheduler(initialClock: 0)
        let source = PublishSubject<Int>()
        var (endings, late, left) = (0, 0, 3)
        let subscription = sut.apply(source, scheduler).subscribe { event in
            late += endings
            if event.isStopEvent { endings += 1 }
            guard case .next = event, left > 0 else { return }
            left -= 1
            if left > 0 { source.onNext(2) } else { source.onCompleted() }
        }
        scheduler.advanceTo(50)
        source.onNext(1)
        source.onCompleted()
        scheduler.start()
        #expect(endings == 1)
        #expect(late == 0)
        #expect(!source.hasObservers)
        subscription.dispose()
    }

    @Test(arguments: Operator.all) func anElementMayCauseAnotherSubscription(_ sut: Operator) {
        let scheduler = TestScheduler(initialClock: 0)
        let source = PublishSubject<Int>()
        let result = sut.apply(source, scheduler)
        let bag = CompositeDisposable()
        var (outer, inner) = (0, 0)
        _ = bag.insert(
            result.subscribe(onNext: { _ in
                outer += 1
                if outer == 1 { _ = bag.insert(result.subscribe(onNext: { _ in inner += 1 })) }
            }))
        scheduler.advanceTo(50)
        for number in [1, 2, 3] { source.onNext(number) }
        source.onCompleted()
        scheduler.start()
        #expect(inner <= outer)
        #expect(sut.elements.isEmpty || outer > 0)
        bag.dispose()
        #expect(!source.hasObservers)
    }

    @Test(arguments: Operator.all) func nothingIsLeft(_ sut: Operator) {
        for ending in [Event<Int>.completed, .error(TestError()), .next(3)] {
            expectNoLeaks {
                let scheduler = TestScheduler(initialClock: 0)
                let source = scheduler.createHotObservable([
                    .next(210, 1), .next(220, 2), Recorded(time: 230, value: ending),
                ])
                _ = scheduler.start(disposed: 300) { sut.apply(source.asObservable(), scheduler) }
            }
        }
    }

    @Test(arguments: Operator.all.filter { !Operator.needDisposal.contains($0.name) })
    func theSubscriptionsOfASubjectAreReleasedWithIt(_ sut: Operator) {
        final class Witness {}
        weak var witness: Witness?
        let scheduler = TestScheduler(initialClock: 0)
        do {
            let (source, alive) = (PublishSubject<Int>(), Witness())
            witness = alive
            // The subscription is never disposed of.
            _ = sut.apply(source, scheduler).subscribe(onNext: { _ in withExtendedLifetime(alive) {} })
            scheduler.advanceTo(10)
            source.onNext(1)
            source.onNext(2)
        }
        scheduler.advanceTo(20)
        #expect(witness == nil)
    }
}
