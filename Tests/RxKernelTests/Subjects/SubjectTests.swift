// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import Testing

/// Collects the events of a sequence until it is released.
final class Collector<Element> {
    private(set) var events: [Event<Element>] = []
    private let subscription = SerialDisposable()

    init(_ source: some ObservableType<Element>) {
        subscription.disposable = source.asObservable().subscribe { [unowned self] in events.append($0) }
    }

    var elements: [Element] { events.compactMap(\.element) }

    func dispose() { subscription.dispose() }

    deinit { subscription.dispose() }
}

@Suite struct SubjectTests {
    @Test func aPublishSubjectSendsToItsCurrentObservers() {
        let subject = PublishSubject<Int>()
        subject.onNext(1)
        let early = Collector(subject)
        subject.onNext(2)
        let late = Collector(subject)
        subject.on(.next(3))
        subject.onCompleted()
        subject.onNext(4)
        #expect(early.events == [.next(2), .next(3), .completed])
        #expect(late.events == [.next(3), .completed])
        #expect(Collector(subject).events == [.completed])
        #expect(!subject.hasObservers)
    }

    /// An observer causes events while it receives the stored elements.
    @Test func whatAnObserverCausesComesAfterTheStoredElements() {
        let subject = ReplaySubject<Int>.create(bufferSize: 3)
        for element in 1...3 { subject.onNext(element) }
        var seen: [Event<Int>] = []
        let subscription = subject.subscribe { event in
            seen.append(event)
            if event.element == 1 { subject.onNext(4) }
            if event.element == 2 { subject.onCompleted() }
        }
        #expect(seen == [.next(1), .next(2), .next(3), .next(4), .completed])
        subscription.dispose()
        let shared = Observable.of(1, 2, 3).concat(Observable<Int>.never()).share(replay: 2)
        let first = shared.subscribe()
        var elements: [Int] = []
        let second = shared.take(2).subscribe(onNext: { elements.append($0) })
        #expect(elements == [2, 3])
        first.dispose()
        second.dispose()
    }

    @Test func aPublishSubjectRepeatsItsError() {
        let subject = PublishSubject<Int>()
        subject.onError(TestError(number: 1))
        subject.onError(TestError(number: 2))
        #expect(Collector(subject).events == [.error(TestError(number: 1))])
    }

    @Test func aSubjectThatHasEndedIsNotDisposedOf() {
        let (failed, completed) = (PublishSubject<Int>(), BehaviorSubject(value: 1))
        failed.onError(TestError())
        completed.onCompleted()
        #expect(!failed.isDisposed && !completed.isDisposed)
        failed.dispose()
        completed.dispose()
        #expect(failed.isDisposed && completed.isDisposed)
    }

    @Test func aDisposedSubjectFails() {
        let subject = PublishSubject<Int>()
        let before = Collector(subject)
        subject.dispose()
        #expect(before.events.isEmpty)
        #expect(subject.isDisposed)
        guard case .error(RxError.disposed(let object))? = Collector(subject).events.first else {
            Issue.record("a disposed subject must send RxError.disposed")
            return
        }
        let isTheSubject = object === subject
        #expect(isTheSubject)
    }

    @Test func aDisposedSubjectIsDeallocated() {
        for make in [
            { PublishSubject<Int>() }, { BehaviorSubject(value: 1) },
            { ReplaySubject<Int>.create(bufferSize: 1) },
        ] as [() -> any SubjectType<Int> & AnyObject & Disposable] {
            weak var dead: AnyObject?
            do {
                let subject = make()
                dead = subject
                subject.dispose()
                #expect(Collector(subject.asObservable()).events.count == 1)
            }
            #expect(dead == nil)
        }
    }

    @Test func aBehaviorSubjectSendsItsLatest() throws {
        let subject = BehaviorSubject(value: 1)
        let first = Collector(subject)
        subject.onNext(2)
        #expect(first.elements == [1, 2])
        #expect(Collector(subject).elements == [2])
        #expect(try subject.value() == 2)
        subject.onError(TestError())
        #expect(Collector(subject).events == [.error(TestError())])
        #expect(throws: TestError.self) { try subject.value() }
    }

    @Test func aCompletedBehaviorSubjectKeepsItsValueButSendsTheCompletionOnly() throws {
        let subject = BehaviorSubject(value: 1)
        subject.onCompleted()
        #expect(try subject.value() == 1)
        #expect(Collector(subject).events == [.completed])
    }

    @Test func aReplaySubjectSendsItsLast() {
        let subject = ReplaySubject<Int>.create(bufferSize: 2)
        for number in 1...5 { subject.onNext(number) }
        #expect(Collector(subject).elements == [4, 5])
        subject.onCompleted()
        #expect(Collector(subject).events == [.next(4), .next(5), .completed])
        let all = ReplaySubject<Int>.createUnbounded()
        for number in 1...100 { all.onNext(number) }
        all.onError(TestError())
        #expect(Collector(all).elements == Array(1...100))
        #expect(Collector(all).events.last == .error(TestError()))
    }

    @Test func anAsyncSubjectSendsItsLastAtTheEnd() {
        let subject = AsyncSubject<Int>()
        let early = Collector(subject)
        subject.onNext(1)
        subject.onNext(2)
        #expect(early.events.isEmpty)
        subject.onCompleted()
        #expect(early.events == [.next(2), .completed])
        #expect(Collector(subject).events == [.next(2), .completed])
    }

    @Test func observersAreCalledInOrderOfSubscription() {
        let subject = PublishSubject<Int>()
        var order: [Int] = []
        let subscriptions = (0..<50).map { index in subject.subscribe(onNext: { _ in order.append(index) }) }
        for index in stride(from: 0, to: 50, by: 3) { subscriptions[index].dispose() }
        subject.onNext(1)
        #expect(order == (0..<50).filter { $0 % 3 != 0 })
        for subscription in subscriptions { subscription.dispose() }
        #expect(!subject.hasObservers)
    }

    @Test func anObserverThatIsDisposedOfByAnotherIsNotCalled() {
        let subject = PublishSubject<Int>()
        var seen: [String] = []
        let second = SerialDisposable()
        let first = subject.subscribe(onNext: { _ in
            seen.append("first")
            second.dispose()
        })
        second.disposable = subject.subscribe(onNext: { _ in seen.append("second") })
        subject.onNext(1)
        #expect(seen == ["first"])
        first.dispose()
    }

    @Test func anObserverThatComesDuringAnEventIsNotSentIt() {
        let subject = PublishSubject<Int>()
        var seen: [Int] = []
        let bag = DisposeBag()
        subject.subscribe(onNext: { number in
            if number == 1 { subject.subscribe(onNext: { seen.append($0) }).disposed(by: bag) }
        }).disposed(by: bag)
        subject.onNext(1)
        subject.onNext(2)
        #expect(seen == [2])
    }

    @Test func reentrantEventsNest() {
        let subject = PublishSubject<Int>()
        var seen: [String] = []
        let bag = DisposeBag()
        subject.subscribe(onNext: { number in
            seen.append("a\(number)")
            if number == 1 { subject.onNext(2) }
        }).disposed(by: bag)
        subject.subscribe(onNext: { seen.append("b\($0)") }).disposed(by: bag)
        subject.onNext(1)
        #expect(seen == ["a1", "a2", "b2", "b1"])
    }

    /// The order of RxSwift, and the scheduler that changes it.
    @Test @MainActor func aLaterObserverOfARelayReceivesTheNewerValueFirst() async {
        let relay = BehaviorRelay(value: 0)
        let correcting = SerialDisposable()
        var received: [Int] = []
        var read: [Int] = []
        correcting.disposable = relay.filter { $0 == 1 }.subscribe(onNext: { _ in relay.accept(2) })
        let observing = relay.skip(1).subscribe(onNext: {
            received.append($0)
            read.append(relay.value)
        })
        relay.accept(1)
        #expect(received == [2, 1] && read == [2, 2])
        observing.dispose()

        received = []
        correcting.disposable = relay.observe(on: MainScheduler.asyncInstance).filter { $0 == 1 }
            .subscribe(onNext: { _ in relay.accept(2) })
        let observingLater = relay.skip(1).subscribe(onNext: { received.append($0) })
        relay.accept(1)
        await mainQueueTurns()
        #expect(received == [1, 2])
        for disposable in [correcting, observingLater] as [any Disposable] { disposable.dispose() }
    }

    @Test func aRelayAcceptsWithinItsFirstCallback() {
        let relay = BehaviorRelay(value: 1)
        var seen: [Int] = []
        let subscription = relay.subscribe(onNext: { number in
            seen.append(number)
            if number == 1 { relay.accept(2) }
        })
        relay.accept(3)
        #expect(seen == [1, 2, 3])
        subscription.dispose()
    }

    @Test func aThousandObserversThatUnsubscribeDuringOneEventAreCalledOnce() {
        let subject = PublishSubject<Int>()
        var count = 0
        let subscriptions = (0..<1000).map { _ in subject.take(1).subscribe(onNext: { _ in count += 1 }) }
        subject.onNext(1)
        subject.onNext(2)
        #expect(count == 1000)
        #expect(!subject.hasObservers)
        for subscription in subscriptions { subscription.dispose() }
    }

    @Test func relaysSendAndKeep() {
        let publish = PublishRelay<Int>()
        let behavior = BehaviorRelay(value: 0)
        let replay = ReplayRelay<Int>.create(bufferSize: 1)
        let all = ReplayRelay<Int>.createUnbound()
        let seen = Collector(publish)
        for number in 1...3 {
            publish.accept(number)
            behavior.accept(number)
            replay.accept(number)
            all.accept(number)
        }
        #expect(seen.elements == [1, 2, 3])
        #expect(behavior.value == 3)
        #expect(Collector(behavior).elements == [3])
        #expect(Collector(replay).elements == [3])
        #expect(Collector(all).elements == [1, 2, 3])
    }

    @Test func anElementIsReleasedWhenNoSubjectRetainsIt() {
        final class Element {}
        let relay = BehaviorRelay(value: Element())
        let replay = ReplaySubject<Element>.create(bufferSize: 1)
        weak let first = relay.value
        replay.onNext(relay.value)
        relay.accept(Element())
        #expect(first != nil)
        replay.onNext(relay.value)
        #expect(first == nil)
    }

    @Test func theDeinitializerOfAnElementMayUseItsRelay() {
        final class Element {
            let onDeath: () -> Void
            init(_ onDeath: @escaping () -> Void) { self.onDeath = onDeath }
            deinit { onDeath() }
        }
        let deaths = BehaviorRelay(value: 0)
        let relay = BehaviorRelay<Element?>(value: nil)
        let count = { [unowned relay] in
            _ = relay.value
            deaths.accept(deaths.value + 1)
        }
        for _ in 0..<3 { relay.accept(Element(count)) }
        relay.accept(nil)
        #expect(deaths.value == 3)
    }

    @Test func nothingIsLeftOfASubjectWithObservers() {
        expectNoLeaks {
            let subject = PublishSubject<Int>()
            _ = subject.map { $0 }.filter { _ in true }.subscribe(onNext: { _ in })
            subject.onNext(1)
        }
    }
}
