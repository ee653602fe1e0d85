// SPDX-License-Identifier: MIT

import ControllerKit
import Testing

private enum Order {
    static let first = RxControllerEvent.identifier(of: Int.self)
    static let second = RxControllerEvent.identifier(of: Int.self)
    static let third = RxControllerEvent.identifier(of: Int.self)
}

private struct Told: Step, Equatable {
    let number: Int
}

/// The order of events, steps and receivers within one turn of the main queue.
@MainActor struct EventOrderTests {
    private let parent = RxViewModel()
    private let child = RxViewModel()
    private let sibling = RxViewModel()
    private let bag = DisposeBag()

    init() { parent.addChildren(child, sibling) }

    @Test func anEventIsReceivedBeforeAcceptReturns() {
        var log: [String] = []
        parent.events.value(of: Order.first).subscribe(onNext: { _ in log.append("received") }).disposed(
            by: bag)
        child.parentEvents.accept(Order.first.event(1))
        log.append("sent")
        #expect(log == ["received", "sent"])
    }

    @Test func receiversComeInTheOrderInWhichTheySubscribed() {
        var log: [String] = []
        sibling.parentEvents.value(of: Order.first).subscribe(onNext: { _ in log.append("sibling") })
            .disposed(by: bag)
        parent.events.value(of: Order.first).subscribe(onNext: { _ in log.append("parent") }).disposed(
            by: bag)
        child.parentEvents.value(of: Order.first).subscribe(onNext: { _ in log.append("child") }).disposed(
            by: bag)
        sibling.parentEvents.value(of: Order.first).subscribe(onNext: { _ in log.append("sibling again") })
            .disposed(
                by: bag)
        child.parentEvents.accept(Order.first.event(1))
        #expect(log == ["sibling", "parent", "child", "sibling again"])
    }

    @Test func allReceiveAllEventsInTheOrderInWhichTheyWereSent() {
        var log: [String] = []
        func listen(_ name: String, to events: RxControllerEvents) {
            Observable.merge(
                events.value(of: Order.first).map { "\(name) first \($0)" },
                events.value(of: Order.second).map { "\(name) second \($0)" }
            )
            .subscribe(onNext: { log.append($0) }).disposed(by: bag)
        }
        // It sends an event while the others have not received the first one yet.
        parent.events.value(of: Order.first).subscribe(onNext: { [parent] in
            parent.events.accept(Order.second.event($0 + 1))
        })
        .disposed(by: bag)
        listen("child", to: child.parentEvents)
        listen("sibling", to: sibling.parentEvents)
        parent.events.accept(Order.first.event(1))
        #expect(log == ["child first 1", "sibling first 1", "child second 2", "sibling second 2"])
    }

    @Test func eventsAndStepsComeInTheOrderInWhichTheyWereSent() {
        var log: [String] = []
        parent.events.value(of: Order.first).subscribe(onNext: { log.append("event \($0)") }).disposed(
            by: bag)
        parent.steps.subscribe(onNext: { log.append("step \(($0 as? Told)?.number ?? 0)") }).disposed(by: bag)
        child.parentEvents.accept(Order.first.event(1))
        child.steps.accept(Told(number: 2))
        child.parentEvents.accept(Order.first.event(3))
        #expect(log == ["event 1", "step 2", "event 3"])
    }

    @Test func aStepOfADescendantReachesTheRootWithinItsTurn() {
        let grandchild = RxViewModel()
        child.addChild(grandchild)
        var steps: [Told] = []
        parent.steps.compactMap { $0 as? Told }.subscribe(onNext: { steps.append($0) }).disposed(by: bag)
        grandchild.steps.accept(Told(number: 1))
        #expect(steps == [Told(number: 1)])
    }

    @Test func addingAChildAgainDoesNothing() {
        final class Counting: RxViewModel {
            var preparations = 0
            override func prepareForParentEvents() { preparations += 1 }
        }
        let counting = Counting()
        parent.addChild(counting)
        parent.addChild(counting)
        #expect(counting.preparations == 1)
    }
}
