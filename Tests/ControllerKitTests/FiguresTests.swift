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
        let window = WindowController(root: navigation)
        window.present()
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
}
