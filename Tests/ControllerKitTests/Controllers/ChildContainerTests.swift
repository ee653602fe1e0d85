// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing

@MainActor struct ChildContainerTests {
    init() { HeadlessBackend.install() }

    @Test func aChildIsPinnedToTheEdgesOfALayoutView() {
        let parent = Screen("Parent")
        let container = LayoutView()
        parent.view.addSubview(container)
        let child = Screen("Child")
        parent.addChild(child, to: container)
        #expect(container.shownConstraints.map(\.firstAttribute) == [.top, .leading, .bottom, .trailing])
        #expect(container.shownConstraints.allSatisfy { $0.first == .child(0) && $0.second == .container })
        child.removeFromParent()
        #expect(container.shownConstraints.isEmpty)
        #expect(container.children.isEmpty)
    }

    @Test func aChildWithoutAContainerIsOneMoreViewOfItsParents() {
        let parent = Screen("Parent")
        parent.addChild(Screen("Child"))
        #expect(parent.view.shownConstraints.isEmpty)
        #expect(parent.view.children.count == 2)
    }

    @Test func aChildFillsABoxThatHasNoOtherView() {
        let parent = Screen("Parent")
        let box = Box()
        parent.view.addSubview(box)
        parent.addChild(Screen("First"), to: box)
        #expect(box.state.isHomogeneous)
        parent.addChild(Screen("Second"), to: box)
        #expect(!box.state.isHomogeneous)
        #expect(box.views.count == 2)
    }

    @Test func aChildIsInARowOfAGrid() {
        let parent = Screen("Parent")
        let grid = Grid(rows: [[Label("Name"), TextField()]])
        parent.view.addSubview(grid)
        let child = Screen("Child")
        parent.addChild(child, to: grid)
        #expect(grid.cells.last == GridCell(column: 0, row: 1))
        #expect(!grid.state.isHomogeneous)
        child.removeFromParent()
        #expect(grid.children.count == 2)
        let empty = Grid()
        parent.addChild(child, to: empty)
        #expect(empty.state.isHomogeneous)
    }

    @Test func aChildTakesThePlaceOfWhatAScrollViewOrAClampShows() {
        let parent = Screen("Parent")
        let label = Label("Nothing yet")
        let scroll = ScrollView(label)
        let clamp = Clamp(maximumWidth: 640)
        parent.view.addSubview(Box([scroll, clamp]))
        let first = Screen("First")
        let second = Screen("Second")
        parent.addChild(first, to: scroll)
        parent.addChild(second, to: clamp)
        #expect(scroll.content === first.view)
        #expect(clamp.content === second.view)
        #expect(label.superview == nil)
        first.removeFromParent()
        second.removeFromParent()
        #expect(scroll.content == nil)
        #expect(clamp.content == nil)
    }
}

extension LayoutView {
    fileprivate var shownConstraints: [LayoutConstraintState] {
        let constraints = (backendView as? HeadlessLayoutView)?.constraints ?? [:]
        return constraints.sorted { $0.key < $1.key }.map(\.value)
    }
}
