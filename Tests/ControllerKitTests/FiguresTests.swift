// SPDX-License-Identifier: MIT

import ControllerKit
import Glibc
import HeadlessBackend
import Testing

private struct Count: Step {}

private final class CountingFlow: Flow {
    let navigation = NavigationController()
    var root: any Presentable { navigation }
    var count = 0

    func navigate(to step: any Step) -> FlowContributors {
        if step is Count { count += 1 }
        return .none
    }
}

/// What controllers cost, as ratios of processor time, which other programs do not change.
@MainActor @Suite(.serialized) struct FiguresTests {
    init() { HeadlessBackend.install() }

    /// The least processor time of three runs, in seconds.
    private func time(_ work: () -> Void) -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        return (0..<3).map { _ in
            let start = now()
            work()
            return now() - start
        }.min() ?? 0
    }

    @Test func tenThousandPushesAndPopsLeaveNothingAndMoveAtThePaceOfAThousand() {
        let navigation = NavigationController(root: ViewController())
        let window = WindowController(root: navigation)
        window.present()
        func pushAndPop(_ count: Int) {
            for _ in 0..<count {
                navigation.push(ViewController(), animation: .instant)
                navigation.pop(animation: .instant)
            }
        }
        let thousand = time { pushAndPop(1_000) }
        weak var last: ViewController?
        let tenThousand = time {
            pushAndPop(10_000)
            let controller = ViewController()
            last = controller
            navigation.push(controller, animation: .instant)
            navigation.pop(animation: .instant)
        }
        #expect(last == nil && navigation.children.count == 1 && navigation.viewControllers.count == 1)
        #expect(tenThousand < 13 * thousand, "10,000 take \(tenThousand / thousand) times as long as 1,000")
        window.close()
    }

    @Test func aStepThreeLevelsDeepCostsWhatItDoesAtOne() {
        let (flow, coordinator) = (CountingFlow(), FlowCoordinator())
        coordinator.coordinate(flow: flow, with: NoneStepper())
        /// The time of a thousand steps of a view model that is this deep below the one that the flow knows.
        func cost(_ depth: Int) -> Double {
            let root = RxViewModel()
            let subscription = root.steps.subscribe(onNext: { coordinator.navigate(to: $0) })
            var models = [root]
            for _ in 0..<depth {
                let child = RxViewModel()
                models.last?.addChild(child)
                models.append(child)
            }
            let time = time { for _ in 0..<1_000 { models.last?.steps.accept(Count()) } }
            subscription.dispose()
            return time
        }
        _ = cost(1)
        let ratio = cost(3) / cost(1)
        #expect(flow.count == 9_000)
        #expect(ratio < 1.5, "three levels take \(ratio) times as long as one")
    }
}
