// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import Testing

@Suite struct TraitTests {
    @Test func aSingleSendsOneThing() {
        var seen: [String] = []
        let single = Single<Int>.create { observer in
            observer(.success(1))
            observer(.success(2))
            observer(.failure(TestError()))
            return Disposables.create()
        }
        single.map { $0 * 10 }.flatMap { .just($0 + 1) }
            .subscribe(onSuccess: { seen.append("\($0)") }, onFailure: { seen.append("\($0)") }).dispose()
        #expect(seen == ["11"])
    }

    @Test func singlesAreCombined() throws {
        #expect(try Single.zip(.just(1), .just("a")) { "\($0)\($1)" }.toBlocking().single() == "1a")
        #expect(try Single.zip([.just(1), .just(2)]).toBlocking().single() == [1, 2])
        #expect(try Single.zip([Single<Int>]()).toBlocking().single() == [])
        #expect(try Single<Int>.error(TestError()).catchAndReturn(3).toBlocking().single() == 3)
        #expect(try Single.just(3).filter { $0 > 5 }.ifEmpty(default: 9).toBlocking().single() == 9)
        #expect(
            try Single.just(3).asCompletable().andThen(Single.just("then")).toBlocking().single() == "then")
    }

    @Test func aMaybeMayBeEmpty() {
        var seen: [String] = []
        func log(_ maybe: Maybe<Int>) {
            maybe.subscribe { event in
                switch event {
                case .success(let value): seen.append("\(value)")
                case .error(let error): seen.append("\(error)")
                case .completed: seen.append("completed")
                }
            }.dispose()
        }
        log(.just(1))
        log(.empty())
        log(.error(TestError(number: 2)))
        log(Maybe.empty().ifEmpty(switchTo: Maybe.just(3)))
        #expect(seen == ["1", "completed", "TestError(number: 2)", "3"])
    }

    @Test func completablesAreJoined() {
        var order: [Int] = []
        func step(_ number: Int) -> Completable {
            .create { observer in
                order.append(number)
                observer(.completed)
                return Disposables.create()
            }
        }
        var isDone = false
        Completable.concat(step(1), step(2)).andThen(Completable.zip(step(3), step(4)))
            .subscribe(onCompleted: { isDone = true }).dispose()
        #expect(order == [1, 2, 3, 4])
        #expect(isDone)
        #expect(
            Collector(Completable.error(TestError()).andThen(Observable.just(1))).events == [
                .error(TestError())
            ])
    }

    @Test func anInfallibleDoesNotFail() {
        let infallible = Observable<Int>.of(1, 2).concat(Observable<Int>.error(TestError()))
            .asInfallible(onErrorJustReturn: 9)
        var seen: [Int] = []
        infallible.map { $0 * 10 }.subscribe(onNext: { seen.append($0) }).dispose()
        #expect(seen == [10, 20, 90])
        let pairs = Infallible.combineLatest(Infallible.of(1), Infallible.of("a"))
        #expect(Collector(pairs.asObservable().map { "\($0.0)\($0.1)" }).elements == ["1a"])
    }

    @Test @MainActor func aDriverRecovers() async {
        var seen: [Int] = []
        let bag = DisposeBag()
        Observable<Int>.error(TestError()).asDriver(onErrorJustReturn: 1).drive(onNext: { seen.append($0) })
            .disposed(by: bag)
        Observable<Int>.error(TestError()).asDriver(onErrorDriveWith: .just(2)).drive(onNext: {
            seen.append($0)
        })
        .disposed(by: bag)
        Observable<Int>.error(TestError()).asDriver(onErrorRecover: { _ in .of(3, 4) })
            .drive(onNext: { seen.append($0) }).disposed(by: bag)
        // `of` sends its first element before `subscribe` returns, and each other one in a turn of its own.
        #expect(seen == [1, 2, 3])
        await mainQueueTurns()
        #expect(seen == [1, 2, 3, 4])
    }

    @Test @MainActor func driversCombine() {
        let (a, b) = (BehaviorRelay(value: 1), BehaviorRelay(value: "a"))
        var seen: [String] = []
        let subscription = Driver.combineLatest(a.asDriver(), b.asDriver()) { "\($0)\($1)" }
            .drive(onNext: { seen.append($0) })
        a.accept(2)
        b.accept("b")
        #expect(seen == ["1a", "2a", "2b"])
        subscription.dispose()
    }

    @Test func driversUseTheSchedulerOfATest() {
        let scheduler = TestScheduler(initialClock: 0)
        SharingScheduler.mock(scheduler: scheduler) {
            let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .next(240, 3)])
            let result = scheduler.start {
                source.asSignal(onErrorJustReturn: 0).debounce(.seconds(10)).asObservable()
            }
            #expect(result.events.map(\.value) == [.next(2), .next(3)])
        }
    }

    @Test @MainActor func aControlPropertyReadsAndWrites() {
        let values = BehaviorRelay<String?>(value: "a")
        var written: [String?] = []
        let property = ControlProperty(
            values: values,
            valueSink: AnyObserver<String?> { if case .next(let value) = $0 { written.append(value) } })
        let (all, changed) = (Collector(property.orEmpty), Collector(property.changed))
        values.accept(nil)
        property.orEmpty.onNext("b")
        #expect(all.elements == ["a", ""])
        #expect(changed.elements == [nil])
        #expect(written == ["b"])
    }

    @Test @MainActor func aControlEventIsADriverAndASignal() {
        let taps = PublishSubject<Int>()
        let event = ControlEvent(events: taps)
        var seen: [Int] = []
        let bag = DisposeBag()
        event.asDriver().drive(onNext: { seen.append($0) }).disposed(by: bag)
        event.asSignal().emit(onNext: { seen.append($0 * 10) }).disposed(by: bag)
        event.asInfallible().subscribe(onNext: { seen.append($0 * 100) }).disposed(by: bag)
        taps.onNext(1)
        #expect(seen == [1, 10, 100])
    }
}
