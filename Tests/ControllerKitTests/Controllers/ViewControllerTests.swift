// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing

@MainActor struct ViewControllerTests {
    @Test func childrenAppearAndDisappearWithTheirParent() {
        let parent = Screen("Parent")
        let child = Screen("Child")
        parent.addChild(child)
        #expect(child.phase == .hidden)
        let window = open(parent)
        #expect(child.phase == .visible)
        #expect(child.log == ["didLoad", "willAppear", "isAppearing", "didAppear"])
        window.close()
        #expect(child.phase == .dismissed)
    }

    @Test func aChildThatComesLateAppearsAtOnce() {
        let parent = Screen("Parent")
        let window = open(parent)
        let box = Box()
        parent.view.addSubview(box)
        let child = Screen("Child")
        parent.addChild(child, to: box)
        #expect(child.phase == .visible)
        #expect(window.headless.texts == ["Parent", "Child"])
        child.removeFromParent()
        #expect(child.phase == .detached)
        #expect(window.headless.texts == ["Parent"])
        window.close()
        #expect(child.phase == .detached)
    }

    @Test func visibilityIsKnownAtOnceAndThenFollowed() {
        let screen = Screen("Screen")
        var states: [Bool] = []
        let subscription = screen.rxVisible.subscribe(onNext: { states.append($0) })
        let window = open(screen)
        window.close()
        #expect(states == [false, true, false])
        subscription.dispose()
    }

    @Test func theLifeOfAControllerCanBeObserved() {
        let screen = Screen("Screen")
        var events: [LifecycleEvent] = []
        let subscription = screen.lifecycleEvents.subscribe(onNext: { events.append($0) })
        let window = open(screen)
        window.close()
        #expect(
            events == [
                .viewDidLoad, .viewWillAppear(animated: false), .viewIsAppearing(animated: false),
                .viewDidAppear(animated: false), .viewWillDisappear(animated: false),
                .viewDidDisappear(animated: false), .dismissed(animated: false),
            ])
        subscription.dispose()
    }
}
