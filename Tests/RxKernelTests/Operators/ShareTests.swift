// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import Testing

@Suite struct ShareTests {
    @Test func shareRunsFromTheFirstToTheLast() {
        let source = PublishSubject<Int>()
        var runs = 0
        let shared = source.do(onSubscribe: { runs += 1 }).share()
        let (a, b) = (Collector(shared), Collector(shared))
        source.onNext(1)
        a.dispose()
        source.onNext(2)
        b.dispose()
        #expect(!source.hasObservers)
        let c = Collector(shared)
        source.onNext(3)
        #expect([a, b, c].map(\.elements) == [[1], [1, 2], [3]])
        #expect(runs == 2)
    }

    @Test func replayWhileConnectedForgetsWithItsConnection() {
        let source = PublishSubject<Int>()
        let shared = source.share(replay: 1)
        let a = Collector(shared)
        source.onNext(1)
        #expect(Collector(shared).elements == [1])
        a.dispose()
        #expect(Collector(shared).elements.isEmpty)
    }

    @Test func replayForeverRemembers() {
        let source = PublishSubject<Int>()
        let shared = source.share(replay: 2, scope: .forever)
        let a = Collector(shared)
        for number in 1...3 { source.onNext(number) }
        a.dispose()
        #expect(!source.hasObservers)
        #expect(Collector(shared).elements == [2, 3])
    }

    @Test func aSharedSequenceThatEndedStartsAgain() {
        var runs = 0
        let shared = Observable<Int>.deferred {
            runs += 1
            return .just(runs)
        }.share(replay: 1)
        #expect(Collector(shared).events == [.next(1), .completed])
        #expect(Collector(shared).events == [.next(2), .completed])
    }

    @Test func aSequenceSharedForeverEndsForever() {
        var runs = 0
        let shared = Observable<Int>.deferred {
            runs += 1
            return .just(runs)
        }.share(replay: 1, scope: .forever)
        #expect(Collector(shared).events == [.next(1), .completed])
        #expect(Collector(shared).events == [.next(1), .completed])
        #expect(runs == 1)
    }

    @Test func aSharedErrorReachesAll() {
        let source = PublishSubject<Int>()
        let shared = source.share(replay: 1)
        let (a, b) = (Collector(shared), Collector(shared))
        source.onError(TestError())
        #expect(a.events == [.error(TestError())])
        #expect(b.events == [.error(TestError())])
    }

    @Test func publishSendsFromConnectOn() {
        var runs = 0
        let source = Observable.of(1, 2).do(onSubscribe: { runs += 1 })
        let published = source.publish()
        let (a, b) = (Collector(published), Collector(published))
        #expect(runs == 0)
        published.connect().dispose()
        #expect(runs == 1)
        #expect(a.events == [.next(1), .next(2), .completed])
        #expect(b.events == a.events)
    }

    @Test func replaySendsWhatCameBefore() {
        let source = PublishSubject<Int>()
        let replayed = source.replay(2)
        let connection = replayed.connect()
        for number in 1...3 { source.onNext(number) }
        #expect(Collector(replayed).elements == [2, 3])
        connection.dispose()
        #expect(!source.hasObservers)
    }

    @Test func multicastSelectorRunsItsSourceOnce() {
        var runs = 0
        let source = Observable.of(1, 2, 3).do(onSubscribe: { runs += 1 })
        let sums = source.multicast({ PublishSubject<Int>() }) { shared in .zip(shared, shared) { $0 + $1 } }
        #expect(Collector(sums).events == [.next(2), .next(4), .next(6), .completed])
        #expect(runs == 1)
    }

    @Test func aDriverReplaysAndASignalDoesNot() async {
        await MainActor.run {
            let relay = BehaviorRelay(value: 1)
            var (driven, emitted): ([Int], [Int]) = ([], [])
            let bag = DisposeBag()
            let driver = relay.asDriver().map { $0 * 10 }
            driver.drive(onNext: { driven.append($0) }).disposed(by: bag)
            driver.drive(onNext: { driven.append($0 + 1) }).disposed(by: bag)
            relay.asSignal(onErrorJustReturn: 0).emit(onNext: { emitted.append($0) }).disposed(by: bag)
            relay.accept(2)
            #expect(driven == [10, 11, 20, 21])
            #expect(emitted == [1, 2])
        }
    }
}
