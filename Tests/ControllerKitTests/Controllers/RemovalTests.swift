// SPDX-License-Identifier: MIT

import ControllerKit
import FlowKit
import HeadlessBackend
import Testing
import ViewKit

/// After a page is removed from its parent, container, flow and screen have the same state.
@MainActor struct RemovalTests {
    private let first = Screen("First")
    private let second = Screen("Second")

    init() { HeadlessBackend.install() }

    private func present(_ root: ViewController) throws -> (window: WindowController, view: HeadlessWindow) {
        let window = open(root)
        return (window, try #require(window.window.backendWindow as? HeadlessWindow))
    }

    @Test func aPushedPageThatIsRemovedLeavesTheStack() throws {
        let navigation = NavigationController(root: first)
        navigation.push(second)
        let (window, view) = try present(navigation)
        #expect(view.state.title == "Second")
        second.removeFromParent()
        #expect(navigation.viewControllers.map(\.title) == ["First"])
        #expect(view.state.title == "First" && first.phase == .visible)
        #expect(second.parent == nil && second.phase != .visible)
        navigation.push(second)
        #expect(view.state.title == "Second")
        first.removeFromParent()
        #expect(navigation.viewControllers.map(\.title) == ["Second"])
        #expect(second.phase == .visible)
        window.close()
    }

    @Test func aTabThatIsRemovedLeavesTheTabs() throws {
        let tabs = TabController([first, second])
        let (window, view) = try present(tabs)
        #expect(try view.tabs().titles == ["First", "Second"])
        first.removeFromParent()
        #expect(try view.tabs().titles == ["Second"])
        #expect(tabs.viewControllers.map(\.title) == ["Second"])
        #expect(second.phase == .visible && first.parent == nil)
        window.close()
    }

    @Test func aDetailThatIsRemovedLeavesTheSplit() throws {
        let split = SplitController(sidebar: Screen("Side"))
        split.show(first)
        split.show(second)
        let (window, _) = try present(split)
        second.removeFromParent()
        #expect(split.details.map(\.title) == ["First"])
        #expect(split.detail == nil && second.parent == nil)
        window.close()
    }

    @Test func aContributedChildThatIsRemovedIsRetainedUntilItIsClosed() {
        final class ChildFlow: Flow {
            struct Start: Step {}
            let parent = ViewController()
            weak var child: ViewController?
            var root: any Presentable { parent }
            func navigate(to step: Start) -> FlowContributors {
                let child = Screen("Child")
                self.child = child
                parent.addChild(child)
                return .viewController(child, with: NoneStepper())
            }
        }
        let coordinator = FlowCoordinator()
        let flow = ChildFlow()
        coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: ChildFlow.Start()))
        flow.child?.removeFromParent()
        #expect(flow.child?.phase == .detached)
        flow.child?.closeScreen()
        #expect(flow.child == nil)
    }

    @Test func aSideBarCannotBeRemoved() throws {
        let side = Screen("Side")
        let split = SplitController(sidebar: side)
        let (window, _) = try present(split)
        let reports = viewReports { side.removeFromParent() }
        #expect(side.parent === split && side.phase == .visible)
        #expect(
            reports == [
                "SplitController: Screen is the side bar of SplitController, and cannot be removed from it. Create another "
                    + "SplitController, or put a controller into the side bar whose children change."
            ])
        window.close()
    }
}
