// SPDX-License-Identifier: MIT

import RxKernel
import RxKernelTesting
import Testing

@Suite struct UtilityTests {
    @Test func doIsCalledInOrder() {
        var order: [String] = []
        func log(_ text: String) -> () -> Void { { order.append(text) } }
        let source = Observable.just(1).do(
            onNext: { order.append("on \($0)") }, afterNext: { order.append("after \($0)") },
            onCompleted: log("onCompleted"), afterCompleted: log("afterCompleted"),
            onSubscribe: log("onSubscribe"), onSubscribed: log("onSubscribed"), onDispose: log("onDispose"))
        source.subscribe(onNext: { _ in order.append("next") }, onCompleted: log("completed")).dispose()
        #expect(
            order == [
                "onSubscribe", "on 1", "next", "after 1", "onCompleted", "completed", "afterCompleted",
                "onSubscribed", "onDispose",
            ])
    }

    @Test func onDisposeComesAfterTheEndingAndTheSourcesDisposal() {
        var order: [String] = []
        let subject = PublishSubject<Int>()
        let source = Observable<Int>.create { observer in
            let subscription = subject.subscribe(observer)
            return Disposables.create(subscription, Disposables.create { order.append("source disposed") })
        }
        let observed = source.do(
            onError: { _ in order.append("onError") }, afterError: { _ in order.append("afterError") },
            onSubscribed: { order.append("onSubscribed") }, onDispose: { order.append("onDispose") })
        let subscription = observed.subscribe(onError: { _ in order.append("error") })
        subject.onError(TestError())
        #expect(
            order == ["onSubscribed", "onError", "error", "source disposed", "afterError", "onDispose"]
                || order == [
                    "onSubscribed", "onError", "error", "afterError", "source disposed", "onDispose",
                ])
        subscription.dispose()
        #expect(order.last == "onDispose" && order.count == 6)
    }

    @Test func whatDoThrowsIsSent() {
        let source = Observable.of(1, 2).do(onNext: { if $0 == 2 { throw TestError() } })
        #expect(Collector(source).events == [.next(1), .error(TestError())])
    }

    @Test @MainActor func observeOnMainQueuesReentrantEvents() async {
        let subject = PublishSubject<Int>()
        var order: [String] = []
        let subscription = subject.observe(on: MainScheduler.instance).subscribe(onNext: { number in
            order.append("begin \(number)")
            if number == 1 { subject.onNext(2) }
            order.append("end \(number)")
        })
        subject.onNext(1)
        subject.onNext(3)
        #expect(order == ["begin 1", "end 1"])
        await mainQueueTurns()
        #expect(order == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
        subscription.dispose()
    }

    @Test func bindSendsToSeveral() {
        let source = PublishSubject<Int>()
        let (a, b) = (BehaviorRelay(value: 0), BehaviorRelay<Int?>(value: nil))
        let replay = ReplayRelay<Int>.create(bufferSize: 3)
        let bag = DisposeBag {
            source.bind(to: a)
            source.bind(to: b)
            source.bind(to: replay)
        }
        source.onNext(5)
        #expect(a.value == 5)
        #expect(b.value == 5)
        #expect(Collector(replay).elements == [5])
        withExtendedLifetime(bag) {}
    }

    @Test func bindTakesAFunction() {
        func doubled(_ source: Observable<Int>) -> [Int] { Collector(source.map { $0 * 2 }).elements }
        func added(_ source: Observable<Int>) -> (Int) -> [Int] {
            { number in Collector(source.map { $0 + number }).elements }
        }
        #expect(Observable.of(1, 2).bind(to: doubled) == [2, 4])
        #expect(Observable.of(1, 2).bind(to: added, curriedArgument: 10) == [11, 12])
    }

    @Test func aBinderDoesNotRetainItsTarget() {
        final class Target { var value = 0 }
        weak var target: Target?
        let binder: Binder<Int>
        do {
            let alive = Target()
            target = alive
            binder = Binder(alive, scheduler: CurrentThreadScheduler.instance) { $0.value = $1 }
            binder.onNext(3)
            #expect(alive.value == 3)
        }
        #expect(target == nil)
        binder.onNext(4)
    }

    @Test func subscribersOfEventsSeeAll() {
        var events: [Event<Int>] = []
        Observable.of(1).subscribe { events.append($0) }.dispose()
        #expect(events == [.next(1), .completed])
    }
}
