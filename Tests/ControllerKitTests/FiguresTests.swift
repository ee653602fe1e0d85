// SPDX-License-Identifier: MIT

import ControllerKit
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

/// The objects and the memory that 10,000 screens and steps leave behind. The benchmarks measure their time.
@MainActor @Suite(.serialized) struct FiguresTests {
    init() { HeadlessBackend.install() }

    @Test func tenThousandPushesAndPopsLeaveNothing() {
        let navigation = NavigationController(root: ViewController())
        let window = open(navigation)
        weak var last: ViewController?
        for _ in 0..<10_000 {
            let controller = ViewController()
            last = controller
            navigation.push(controller, animation: .instant)
            navigation.pop(animation: .instant)
        }
        #expect(last == nil && navigation.children.count == 1 && navigation.viewControllers.count == 1)
        window.close()
    }

    @Test(arguments: [1, 3]) func aStepIsNavigatedOnceFromEachDepth(_ depth: Int) {
        let (flow, coordinator) = (CountingFlow(), FlowCoordinator())
        coordinator.coordinate(flow: flow, with: NoneStepper())
        let root = RxViewModel()
        let subscription = root.steps.subscribe(onNext: { coordinator.navigate(to: $0) })
        var models = [root]
        for _ in 0..<depth {
            let child = RxViewModel()
            models.last?.addChild(child)
            models.append(child)
        }
        for _ in 0..<1_000 { models.last?.steps.accept(Count()) }
        #expect(flow.count == 1_000)
        subscription.dispose()
    }

    @Test func anObserverBetweenTheLevelsReceivesEachStepOnce() {
        let models = (0..<5).map { _ in RxViewModel() }
        for (parent, child) in zip(models, models.dropFirst()) { parent.addChild(child) }
        var received = [0, 0, 0, 0, 0]
        func observe(_ level: Int) -> any Disposable {
            models[level].steps.subscribe(onNext: { _ in received[level] += 1 })
        }
        let top = observe(0)
        models[4].steps.accept(Count())
        let (middle, other) = (observe(2), observe(2))
        models[4].steps.accept(Count())
        models[1].steps.accept(Count())
        #expect(received == [3, 0, 2, 0, 0])
        for subscription in [middle, other] { subscription.dispose() }
        models[4].steps.accept(Count())
        #expect(received == [4, 0, 2, 0, 0])
        top.dispose()
    }
}
