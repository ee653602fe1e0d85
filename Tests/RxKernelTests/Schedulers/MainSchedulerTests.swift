// SPDX-License-Identifier: MIT

import Dispatch
import RxKernelTesting
import Testing

@testable import RxKernel

/// The order of the work that several sequences and the program submit to the main queue.
@Suite @MainActor struct MainSchedulerTests {
    /// Runs `body` on another thread, and waits for it without running the main queue.
    private func elsewhere(_ body: @escaping @Sendable () -> Void) { Thread(body).join() }

    @Test func whatOneThreadSendsThroughTwoSequencesArrivesInItsOrder() async {
        let (items, loading) = (PublishRelay<Int>(), PublishRelay<Bool>())
        let seen = Shared<[String]>([])
        let bag = DisposeBag()
        items.observe(on: MainScheduler.instance).subscribe(onNext: { item in seen { $0.append("\(item)") } })
            .disposed(by: bag)
        loading.observe(on: MainScheduler.instance).subscribe(onNext: { item in seen { $0.append("\(item)") }
        })
        .disposed(by: bag)
        elsewhere {
            items.accept(1)
            DispatchQueue.main.async { seen { $0.append("between") } }
            items.accept(2)
            loading.accept(false)
            items.accept(3)
        }
        await mainQueueTurns { seen { $0.count } == 5 }
        #expect(seen { $0 } == ["1", "between", "2", "false", "3"])
    }

    @Test func elementsKeepTheirOrderWhileTheObserverIsCalled() async {
        let (items, loading) = (PublishRelay<Int>(), PublishRelay<Bool>())
        var seen: [String] = []
        let bag = DisposeBag()
        items.observe(on: MainScheduler.instance)
            .subscribe(onNext: {
                seen.append("\($0)")
                guard $0 == 1 else { return }
                elsewhere {
                    items.accept(2)
                    loading.accept(false)
                }
            }).disposed(by: bag)
        loading.observe(on: MainScheduler.instance).subscribe(onNext: { seen.append("\($0)") })
            .disposed(by: bag)
        items.accept(1)
        await mainQueueTurns { seen.count == 3 }
        #expect(seen == ["1", "2", "false"])
    }

    @Test func aSerialQueueKeepsTheOrderOfTwoSequences() async {
        let scheduler = SerialDispatchQueueScheduler(qos: .userInitiated)
        let (items, loading) = (PublishRelay<Int>(), PublishRelay<Bool>())
        let seen = Shared<[String]>([])
        let bag = DisposeBag()
        items.observe(on: scheduler).subscribe(
            isolation: nil, onNext: { @Sendable item in seen { $0.append("\(item)") } }
        )
        .disposed(by: bag)
        loading.observe(on: scheduler).subscribe(
            isolation: nil, onNext: { @Sendable item in seen { $0.append("\(item)") } }
        )
        .disposed(by: bag)
        for number in 0..<100 {
            items.accept(number)
            loading.accept(true)
        }
        await mainQueueTurns { seen { $0.count } == 200 }
        #expect(seen { $0 } == (0..<100).flatMap { ["\($0)", "true"] })
    }

    @Test func inVirtualTimeEachEventTakesItsOwnTick() {
        let scheduler = TestScheduler(initialClock: 0)
        let seen = scheduler.start {
            Observable<Int>.create { observer in
                for number in 1...3 { observer.onNext(number) }
                observer.onCompleted()
                return Disposables.create()
            }.observe(on: scheduler)
        }
        #expect(
            seen.events == [.next(201, 1), .next(202, 2), .next(203, 3), .completed(204)])
    }

    @Test func workWithinWorkIsDoneInALaterTurn() async {
        var order: [String] = []
        _ = MainScheduler.instance.schedule(()) {
            order.append("begin")
            DispatchQueue.main.async { MainActor.assumeIsolated { order.append("queued before") } }
            _ = MainScheduler.instance.schedule(()) {
                order.append("nested")
                return Disposables.create()
            }
            order.append("end")
            return Disposables.create()
        }
        #expect(order == ["begin", "end"])
        await mainQueueTurns()
        #expect(order == ["begin", "end", "queued before", "nested"])
    }

    @Test func aSchedulerOfItsOwnDoesNotWaitForAnother() {
        var order: [String] = []
        _ = MainScheduler.instance.schedule(()) {
            _ = MainScheduler().schedule(()) {
                order.append("nested")
                return Disposables.create()
            }
            order.append("end")
            return Disposables.create()
        }
        #expect(order == ["nested", "end"])
    }

    @Test func aLongSequenceOnTheMainSchedulerLetsTheLoopTurn() async {
        var (count, turns, isCompleted) = (0, 0, false)
        func tick() {
            turns += 1
            if !isCompleted { DispatchQueue.main.async { MainActor.assumeIsolated { tick() } } }
        }
        let subscription = Observable.range(start: 0, count: 50_000, scheduler: MainScheduler.instance)
            .subscribe(onNext: { _ in count += 1 }, onCompleted: { isCompleted = true })
        tick()
        #expect(count == 1)
        await mainQueueTurns { isCompleted }
        #expect(count == 50_000)
        #expect(turns > 2_500)
        subscription.dispose()
    }

    @Test func repeatedElementsOnTheMainSchedulerDoNotNest() async {
        var (count, isCompleted) = (0, false)
        let subscription = Observable.repeatElement(1, scheduler: MainScheduler.instance).take(50_000)
            .subscribe(onNext: { count += $0 }, onCompleted: { isCompleted = true })
        await mainQueueTurns { isCompleted }
        #expect(count == 50_000)
        subscription.dispose()
    }

    @Test func aRelayThatFeedsItselfDoesNotNest() async {
        let relay = PublishRelay<Int>()
        var last = 0
        let subscription = relay.observe(on: MainScheduler.instance).subscribe(onNext: {
            last = $0
            if $0 < 50_000 { relay.accept($0 + 1) }
        })
        relay.accept(1)
        #expect(last == 1)
        await mainQueueTurns { last == 50_000 }
        subscription.dispose()
    }

    @Test func aSignalOfElementsSendsItsFirstWithinTheCall() async {
        var seen: [Int] = []
        let subscription = Signal.from([1, 2, 3]).emit(onNext: { seen.append($0) })
        #expect(seen == [1])
        await mainQueueTurns()
        #expect(seen == [1, 2, 3])
        subscription.dispose()
    }
}
