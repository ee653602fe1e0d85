// SPDX-License-Identifier: MIT

import GObject
import Gtk
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    /// When GTK gets constraints, guides and size groups, and the layouts that result.
    @MainActor struct ConstraintTests {
        private struct Row: Identifiable, Equatable { let id: Int }

        init() { Stage.gtk.enter() }

        private func replacements(_ view: LayoutView) throws -> Int {
            try #require(view.backendView as? GtkLayoutView).replacements
        }

        /// A screen of 200 constraints.
        private func makeScreen() -> (LayoutView, [Label]) {
            let labels = (0..<50).map { Label("10\($0)", style: .monospace) }
            let view = LayoutView(labels)
            for (index, label) in labels.enumerated() {
                let above = index == 0 ? view.topAnchor : labels[index - 1].bottomAnchor
                LayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: above),
                    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 8),
                    label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor),
                    label.heightAnchor.constraint(greaterThanOrEqualToConstant: 4),
                ])
            }
            return (view, labels)
        }

        @Test func constraintsAreReplacedOnlyIfANaturalSizeHasChanged() async throws {
            let (view, labels) = makeScreen()
            let window = await openWindowAndSettle(view)
            #expect(try replacements(view) == 1)
            labels[7].text = "207"
            labels[8].text = "208"
            await settle()
            #expect(try replacements(view) == 1)
            labels[7].text = "2007"
            labels[8].text = "2008"
            await settle()
            #expect(try replacements(view) == 2)
            LayoutConstraint.activate(
                labels[1...3].map { $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 50) })
            await settle()
            #expect(try replacements(view) == 3)
            window.close()
        }

        @Test(arguments: [false, true])
        func anInequalityThatMayBeBrokenIsBrokenBeforeAnEquationOfHigherPriority(isRightToLeft: Bool)
            async
        {
            let child = Label("Ada")
            let view = LayoutView([child])
            let wide = child.widthAnchor.constraint(equalToConstant: 300)
            wide.priority = .high
            let narrow = child.widthAnchor.constraint(lessThanOrEqualToConstant: 200)
            narrow.priority = .medium
            let inset = child.leadingAnchor.constraint(
                greaterThanOrEqualTo: view.leadingAnchor, constant: 40)
            inset.priority = .medium
            let edge = child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10)
            edge.priority = .low
            LayoutConstraint.activate([
                wide, narrow, inset, edge, child.topAnchor.constraint(equalTo: view.topAnchor),
            ])
            for view: any View in [view, child] { widget(view).direction = isRightToLeft ? .rtl : .ltr }
            let window = openWindow(view, Size(width: 500, height: 100))
            func leading() -> Int {
                guard let bounds = widget(child).computeBounds(widget(view)) else { return -1 }
                let x = Int(bounds.origin.x)
                return isRightToLeft ? widget(view).width - x - Int(bounds.size.width) : x
            }
            await settle()
            #expect([widget(child).width, leading()] == [300, 40])
            wide.priority = .low
            await settle()
            #expect([widget(child).width, leading()] == [200, 40])
            narrow.isActive = false
            inset.isActive = false
            await settle()
            #expect([widget(child).width, leading()] == [300, 10])
            window.close()
        }

        @Test(arguments: [false, true])
        func childrenThatArePinnedToTheEdgesNeedNoSolver(isRightToLeft: Bool) async throws {
            let child = Label("Text that is wrapped into several lines, since the window is narrow")
            child.wraps = true
            let cover = Label("Cover")
            cover.isHidden = true
            let view = LayoutView([child, cover])
            LayoutConstraint.activate(
                child.constraints(
                    pinnedTo: view, insets: Insets(top: 1, leading: 20, bottom: 2, trailing: 40)))
            for view: any View in [view, child] { widget(view).direction = isRightToLeft ? .rtl : .ltr }
            let window = await openWindowAndSettle(view, Size(width: 200, height: 10))
            func frame() -> [Int] {
                guard let bounds = widget(child).computeBounds(widget(view)) else { return [] }
                return [
                    Int(bounds.origin.x), Int(bounds.origin.y),
                    widget(view).width - Int(bounds.size.width),
                    widget(view).height - Int(bounds.size.height),
                ]
            }
            #expect(frame() == [isRightToLeft ? 40 : 20, 1, 60, 3])
            #expect(
                widget(view).height >= widget(child).measure(.vertical, forSize: widget(child).width).minimum
                    + 3)
            #expect(try replacements(view) == 0)

            // A visible child that is not pinned needs it.
            cover.isHidden = false
            let corner = [
                cover.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3),
                cover.topAnchor.constraint(equalTo: view.topAnchor),
            ]
            LayoutConstraint.activate(corner)
            await settle()
            #expect(try replacements(view) > 0)
            #expect(frame() == [isRightToLeft ? 40 : 20, 1, 60, 3])
            LayoutConstraint.deactivate(corner)
            LayoutConstraint.activate(cover.constraints(pinnedTo: view))
            let replaced = try replacements(view)
            child.text += " today"
            await settle()
            #expect(try replacements(view) == replaced)
            #expect(widget(cover).width == widget(view).width)
            #expect(frame() == [isRightToLeft ? 40 : 20, 1, 60, 3])
            window.close()
        }

        @Test func theNaturalSizeIsAtLeastTheMinimumInAWindowWithManyLayouts() async {
            let fields = (0..<8).map { _ in TextField() }
            let views = fields.map { field in
                let view = LayoutView([field])
                LayoutConstraint.activate([
                    field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                    field.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                    field.topAnchor.constraint(equalTo: view.topAnchor),
                    field.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                    field.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
                ])
                return view
            }
            let window = openWindow(Box(.vertical, views))
            // The test fails on a warning of GTK.
            for length in [4, 40, 1, 80, 2, 20] {
                for (index, field) in fields.enumerated() {
                    field.text = String(repeating: "m", count: length + index)
                    fields[index].isHidden = (length + index) % 3 == 0
                }
                await settle()
            }
            for view in views {
                let size = widget(view).measure(.horizontal, forSize: -1)
                #expect(size.natural >= size.minimum)
            }
            window.close()
        }

        @Test func aContainerWhoseContentGrowsLaterIsLaidOutWithoutAWarning() async {
            let box = Box(.vertical, spacing: 4)
            let view = LayoutView([box])
            LayoutConstraint.activate(box.constraints(pinnedTo: view, insets: Insets(6)))
            let window = openWindow(view)
            for index in 0..<10 {
                box.append(Label("A line that is wider each time" + String(repeating: ".", count: index * 5)))
                await settle()
            }
            #expect(widget(box).height >= widget(box).measure(.vertical, forSize: -1).minimum)
            window.close()
        }

        @Test func aScrollViewGetsTheHeightThatOtherViewsLeave() async {
            let field = TextField(placeholder: "New item")
            let list = ListView<Row>(cell: { Label() }, configure: { $0.text = "\($1.id)" })
            list.items = [Row(id: 1), Row(id: 2)]
            let scrollView = ScrollView(list)
            let status = Label("2 items")
            let view = LayoutView([field, scrollView, status])
            LayoutConstraint.activate([
                field.topAnchor.constraint(equalTo: view.topAnchor),
                field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                scrollView.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 10),
                scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                scrollView.bottomAnchor.constraint(equalTo: status.topAnchor),
                status.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                status.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
            let window = await openWindowAndSettle(view, Size(width: 300, height: 500))
            for other in [widget(field), widget(status)] {
                #expect(other.height == other.measure(.vertical, forSize: -1).natural)
            }
            let rest = widget(view).height - widget(field).height - widget(status).height - 10
            #expect(widget(scrollView).height == rest)
            #expect(rest > 300)
            window.close()
        }

        @Test(arguments: [true, false]) func theLeastSizeDoesNotDependOnTheSizeThatTheViewHas(
            _ isPinned: Bool
        ) async throws {
            let bar = Label("12 rows")
            let scroll = ScrollView(Box(.vertical, (0..<100).map { Label("\($0)") }))
            scroll.expandsVertically = true
            let inner = LayoutView([scroll, bar])
            if isPinned {
                LayoutConstraint.activate([
                    scroll.topAnchor.constraint(equalTo: inner.topAnchor),
                    scroll.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
                    scroll.trailingAnchor.constraint(equalTo: inner.trailingAnchor),
                    bar.topAnchor.constraint(equalTo: scroll.bottomAnchor),
                    bar.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
                    bar.bottomAnchor.constraint(equalTo: inner.bottomAnchor),
                ])
            }
            inner.expandsVertically = true
            let outer = LayoutView([inner])
            LayoutConstraint.activate([
                inner.topAnchor.constraint(equalTo: outer.topAnchor),
                inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
                inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            ])
            let window = await openWindowAndSettle(outer)
            let least = widget(outer).measure(.vertical, forSize: -1).minimum
            #expect(least < 120)
            let leastWidth = widget(outer).measure(.horizontal, forSize: -1).minimum
            for size in [500, 300, 600, 700, 250, 640] {
                gtkWindow(window).setDefaultSize(width: size, height: size)
                await settle()
                bar.text = "\(size) rows"
                await settle()
                for width in [-1, size, 400] {
                    #expect(
                        widget(outer).measure(.vertical, forSize: width).minimum == least,
                        "at \(size) for \(width)")
                }
                #expect(widget(outer).measure(.horizontal, forSize: -1).minimum == leastWidth)
            }
            window.close()
        }

        @Test func aGuideIsPlacedAndPlaces() async throws {
            let first = Label("A"), second = Label("B")
            let view = LayoutView([first, second])
            let gap = LayoutGuide("gap")
            view.addLayoutGuide(gap)
            let width = gap.widthAnchor.constraint(equalToConstant: 40)
            LayoutConstraint.activate([
                first.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                gap.leadingAnchor.constraint(equalTo: first.trailingAnchor),
                second.leadingAnchor.constraint(equalTo: gap.trailingAnchor), width,
            ])
            let window = await openWindowAndSettle(view)
            func distance() throws -> Int {
                let bounds = try #require(widget(second).computeBounds(widget(first)))
                return Int(bounds.origin.x) - widget(first).width
            }
            #expect(try distance() == 40)
            width.constant = 70
            await settle()
            #expect(try distance() == 70)
            view.removeLayoutGuide(gap)
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor).isActive = true
            await settle()
            #expect(try distance() == 0)
            window.close()
        }

        /// As at the end of a plugin's process: the shell removes its views one at a time, in any order, and none of its constraints.
        @Test(arguments: [false, true])
        func aChildThatIsRemovedTakesItsConstraintsWithIt(_ isPinned: Bool) async throws {
            let children = [Label("Ada"), Label("Grace"), Label("Edsger")]
            let view = LayoutView(children)
            let gap = LayoutGuide("gap")
            view.addLayoutGuide(gap)
            for child in children { LayoutConstraint.activate(child.constraints(pinnedTo: view)) }
            if !isPinned {
                let edge = children[2].trailingAnchor.constraint(
                    lessThanOrEqualTo: children[1].trailingAnchor)
                edge.priority = .medium
                LayoutConstraint.activate([
                    edge, gap.leadingAnchor.constraint(equalTo: children[0].leadingAnchor),
                    gap.trailingAnchor.constraint(equalTo: children[1].trailingAnchor),
                ])
            }
            let window = await openWindowAndSettle(view)
            let layout = try #require(view.backendView as? GtkLayoutView)
            for index in [1, 1, 0] {
                layout.remove(at: index)
                // The test fails on a warning of GTK.
                await settle()
            }
            #expect(layout.children.isEmpty)
            window.close()
        }

        @Test func theViewsOfASizeGroupHaveTheSameWidthInDifferentContainers() async {
            let short = Label("A"), long = Label("A long label"), other = Label("B")
            let group = SizeGroup(.width, [short, long])
            for label in [short, long, other] { label.horizontalAlignment = .start }
            let window = openWindow(
                Box([Box(.horizontal, [short]), Frame("Title", Box(.horizontal, [long])), other]))
            await settle()
            #expect(widget(short).width == widget(long).width && widget(other).width < widget(long).width)
            long.text = "A label that is even longer"
            await settle()
            #expect(widget(short).width == widget(long).width)
            group.remove(short)
            await settle()
            #expect(widget(short).width < widget(long).width)
            window.close()
        }

        @Test func anErrorOfTwoRequiredConstraintsIsReportedOnScreenToo() async {
            let label = Label("A")
            let view = LayoutView([label])
            var reports: [String] = []
            let handler = ViewReport.handler
            ViewReport.handler = { reports.append("\($0)") }
            LayoutConstraint.activate([
                label.widthAnchor.constraint(equalToConstant: 100),
                label.widthAnchor.constraint(equalToConstant: 200),
            ])
            let window = await openWindowAndSettle(view)
            ViewReport.handler = handler
            #expect(reports.count == 1)
            #expect(reports.first?.contains("LayoutView > Label[0].width == 200") == true)
            window.close()
        }

        @Test func aGridMovesOnlyTheCellsThatMovedAndKeepsTheFocus() async throws {
            let fields = (0..<4).map { TextField("\($0)") }
            let grid = Grid(rows: [[fields[0], fields[1]], [fields[2], fields[3]]])
            let window = await openWindowAndSettle(grid)
            fields[3].focus()
            let focused = gtkWindow(window).focusWidget
            var changes = 0
            let layout = try #require(widget(grid, Gtk.Grid.self).layoutManager)
            let connections = fields.prefix(2).flatMap { field -> [SignalConnection] in
                let child = layout.layoutChild(of: widget(field))
                return ["row", "column"].map { child.onNotify($0) { changes += 1 } }
            }
            grid.set(rows: [[fields[0], fields[1]], [fields[3], fields[2]]])
            await settle()
            #expect(changes == 0 && connections.count == 4)
            #expect(gtkWindow(window).focusWidget === focused && focused != nil)
            #expect(widget(grid, Gtk.Grid.self).child(atColumn: 0, row: 1) === widget(fields[3]))
            window.close()
        }
    }
}
