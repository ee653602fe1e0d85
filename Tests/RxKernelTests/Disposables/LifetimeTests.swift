// SPDX-License-Identifier: MIT

import RxKernelTesting
import Testing

@testable import RxKernel

/// A subscription releases its closures and observers when it ends, even if the disposable is still retained.
@Suite @MainActor struct LifetimeTests {
    /// Owns the bag of its subscriptions, as controllers and view models do.
    private final class Owner {
        let bag = DisposeBag()
        let relay = BehaviorRelay(value: 0)
        var number = 0
    }

    private func isReleased(_ subscribe: (Owner) -> Void) -> Bool {
        weak var released: Owner?
        do {
            let owner = Owner()
            released = owner
            subscribe(owner)
        }
        return released == nil
    }

    @Test func anEndedSubscriptionDoesNotKeepItsOwner() {
        #expect(
            isReleased { owner in
                Observable.just(1).subscribe(onNext: { owner.number = $0 }).disposed(by: owner.bag)
            })
        #expect(
            isReleased { owner in
                Observable.of(1, 2).map { $0 + owner.number }.subscribe(
                    onNext: { owner.number = $0 }, onCompleted: { owner.number = 0 },
                    onDisposed: { owner.number = 1 }
                ).disposed(by: owner.bag)
            })
        #expect(
            isReleased { owner in
                Observable<Int>.error(TestError()).subscribe { _ in owner.number = 1 }.disposed(by: owner.bag)
            })
        #expect(
            isReleased { owner in
                Single.just(1).subscribe(onSuccess: { owner.number = $0 }).disposed(by: owner.bag)
            })
        #expect(isReleased { owner in Observable.just(1).bind(to: owner.relay).disposed(by: owner.bag) })
        #expect(
            isReleased { owner in
                Observable.just(1).bind(onNext: { owner.number = $0 }).disposed(by: owner.bag)
            })
        #expect(
            isReleased { owner in
                Driver.just(1).drive(onNext: { owner.number = $0 }).disposed(by: owner.bag)
            })
        #expect(
            isReleased { owner in
                Signal.just(1).emit(onNext: { owner.number = $0 }).disposed(by: owner.bag)
            })
        #expect(
            isReleased { owner in
                Observable.just(1).subscribe(AnyObserver { _ in owner.number = 1 }).disposed(by: owner.bag)
            })
    }

    @Test func aSubscriptionThatWasDisposedOfDoesNotKeepItsOwner() {
        let subject = PublishSubject<Int>()
        var kept: [any Disposable] = []
        #expect(
            isReleased { owner in
                let subscription = subject.subscribe(
                    onNext: { owner.number = $0 }, onDisposed: { owner.number = 1 })
                subscription.dispose()
                kept.append(subscription)
            })
        #expect(
            isReleased { owner in
                let subscription = subject.map { $0 + owner.number }.subscribe(
                    AnyObserver { _ in owner.number = 1 })
                subscription.dispose()
                kept.append(subscription)
            })
        #expect(!subject.hasObservers)
    }

    @Test func aSubscriptionThatEndsWithinItsOwnEventIsReleasedAfterIt() {
        let subject = PublishSubject<Int>()
        var last = 0
        let isReleased = isReleased { owner in
            subject.subscribe(
                onNext: {
                    subject.onCompleted()
                    // The closure continues after its subscription has ended.
                    owner.number = $0
                }
            ).disposed(by: owner.bag)
            subject.onNext(1)
            last = owner.number
        }
        #expect(isReleased)
        #expect(last == 1)
    }

    @Test func sharedSequencesThatNeedNoTurnOfTheMainQueueLeaveNothingAtOnce() async {
        await mainQueueTurns()
        let before = Resources.total
        do {
            let (relay, publisher) = (BehaviorRelay(value: 1), PublishRelay<Int>())
            let bag = DisposeBag()
            relay.asDriver().map { $0 * 2 }.drive(onNext: { _ in }, onDisposed: {}).disposed(by: bag)
            publisher.asSignal().emit(onNext: { _ in }).disposed(by: bag)
            Driver.just(1).flatMapLatest { _ in relay.asDriver() }.drive(onNext: { _ in }).disposed(by: bag)
            publisher.accept(1)
            relay.accept(2)
        }
        #expect(Resources.total == before)
    }

    @Test func sharedSequencesOnATestSchedulerLeaveNothing() {
        let before = Resources.total
        do {
            let scheduler = TestScheduler(initialClock: 0)
            SharingScheduler.mock(scheduler: scheduler) {
                let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError())])
                let seen = scheduler.start {
                    source.asDriver(onErrorDriveWith: .of(2, 3)).debounce(.seconds(5)).asObservable()
                }
                #expect(seen.events.last?.value.isCompleted == true)
            }
        }
        #expect(Resources.total == before)
    }

    /// The sources of drivers and signals, and how they end.
    @Test func sharedSequencesLeaveNothing() async {
        await mainQueueTurns()
        let before = Resources.total
        do {
            let (relay, publisher) = (BehaviorRelay(value: 1), PublishRelay<Int>())
            let bag = DisposeBag()
            relay.asDriver().map { $0 * 2 }.distinctUntilChanged().drive(onNext: { _ in }).disposed(by: bag)
            publisher.asSignal().filter { $0 > 0 }.emit(onNext: { _ in }).disposed(by: bag)
            Driver.combineLatest(relay.asDriver(), Driver.of(1, 2, 3)) { $0 + $1 }.drive(onNext: { _ in })
                .disposed(by: bag)
            relay.asDriver().flatMapLatest { Driver.just($0) }.drive(relay.asObserverForTests).disposed(
                by: bag)
            Observable<Int>.error(TestError()).asDriver(onErrorRecover: { _ in .of(1, 2) })
                .drive(onNext: { _ in }).disposed(by: bag)
            Signal.from([1, 2, 3]).emit(onNext: { _ in }).disposed(by: bag)
            Driver<Int>.empty().drive(onNext: { _ in }).disposed(by: bag)
            Driver.of(1, 2).startWith(0).scan(0) { $0 + $1 }.drive(onNext: { _ in }).disposed(by: bag)
            publisher.accept(1)
            relay.accept(2)
            Thread { publisher.accept(3) }.join()
            await mainQueueTurns()
        }
        await mainQueueTurns()
        #expect(Resources.total == before)
    }

    /// The owner that the closures of `first` captured is released while `second` runs.
    private func isReleased(_ name: String, _ start: (Owner) -> any Disposable) {
        weak var released: Owner?
        let subscription: any Disposable
        do {
            let owner = Owner()
            released = owner
            subscription = start(owner)
        }
        #expect(released == nil, "\(name)")
        subscription.dispose()
    }

    @Test func aSequenceThatHasEndedIsReleasedWhileTheNextOneRuns() {
        func completed(_ owner: Owner) -> Completable { .empty().do(onCompleted: { owner.number += 1 }) }
        func ended(_ owner: Owner) -> Observable<Int> { .empty().do(onCompleted: { owner.number += 1 }) }
        func failed(_ owner: Owner) -> Observable<Int> {
            .error(TestError()).do(onError: { _ in owner.number += 1 })
        }
        let never = Observable<Int>.never()
        isReleased("andThen(Completable)") { completed($0).andThen(Completable.never()).subscribe() }
        isReleased("andThen(Single)") { completed($0).andThen(Single<Int>.never()).subscribe() }
        isReleased("andThen(Maybe)") { completed($0).andThen(Maybe<Int>.never()).subscribe() }
        isReleased("andThen(Observable)") { completed($0).andThen(never).subscribe() }
        isReleased("Completable.concat") { Completable.concat(completed($0), .never()).subscribe() }
        isReleased("concat") { ended($0).concat(never).subscribe() }
        isReleased("concat of an array") { Observable.concat([ended($0), never]).subscribe() }
        isReleased("Infallible.concat") {
            Infallible.concat(
                Infallible<Int>.empty().do(onCompleted: { [owner = $0] in owner.number += 1 }), .never()
            )
            .subscribe()
        }
        isReleased("catch") { failed($0).catch { _ in never }.subscribe() }
        isReleased("catch(sequence:)") { Observable.catch(sequence: [failed($0), never]).subscribe() }
        isReleased("ifEmpty(switchTo:)") { ended($0).ifEmpty(switchTo: never).subscribe() }
        isReleased("concat of a sequence of sequences") {
            Observable.of(ended($0), never).concat().subscribe()
        }
        isReleased("amb") {
            never.do(onNext: { [owner = $0] _ in owner.number += 1 }).amb(Observable.just(1).concat(never))
                .subscribe()
        }
    }
}

extension BehaviorRelay {
    /// An observer that does nothing.
    fileprivate var asObserverForTests: AnyObserver<Element> { AnyObserver { _ in } }
}
