// SPDX-License-Identifier: MIT

import RxKernel
import Testing

@Suite struct DeallocationTests {
    private class Player: ReactiveCompatible, DeallocationReporting {
        let deallocation = Deallocation()
    }

    private final class LoudPlayer: Player {
        let onDeinit: () -> Void

        init(onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }

        deinit {
            deallocation.begin()
            onDeinit()
        }
    }

    @Test func anObjectReportsItsDeallocation() {
        var events: [String] = []
        weak var dead: Player?
        let bag = DisposeBag()
        do {
            let player = Player()
            dead = player
            player.rx.deallocating.subscribe(onNext: { events.append("deallocating") }).disposed(by: bag)
            player.rx.deallocated.subscribe(
                onNext: { events.append("deallocated") }, onCompleted: { events.append("completed") }
            ).disposed(by: bag)
            #expect(events == [])
        }
        #expect(dead == nil)
        #expect(events == ["deallocating", "deallocated", "completed"])
    }

    @Test func deallocatingComesBeforeTheDeinitIsOver() {
        var events: [String] = []
        let bag = DisposeBag()
        do {
            let player = LoudPlayer { events.append("deinit") }
            player.rx.deallocating.subscribe(onNext: { events.append("deallocating") }).disposed(by: bag)
            player.rx.deallocated.subscribe(onNext: { events.append("deallocated") }).disposed(by: bag)
        }
        #expect(events == ["deallocating", "deinit", "deallocated"])
    }

    @Test func aSubscriptionAfterTheDeallocationReceivesItAtOnce() {
        var player: Player? = Player()
        let deallocated = player?.rx.deallocated
        player = nil
        var count = 0
        _ = deallocated?.subscribe(onNext: { count += 1 })
        #expect(count == 1)
    }

    @Test func aSequenceEndsWithAnObject() {
        let ticks = PublishSubject<Int>()
        var player: Player? = Player()
        var isCompleted = false
        let bag = DisposeBag()
        if let player {
            ticks.take(until: player.rx.deallocated).subscribe(onCompleted: { isCompleted = true })
                .disposed(by: bag)
        }
        player = nil
        #expect(isCompleted)
        #expect(!ticks.hasObservers)
    }
}
