// SPDX-License-Identifier: MIT

import HeadlessBackend
import Testing
import ViewKit

/// Returns the constraints that the backend has, the oldest one first.
@MainActor func shownConstraints(of view: LayoutView) -> [LayoutConstraintState] {
    let constraints = (view.backendView as? HeadlessLayoutView)?.constraints ?? [:]
    return constraints.sorted { $0.key < $1.key }.map(\.value)
}

/// Guides, size groups and conflicts.
@MainActor @Suite(.serialized) struct LayoutGuideTests {
    init() { HeadlessBackend.install() }

    @Test func constraintsReferToGuides() {
        let label = Label("A")
        let view = LayoutView([label])
        let guide = LayoutGuide("gap")
        let width = guide.widthAnchor.constraint(equalToConstant: 20)
        #expect(
            reported { width.isActive = true } == [
                "LayoutGuide #gap: a constraint refers to LayoutGuide #gap, which is neither the container nor one of its children, "
                    + "and was not activated. A constraint relates the views that subviews() returns, and the view of the "
                    + "controller. Views in a Box or a Grid have no constraints. Deactivate a constraint before one of its views is "
                    + "added to another container."
            ])
        view.addLayoutGuide(guide)
        let place = label.leadingAnchor.constraint(equalTo: guide.trailingAnchor)
        LayoutConstraint.activate([width, place])
        #expect(shownConstraints(of: view).map(\.first) == [.guide(1), .child(0)])
        #expect(shownConstraints(of: view).map(\.second) == [nil, .guide(1)])
        #expect(guide.path == "LayoutView > LayoutGuide #gap")
        view.removeLayoutGuide(guide)
        #expect(!width.isActive && !place.isActive && view.layoutGuides.isEmpty)
        let other = LayoutView()
        other.addLayoutGuide(guide)
        view.addLayoutGuide(guide)
        #expect(other.layoutGuides.isEmpty && guide.owner === view)
    }

    @Test func theViewsOfASizeGroupHaveItsNumber() throws {
        let labels = ["A", "B", "C"].map { Label($0) }
        let group = SizeGroup(.both, Array(labels[0...1]))
        func properties(_ view: Label) throws -> ViewProperties {
            try #require(view.backendView as? HeadlessView).common
        }
        let id = try #require(try properties(labels[0]).widthGroup)
        #expect(try properties(labels[1]).widthGroup == id && properties(labels[1]).heightGroup == id)
        #expect(try properties(labels[2]).widthGroup == nil)
        SizeGroup(.width).add(labels[1])
        #expect(try properties(labels[1]).widthGroup != id && properties(labels[1]).heightGroup == id)
        group.remove(labels[1])
        #expect(try properties(labels[1]).widthGroup != nil && properties(labels[1]).heightGroup == nil)
    }

    // MARK: Conflicts

    @Test func twoWidthsOfOneViewAreAConflict() async {
        let label = Label("A").with { $0.identifier = "name" }
        let view = LayoutView([label])
        let narrow = label.widthAnchor.constraint(equalToConstant: 100)
        let wide = label.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
        let other = label.heightAnchor.constraint(equalToConstant: 20)
        LayoutConstraint.activate([narrow, other, wide])
        #expect(
            view.conflicts.map { $0.map(ObjectIdentifier.init) } == [
                [narrow, wide].map(ObjectIdentifier.init)
            ])
        var reports: [String] = []
        let handler = ViewReport.handler
        ViewReport.handler = { reports.append("\($0)") }
        for _ in 0..<20 { await Task.yield() }
        ViewReport.handler = handler
        #expect(
            reports == [
                """
                LayoutView: these required constraints cannot be satisfied together, so that GTK breaks one of them:
                  LayoutView > Label #name.width == 100
                  LayoutView > Label #name.width >= 200
                Deactivate one of them, or set the priority of one of them to high, medium or low.
                """
            ])
        narrow.priority = .low
        #expect(view.conflicts.isEmpty)
    }

    @Test func aConflictIsFoundAcrossSeveralViews() {
        let a = Label("A"), b = Label("B"), c = Label("C")
        let view = LayoutView([a, b, c])
        let constraints = [
            a.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 8),
            c.leadingAnchor.constraint(equalTo: b.leadingAnchor),
            a.widthAnchor.constraint(equalToConstant: 50),
            a.topAnchor.constraint(equalTo: view.topAnchor),
            c.leadingAnchor.constraint(lessThanOrEqualTo: view.leadingAnchor, constant: 40),
        ]
        LayoutConstraint.activate(constraints)
        let expected = [0, 1, 2, 3, 5].map { ObjectIdentifier(constraints[$0]) }
        #expect(view.conflicts.map { $0.map(ObjectIdentifier.init) } == [expected])
        constraints[3].constant = 20
        #expect(view.conflicts.isEmpty)
    }

    @Test func negativeLengthsAndCyclesOfDistancesAreConflicts() {
        let a = Label("A"), b = Label("B")
        let view = LayoutView([a, b])
        a.widthAnchor.constraint(equalToConstant: -1).isActive = true
        #expect(view.conflicts.map(\.count) == [1])
        let first = b.topAnchor.constraint(greaterThanOrEqualTo: a.bottomAnchor)
        let second = a.topAnchor.constraint(greaterThanOrEqualTo: b.bottomAnchor, constant: 1)
        LayoutConstraint.activate([first, second])
        #expect(view.conflicts.map(\.count) == [1, 2])
    }

    @Test func aConstraintThatIsThereTwiceIsNoConflict() {
        let a = Label("A"), b = Label("B")
        let view = LayoutView([a, b])
        for _ in 0..<2 {
            LayoutConstraint.activate(
                a.constraints(pinnedTo: view) + b.constraints(pinnedTo: a, insets: Insets(4))
                    + [
                        a.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                        b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
                        b.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
                        b.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
                        b.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.5),
                    ])
        }
        #expect(view.conflicts.isEmpty)
        let wide = a.widthAnchor.constraint(greaterThanOrEqualToConstant: 109)
        wide.isActive = true
        #expect(view.conflicts.count == 1)
        wide.constant = 108
        #expect(view.conflicts.isEmpty)
    }

    @Test func aScreenOf200ConstraintsIsCheckedWithoutFindingAny() {
        let labels = (0..<50).map { Label("\($0)") }
        let view = LayoutView(labels)
        for (index, label) in labels.enumerated() {
            let above = index == 0 ? view.topAnchor : labels[index - 1].bottomAnchor
            LayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: above, constant: 4),
                label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -8),
                label.heightAnchor.constraint(greaterThanOrEqualToConstant: 10),
            ])
        }
        #expect(view.conflicts.isEmpty)
        view.heightAnchor.constraint(equalToConstant: 600).isActive = true
        let limit = labels[49].bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor)
        limit.isActive = true
        // 50 labels of 10 and 50 distances of 4 are 700.
        #expect(view.conflicts.map(\.count) == [102])
    }
}
