// SPDX-License-Identifier: MIT

import RxKernel
import Testing

/// In Swift 5 mode, as a program for RxSwift is written: the spellings of bindings to relays. RxSwift has an overload for each relay, with
/// optional and with other elements.
@Suite @MainActor struct RelaySpellingTests {
    private enum Phase {
        case idle
        case busy
    }

    private let bag = DisposeBag()
    private let numbers = Observable.of(1, 2)
    private let publish = PublishRelay<Int>()
    private let publishOptional = PublishRelay<Int?>()
    private let behavior = BehaviorRelay(value: 0)
    private let behaviorOptional = BehaviorRelay<Int?>(value: nil)
    private let replay = ReplayRelay<Int>.create(bufferSize: 1)
    private let replayOptional = ReplayRelay<Int?>.createUnbound()
    private let text = BehaviorRelay<String?>(value: nil)
    private let phase = BehaviorRelay(value: Phase.idle)
    private let nothing = PublishRelay<Void>()

    @Test func anObservableIsBoundToEachRelay() {
        numbers.bind(to: publish).disposed(by: bag)
        numbers.bind(to: publishOptional, publishOptional).disposed(by: bag)
        numbers.bind(to: behavior).disposed(by: bag)
        numbers.bind(to: behaviorOptional).disposed(by: bag)
        numbers.bind(to: replay, replay).disposed(by: bag)
        numbers.bind(to: replayOptional).disposed(by: bag)
        Observable<Int?>.of(3, nil).bind(to: behaviorOptional, behaviorOptional).disposed(by: bag)
        Observable<Int?>.of(3, nil).bind(to: publishOptional).disposed(by: bag)
        #expect(behavior.value == 2 && behaviorOptional.value == nil)
        let (first, second) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
        numbers.bind(to: first, second).disposed(by: bag)
        #expect(first.value == 2 && second.value == 2)
    }

    @Test func elementsAreInferredFromTheRelay() {
        numbers.map { _ in .busy }.bind(to: phase).disposed(by: bag)
        numbers.map { $0 > 2 ? .idle : .busy }.bind(to: phase).disposed(by: bag)
        numbers.map { "\($0)" }.bind(to: text).disposed(by: bag)
        numbers.map(String.init).bind(to: text).disposed(by: bag)
        numbers.map { $0 == 1 ? nil : "two" }.bind(to: text).disposed(by: bag)
        numbers.map { _ in }.bind(to: nothing).disposed(by: bag)
        numbers.flatMapLatest { Observable.just($0) }.scan(0) { $0 + $1 }.bind(to: behaviorOptional).disposed(
            by: bag)
        Observable.combineLatest(numbers, behavior) { $0 + $1 }.bind(to: publish).disposed(by: bag)
        Observable.just(.busy).bind(to: phase).disposed(by: bag)
        #expect(phase.value == .busy && text.value == "two" && behaviorOptional.value == 3)
        Observable.just(4).bind(to: behaviorOptional).disposed(by: bag)
        #expect(behaviorOptional.value == 4)
        Observable.of(4, nil).bind(to: behaviorOptional).disposed(by: bag)
        Observable.just(nil).bind(to: text).disposed(by: bag)
        #expect(behaviorOptional.value == nil && text.value == nil)
    }

    @Test func relaysAreDistinguishedFromObserversBindersAndFunctions() {
        let subject = PublishSubject<Int>()
        let subscribe: (Observable<Int>) -> any Disposable = { $0.bind(to: self.behavior) }
        subject.bind(to: behaviorOptional).disposed(by: bag)
        numbers.bind(to: subject).disposed(by: bag)
        numbers.bind(to: subject.asObserver(), subject.asObserver()).disposed(by: bag)
        numbers.bind(to: BehaviorSubject<Int?>(value: nil)).disposed(by: bag)
        numbers.bind(to: Binder(behavior, scheduler: CurrentThreadScheduler.instance) { $0.accept($1) })
            .disposed(by: bag)
        numbers.bind(to: subscribe).disposed(by: bag)
        numbers.bind { $0.bind(to: self.behavior) }.disposed(by: bag)
        numbers.bind { self.behavior.accept($0) }.disposed(by: bag)
        numbers.bind(onNext: publish.accept).disposed(by: bag)
        #expect(behavior.value == 2)
    }

    @Test func driversSignalsAndInfalliblesAreSentToEachRelay() {
        Driver.just(1).drive(behavior).disposed(by: bag)
        Driver.just(1).drive(behaviorOptional, behaviorOptional).disposed(by: bag)
        Driver.just(1).drive(replay).disposed(by: bag)
        Driver.just(1).drive(replayOptional).disposed(by: bag)
        Driver.just(1).map { _ in .busy }.drive(phase).disposed(by: bag)
        Driver.just(nil).drive(text).disposed(by: bag)
        Driver.just(1).drive().disposed(by: bag)
        #expect(behavior.value == 1 && behaviorOptional.value == 1 && phase.value == .busy)
        Signal.just(2).emit(to: publish).disposed(by: bag)
        Signal.just(2).emit(to: publishOptional).disposed(by: bag)
        Signal.just(2).emit(to: behavior, behavior).disposed(by: bag)
        Signal.just(2).emit(to: behaviorOptional).disposed(by: bag)
        Signal.just(2).emit(to: replay).disposed(by: bag)
        Signal.just(2).map { _ in }.emit(to: nothing).disposed(by: bag)
        Signal.just(2).emit().disposed(by: bag)
        #expect(behavior.value == 2 && behaviorOptional.value == 2)
        Infallible.just(3).bind(to: publish, publish).disposed(by: bag)
        Infallible.just(3).bind(to: behavior).disposed(by: bag)
        Infallible.just(3).bind(to: behaviorOptional).disposed(by: bag)
        Infallible.just(3).bind(to: replayOptional).disposed(by: bag)
        replay.asInfallible().map { $0 + 1 }.bind(to: behavior).disposed(by: bag)
        #expect(behavior.value == 3 && behaviorOptional.value == 3)
    }

    @Test func aGenericFunctionBindsToRelaysOfItsElement() {
        func bind<Source: ObservableType>(_ source: Source, _ last: BehaviorRelay<Source.Element?>)
            -> [any Disposable]
        {
            let all = ReplayRelay<Source.Element>.createUnbound()
            return [
                source.bind(to: all), all.bind(to: last, last), source.map { [$0] }.bind(to: PublishRelay()),
            ]
        }
        bag.insert(bind(numbers, behaviorOptional))
        #expect(behaviorOptional.value == 2)
    }
}
