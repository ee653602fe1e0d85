// SPDX-License-Identifier: MIT

import ControllerKit
import RxKernel
import Testing

private enum LoopEvent {
    static let down = RxControllerEvent.identifier(of: Int.self, cached: false)
    static let up = RxControllerEvent.identifier(of: Int.self, cached: false)
}

private final class ParentViewModel: RxViewModel {
    override init() {
        super.init()
        events.value(of: LoopEvent.up).map { LoopEvent.down.event($0 + 1) }.bind(to: events).disposed(
            by: disposeBag)
    }
}

private final class ChildViewModel: RxViewModel {
    var received: [Int] = []
    /// The greatest number that is forwarded.
    var limit = Int.max

    override func prepareForParentEvents() {
        parentEvents.value(of: LoopEvent.down)
            .filter { [unowned self] in
                received.append($0)
                return $0 < limit
            }
            .map { LoopEvent.up.event($0) }.bind(to: parentEvents).disposed(by: disposeBag)
    }
}

@MainActor @Suite(.serialized) struct ForwardLoopTests {
    @Test func aLoopOfForwardsIsReportedAndCut() {
        let parent = ParentViewModel()
        let child = ChildViewModel()
        parent.addChild(child)
        let reports = controllerReports { parent.events.accept(LoopEvent.down.event(0)) }
        #expect(
            reports == [
                "An event was forwarded in a loop without end: LoopEvent, line 9 of ParentViewModel, then LoopEvent, line 8 of "
                    + "ParentViewModel, then LoopEvent, line 9 of ParentViewModel. The last one was not sent. Remove one of these "
                    + "forwards, or forward only values that have changed."
            ])
        #expect(child.received.count > 10 && child.received.count < 200)
        let count = child.received.count
        #expect(controllerReports { parent.events.accept(LoopEvent.down.event(0)) }.count == 1)
        #expect(child.received.count == 2 * count)
    }

    @Test func aLoopThatEndsByItselfIsNotReported() {
        let parent = ParentViewModel()
        let child = ChildViewModel()
        child.limit = 20
        parent.addChild(child)
        #expect(controllerReports { parent.events.accept(LoopEvent.down.event(0)) }.isEmpty)
        #expect(child.received == Array(0...20))
    }

    @Test func manyEventsOneAfterTheOtherAreNoLoop() {
        let parent = RxViewModel()
        var count = 0
        parent.events.value(of: LoopEvent.down).subscribe(onNext: { _ in count += 1 }).disposed(
            by: parent.disposeBag)
        #expect(
            controllerReports {
                for number in 0..<1_000 { parent.events.accept(LoopEvent.down.event(number)) }
            }.isEmpty
        )
        #expect(count == 1_000)
    }
}
