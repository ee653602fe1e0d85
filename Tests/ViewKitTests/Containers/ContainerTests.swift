// SPDX-License-Identifier: MIT

import HeadlessBackend
import Testing
import ViewKit

@MainActor struct ContainerTests {
    init() { HeadlessBackend.install() }

    @Test func aViewThatIsAddedElsewhereLeavesItsContainer() {
        let label = Label("Ada")
        let first = Box([label])
        let second = Box([label])
        #expect(first.views.isEmpty)
        #expect(second.views.count == 1)
        #expect(label.superview === second)
    }

    @Test func aViewThatIsRemovedIsReleased() {
        let box = Box()
        weak var dead: Label?
        do {
            let label = Label("Ada")
            dead = label
            box.append(label)
            box.remove(label)
            #expect(label.superview == nil)
        }
        #expect(dead == nil)
    }

    @Test func aGridKnowsTheCellOfEachChild() {
        let name = Label("Name")
        let field = TextField()
        let grid = Grid(rows: [[name, nil], [nil, field]])
        #expect(grid.cells == [GridCell(column: 0, row: 0), GridCell(column: 1, row: 1)])
        _ = Box([name])
        #expect(grid.cells == [GridCell(column: 1, row: 1)])
    }

    @Test func constraintsReferToChildrenByTheirPlace() {
        let title = Label("Title")
        let button = Button("Close")
        let view = LayoutView([title, button])
        LayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
            button.topAnchor.constraint(greaterThanOrEqualTo: title.bottomAnchor),
            button.widthAnchor.constraint(equalTo: title.widthAnchor, multiplier: 2),
        ])
        #expect(shownConstraints(of: view).map(\.first) == [.child(0), .child(1), .child(1)])
        #expect(shownConstraints(of: view).map(\.second) == [.container, .child(0), .child(0)])
        #expect(shownConstraints(of: view).map(\.constant) == [12, 0, 0])
        #expect(shownConstraints(of: view)[2].multiplier == 2)
    }

    @Test func constraintsWhoseViewWasReleasedStayInactive() {
        let view = LayoutView()
        let constraints = {
            let label = Label("Ada")
            view.addSubview(label)
            defer { view.removeSubview(label) }
            return [
                label.topAnchor.constraint(equalTo: view.topAnchor),
                view.topAnchor.constraint(equalTo: label.topAnchor),
            ]
        }()
        LayoutConstraint.activate(constraints)
        #expect(constraints.allSatisfy { !$0.isActive })
        #expect(shownConstraints(of: view).isEmpty)
    }

    @Test func constraintsGoWithTheirView() {
        let title = Label("Title")
        let button = Button("Close")
        let view = LayoutView([title, button])
        let kept = button.heightAnchor.constraint(equalToConstant: 40)
        let lost = title.topAnchor.constraint(equalTo: view.topAnchor)
        LayoutConstraint.activate([kept, lost])
        view.removeSubview(title)
        #expect(!lost.isActive)
        #expect(kept.isActive)
        #expect(shownConstraints(of: view).map(\.firstAttribute) == [.height])
        kept.constant = 50
        #expect(shownConstraints(of: view).map(\.constant) == [50])
    }

    @Test func onlyTheVisiblePageIsSeen() {
        let pages = PageStack()
        let first = Label("First")
        let second = Label("Second")
        pages.show(first, among: [first, second])
        let view = pages.backendView as? HeadlessView
        #expect(view?.visibleTexts == ["First"])
        pages.show(second, among: [second], animation: .slide(.backward))
        #expect(view?.visibleTexts == ["Second"])
        #expect(first.superview == nil)
    }
}
