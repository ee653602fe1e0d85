// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing

/// A controller that is added to another parent leaves the one that it has.
@MainActor struct ReparentingTests {
    private let child = Screen("Child")
    private let other = Screen("Other")

    /// Adds the child to another parent, and checks that it is alive there.
    private func move() {
        var dismissals = 0
        let subscription = child.rx.dismissed.subscribe(onNext: { _ in dismissals += 1 })
        other.addChild(child)
        #expect(child.parent === other)
        #expect(child.view.superview === other.view)
        #expect(child.phase == .hidden)
        #expect(dismissals == 0)
        subscription.dispose()
    }

    @Test func aChildLeavesItsParent() {
        let parent = Screen("Parent")
        let box = Box()
        parent.view.addSubview(box)
        parent.addChild(child, to: box)
        let window = open(parent)
        move()
        #expect(parent.children.isEmpty)
        #expect(box.views.isEmpty)
        #expect(child.log.suffix(2) == ["willDisappear", "didDisappear"])
        window.close()
        #expect(child.phase == .hidden)
    }

    @Test func aScreenLeavesItsStack() {
        let navigation = NavigationController(root: Screen("Root"))
        let window = open(navigation)
        navigation.push(child)
        move()
        #expect(navigation.viewControllers.map(\.title) == ["Root"])
        #expect(navigation.topViewController?.phase == .visible)
        #expect(window.headless.texts.contains("Root"))
        window.close()
        #expect(child.phase == .hidden)
    }

    @Test func aScreenLeavesItsTabs() {
        let tabs = TabController([child, Screen("Second")])
        let window = open(tabs)
        move()
        #expect(tabs.viewControllers.map(\.title) == ["Second"])
        #expect(tabs.selected?.phase == .visible)
        window.close()
    }

    @Test func aDetailLeavesItsSplitView() {
        let split = SplitController(sidebar: Screen("Sidebar"))
        let window = open(split)
        split.show(child)
        move()
        #expect(split.details.isEmpty)
        #expect(split.detail == nil)
        window.close()
    }

    @Test func aScreenMovesFromOneContainerToAnother() {
        let navigation = NavigationController(root: child)
        let tabs = TabController([Screen("First")])
        let window = open(tabs)
        tabs.select(child)
        #expect(navigation.viewControllers.isEmpty)
        #expect(child.phase == .visible)
        #expect(child.parent === tabs)
        window.close()
    }
}
