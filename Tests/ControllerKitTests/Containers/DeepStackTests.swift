// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing
import ViewKit

/// The number of operations of the backend does not depend on the depth of a stack.
@MainActor struct DeepStackTests {
    /// Pages that count the calls.
    private final class CountingPages: HeadlessContainer<PagesState, PagesEvent> {
        static var count = 0

        override func render(_ state: PagesState) {
            Self.count += 1
            super.render(state)
            send(.shown)
        }

        override func insert(_ child: any BackendView, at index: Int) {
            Self.count += 1
            super.insert(child, at: index)
        }

        override func remove(at index: Int) {
            Self.count += 1
            super.remove(at: index)
        }

        override func move(from index: Int, to newIndex: Int) {
            Self.count += 1
            super.move(from: index, to: newIndex)
        }
    }

    private final class Counted: ViewController {
        static var living = 0

        override init() {
            super.init()
            Self.living += 1
        }

        isolated deinit { Self.living -= 1 }
    }

    /// The operations of the backend for that many screens, which are pushed, and then popped.
    private func operations(_ count: Int) -> (pushing: Int, popping: Int) {
        let navigation = NavigationController(root: Counted())
        let window = open(navigation)
        navigation.push(Counted())
        CountingPages.count = 0
        for _ in 0..<count { navigation.push(Counted()) }
        let pushing = CountingPages.count
        for _ in 0..<count { navigation.pop() }
        let popping = CountingPages.count - pushing
        #expect(
            navigation.viewControllers.count == 2 && navigation.children.count == 2 && Counted.living == 2)
        window.close()
        return (pushing, popping)
    }

    @Test func tenThousandScreensComeAndGoAtThePaceOfAThousand() {
        HeadlessBackend.install()
        HeadlessBackend.views.register(.pageStack) { CountingPages(.pages) }
        defer { HeadlessBackend.views.register(.pageStack) { HeadlessPages(.pages) } }
        let thousand = operations(1_000)
        let tenThousand = operations(10_000)
        #expect(thousand.pushing == 2 * 1_000 && thousand.popping == 2 * 1_000)
        #expect(tenThousand.pushing == 10 * thousand.pushing && tenThousand.popping == 10 * thousand.popping)
        #expect(Counted.living == 0)
    }
}
