// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import Testing

@Suite struct FilterTests: ScheduledSuite {
    let scheduler = TestScheduler(initialClock: 0)

    @Test func sampleSendsItsDefaultWhenTheSamplerCompletes() {
        let source = hot(.next(230, 1))
        let sampler = hot(.next(210, 0), .completed(220))
        #expect(
            events { source.sample(sampler, defaultValue: 9) } == [
                .next(210, 9), .next(220, 9), .completed(220),
            ])
    }

    @Test func theLastElementsAreSentUntilTheSequenceHasEnded() {
        let source = hot(.next(210, 1), .next(220, 2), .next(230, 3), .completed(240))
        var sent: [Int] = []
        let seen = events { source.takeLast(3).do(onNext: { sent.append($0) }).take(1) }
        #expect(seen == [.next(240, 1), .completed(240)] && sent == [1])
    }

    @Test func anElementInTheMomentAtWhichADurationEndsIsNotSkipped() {
        let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
        #expect(
            events { source.skip(.seconds(10), scheduler: self.scheduler) } == [
                .next(210, 1), .next(220, 2), .completed(230),
            ])
    }

    @Test func filterPassesWhatItsPredicateAccepts() {
        let source = hot(.next(210, 1), .next(220, 2), .next(230, 3), .completed(240))
        #expect(events { source.filter { $0 != 2 } } == [.next(210, 1), .next(230, 3), .completed(240)])
    }

    @Test func filterSendsWhatItsPredicateThrows() {
        let source = hot(.next(210, 1), .next(220, 2))
        #expect(events { source.filter { _ in throw TestError() } } == [.error(210, TestError())])
    }

    @Test func distinctUntilChangedComparesWithTheOneBefore() {
        let source = hot(.next(210, 1), .next(220, 1), .next(230, 2), .next(240, 1), .completed(250))
        #expect(
            events { source.distinctUntilChanged() }
                == [.next(210, 1), .next(230, 2), .next(240, 1), .completed(250)])
    }

    @Test func distinctUntilChangedTakesAComparer() {
        let source = hot(.next(210, 1), .next(220, 3), .next(230, 4))
        #expect(
            events { source.distinctUntilChanged { $0 % 2 == $1 % 2 } } == [.next(210, 1), .next(230, 4)])
    }

    @Test func takeEndsWithItsLastElement() {
        let source = hot(.next(210, 1), .next(220, 2), .next(230, 3))
        #expect(events { source.take(2) } == [.next(210, 1), .next(220, 2), .completed(220)])
        #expect(FilterTests().events { Observable<Int>.never().take(0) } == [.completed(200)])
    }

    @Test func takeSendsNoMoreThanItsCountWhenElementsAreSentReentrantly() {
        let subject = PublishSubject<Int>()
        var seen: [Event<Int>] = []
        let subscription = subject.take(2).subscribe { event in
            seen.append(event)
            if case .next(let number) = event { subject.onNext(number + 1) }
        }
        subject.onNext(1)
        #expect(seen == [.next(1), .next(2), .completed])
        subscription.dispose()
    }

    @Test func takeStopsAnEndlessSequence() {
        var seen: [Int] = []
        Observable.repeatElement(7).take(3).subscribe(onNext: { seen.append($0) }).dispose()
        #expect(seen == [7, 7, 7])
    }

    @Test func takeWhileEndsBeforeOrAfter() {
        let source = hot(.next(210, 1), .next(220, 5), .next(230, 1))
        #expect(events { source.take(while: { $0 < 3 }) } == [.next(210, 1), .completed(220)])
        let again = FilterTests()
        let other = again.hot(.next(210, 1), .next(220, 5), .next(230, 1))
        #expect(
            again.events { other.take(until: { $0 > 3 }, behavior: .inclusive) }
                == [.next(210, 1), .next(220, 5), .completed(220)])
    }

    @Test func takeUntilEndsWithTheOther() {
        let source = hot(.next(210, 1), .next(220, 2), .next(230, 3))
        let other = hot(.next(225, 0))
        #expect(events { source.take(until: other) } == [.next(210, 1), .next(220, 2), .completed(225)])
    }

    @Test func takeUntilContinuesWhenTheOtherCompletes() {
        let source = hot(.next(210, 1), .next(220, 2))
        let other = hot(.completed(215))
        #expect(events { source.take(until: other) } == [.next(210, 1), .next(220, 2)])
    }

    @Test func takeForEndsAfterItsTime() {
        let source = hot(.next(210, 1), .next(240, 2))
        let seen = events { [scheduler] in source.take(for: .seconds(30), scheduler: scheduler) }
        #expect(seen == [.next(210, 1), .completed(230)])
    }

    @Test func takeLastSendsAtTheEnd() {
        let source = hot(.next(210, 1), .next(220, 2), .next(230, 3), .completed(240))
        #expect(events { source.takeLast(2) } == [.next(240, 2), .next(240, 3), .completed(240)])
    }

    @Test func skipDropsTheFirst() {
        let source = hot(.next(210, 1), .next(220, 2), .next(230, 3))
        #expect(events { source.skip(2) } == [.next(230, 3)])
    }

    @Test func skipForDropsForATime() {
        let source = hot(.next(210, 1), .next(240, 2))
        let seen = events { [scheduler] in source.skip(.seconds(30), scheduler: scheduler) }
        #expect(seen == [.next(240, 2)])
    }

    @Test func skipWhileStopsSkippingForGood() {
        let source = hot(.next(210, 1), .next(220, 5), .next(230, 1))
        #expect(events { source.skip(while: { $0 < 3 }) } == [.next(220, 5), .next(230, 1)])
    }

    @Test func skipUntilWaitsForTheOther() {
        let source = hot(.next(210, 1), .next(220, 2), .completed(230))
        let other = hot(.next(215, 0))
        #expect(events { source.skip(until: other) } == [.next(220, 2), .completed(230)])
    }

    @Test func elementAtSendsOne() {
        let source = hot(.next(210, 1), .next(220, 2), .completed(230))
        #expect(events { source.element(at: 1) } == [.next(220, 2), .completed(220)])
        let short = FilterTests()
        let other = short.hot(.next(210, 1), .completed(230))
        #expect(short.events { other.element(at: 1) } == [.error(230, RxError.argumentOutOfRange)])
    }

    @Test func singleFailsUnlessThereIsOne() {
        func ending(_ elements: [Int]) -> [Event<Int>] {
            var seen: [Event<Int>] = []
            Observable.from(elements).single().subscribe { seen.append($0) }.dispose()
            return seen
        }
        #expect(ending([]) == [.error(RxError.noElements)])
        #expect(ending([1]) == [.next(1), .completed])
        #expect(ending([1, 2]) == [.next(1), .error(RxError.moreThanOneElement)])
    }

    @Test func asSingleAndAsMaybeDelayTheElement() {
        func ending<Trait>(_ source: PrimitiveSequence<Trait, Int>) -> [Event<Int>] {
            var seen: [Event<Int>] = []
            source.asObservable().subscribe { seen.append($0) }.dispose()
            return seen
        }
        #expect(ending(Observable.of(1, 2).asSingle()) == [.error(RxError.moreThanOneElement)])
        #expect(ending(Observable.empty().asSingle()) == [.error(RxError.noElements)])
        #expect(ending(Observable.empty().asMaybe()) == [.completed])
        #expect(ending(Observable.of(1, 2).asMaybe()) == [.error(RxError.moreThanOneElement)])
        #expect(ending(Observable.of(1).asSingle()) == [.next(1), .completed])
    }

    @Test func sampleSendsTheLatestElementWhenTheSamplerSends() {
        let source = hot(.next(210, 1), .next(220, 2), .next(240, 3), .completed(260))
        let sampler = hot(.next(225, 0), .next(230, 0), .next(250, 0), .next(270, 0))
        #expect(
            events { source.sample(sampler) } == [.next(225, 2), .next(250, 3), .completed(270)])
    }

    @Test func sampleEndsWithItsSampler() {
        let source = hot(.next(210, 1), .next(235, 2), .next(250, 3), .completed(260))
        let sampler = hot(.next(225, 0), .completed(240))
        #expect(
            events { source.sample(sampler, defaultValue: 0) }
                == [.next(225, 1), .next(240, 2), .completed(240)])
    }

    @Test func ifEmptySwitches() {
        let source = hot(.completed(210))
        #expect(events { source.ifEmpty(default: 9) } == [.next(210, 9), .completed(210)])
        let again = FilterTests()
        let full = again.hot(.next(205, 1), .completed(210))
        #expect(again.events { full.ifEmpty(switchTo: .just(9)) } == [.next(205, 1), .completed(210)])
    }
}
