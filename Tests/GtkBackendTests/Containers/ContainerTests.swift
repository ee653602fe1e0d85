// SPDX-License-Identifier: MIT

import Gtk
import Testing
import ViewKit

@testable import GtkBackend

extension OnDisplay {
    @MainActor struct ContainerTests {
        init() { Stage.gtk.enter() }

        private func children(of view: any View) -> [Gtk.Widget] {
            var children: [Gtk.Widget] = []
            var child = widget(view).firstChild
            while let next = child {
                children.append(next)
                child = next.nextSibling
            }
            return children
        }

        @Test func aBoxHasItsViewsInOrder() {
            let views = ["A", "B", "C", "D"].map { Label($0) }
            let box = Box(.horizontal, spacing: 6, Array(views[0...2]))
            #expect(children(of: box) == views[0...2].map { widget($0) })
            box.views = [views[3], views[2], views[0]]
            #expect(children(of: box) == [views[3], views[2], views[0]].map { widget($0) })
            #expect(widget(views[1]).parent == nil)
        }

        @Test func aViewMovesFromOneContainerToAnother() {
            let label = Label("A")
            let box = Box(.vertical, [label])
            let scroll = ScrollView(label)
            #expect(children(of: box) == [])
            #expect(widget(label).isAncestor(widget(scroll)))
            let pages = PageStack()
            pages.show(label, among: [label])
            #expect(widget(label).parent === widget(pages))
            box.views = [label]
            #expect(widget(label).parent === widget(box))
        }

        @Test func aGridHasItsViewsInTheirCells() {
            let name = Label("Name"), field = TextField(), note = Label("Note")
            let grid = Grid(columnSpacing: 12, rowSpacing: 6, rows: [[name, field], [nil, note]])
            let gtkGrid: Gtk.Grid = widget(grid)
            #expect(gtkGrid.child(atColumn: 0, row: 0) === widget(name))
            #expect(gtkGrid.child(atColumn: 1, row: 0) === widget(field))
            #expect(gtkGrid.child(atColumn: 1, row: 1) === widget(note))
            grid.set(rows: [[note, name]])
            #expect(gtkGrid.child(atColumn: 0, row: 0) === widget(note))
            #expect(gtkGrid.child(atColumn: 1, row: 0) === widget(name))
            #expect(widget(field).parent == nil)
        }

        @Test func aScrollViewLimitsTheWidthOfItsContent() async {
            let label = Label("A")
            let scroll = ScrollView(label, maximumContentWidth: 300)
            let window = await openWindowAndSettle(scroll)
            #expect(widget(scroll).width > 300)
            #expect(widget(label).width == 300)
            scroll.maximumContentWidth = nil
            await settle()
            #expect(widget(label).width == widget(scroll).width)
            window.close()
        }

        @Test func aClampKeepsItsContentInTheMiddle() async {
            let field = TextField()
            let clamp = Clamp(field, maximumWidth: 300)
            let window = await openWindowAndSettle(clamp)
            let space = widget(clamp).width
            #expect(space > 300)
            #expect(widget(field).width == 300)
            #expect(widget(field).allocation.x == (space - 300) / 2)
            clamp.maximumWidth = space + 1
            await settle()
            #expect(widget(field).width == space)
            window.close()
        }

        @Test func columnsThatAreWiderThanTheirScrollViewBeginAtTheFirstOne() async throws {
            let columns = ViewKit.ColumnView<Row>(
                columns: (0..<5).map { Column("Column \($0)", width: 150) { $0.id } })
            columns.items = [Row(id: "one"), Row(id: "two")]
            let window = openWindow(ScrollView(columns, horizontally: true), Size(width: 400, height: 200))
            await settle()
            let holder = gtkCollection(columns).holder
            let position = try #require(holder.doHadjustment)
            #expect(holder.width <= 400)
            #expect(holder.computeBounds(try #require(holder.parent))?.origin.x == 0)
            #expect(position.value == 0 && position.pageSize == Double(holder.width))
            #expect(position.upper >= 750)
            window.close()
        }

        @Test func columnsFromRightToLeftBeginAtTheFirstOneToo() async throws {
            Gtk.Widget.defaultDirection = .rtl
            defer { Gtk.Widget.defaultDirection = .ltr }
            let columns = ViewKit.ColumnView<Row>(
                columns: (0..<5).map { Column("Column \($0)", width: 150) { $0.id } })
            columns.items = [Row(id: "one")]
            let window = openWindow(ScrollView(columns, horizontally: true), Size(width: 400, height: 200))
            await settle()
            let place = try #require(gtkCollection(columns).holder.doHadjustment)
            #expect(place.upper >= 750 && place.value == place.upper - place.pageSize)
            // The user scrolls, and the columns stay there.
            place.value = 100
            columns.items = [Row(id: "one"), Row(id: "two")]
            await settle()
            #expect(place.value == 100)
            window.close()
        }

        @Test func aScrollViewLimitsTheWidthOfAList() async {
            let list = ListView<Row>(cell: { Label() }, configure: { $0.text = $1.id })
            list.items = (0..<1000).map { Row(id: "\($0)") }
            let scroll = ScrollView(list, maximumContentWidth: 300)
            let window = await openWindowAndSettle(scroll)
            #expect(widget(list).width == 300)
            let inner = gtkList(list)
            let place: Gtk.Adjustment? = widget(scroll, Gtk.ScrolledWindow.self).vadjustment
            #expect(inner.vadjustment === place)
            #expect((place?.upper ?? 0) > (place?.pageSize ?? 0))
            window.close()
        }

        @Test func constraintsPlaceViews() async throws {
            let label = Label("A"), button = Button("B")
            let layout = LayoutView([label, button])
            LayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: layout.leadingAnchor, constant: 20),
                label.topAnchor.constraint(equalTo: layout.topAnchor, constant: 10),
                button.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
                button.leadingAnchor.constraint(equalTo: label.leadingAnchor),
                button.trailingAnchor.constraint(equalTo: layout.trailingAnchor, constant: -20),
            ])
            let window = await openWindowAndSettle(layout)
            let frame = try #require(widget(label).computeBounds(widget(layout)))
            #expect(frame.origin.x == 20 && frame.origin.y == 10)
            let other = try #require(widget(button).computeBounds(widget(layout)))
            #expect(other.origin.x == 20)
            #expect(Int(other.size.width) == widget(layout).width - 40)
            // GTK asks each widget for its direction.
            for view in [label, button, layout] as [any View] { widget(view).direction = .rtl }
            await settle()
            let mirrored = try #require(widget(label).computeBounds(widget(layout)))
            #expect(Int(mirrored.origin.x + mirrored.size.width) == widget(layout).width - 20)
            window.close()
        }

        @Test func aLabelWhoseTextChangesBeforeTheFirstLayoutIsNotCutOff() async {
            let label = Label()
            let field = Box()
            let layout = LayoutView([label, field])
            LayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: layout.topAnchor, constant: 12),
                label.leadingAnchor.constraint(equalTo: layout.leadingAnchor, constant: 12),
                field.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
                field.leadingAnchor.constraint(equalTo: layout.leadingAnchor),
                field.trailingAnchor.constraint(equalTo: layout.trailingAnchor),
            ])
            let window = openWindow(layout)
            label.text = "Ada Lovelace"
            await settle()
            #expect(widget(label).width >= widget(label).measure(.horizontal, forSize: -1).natural)
            field.append(Label("below"))
            label.text = "Augusta Ada King, Countess of Lovelace"
            await settle()
            #expect(widget(label).width >= widget(label).measure(.horizontal, forSize: -1).natural)
            window.close()
        }

        @Test func constraintsLeaveALabelItsText() async {
            let label = Label("Ada")
            let layout = LayoutView([label])
            label.centerXAnchor.constraint(equalTo: layout.centerXAnchor).isActive = true
            let window = openWindow(layout)
            for text in ["Ada", "Ada Lovelace, countess", "Ada"] {
                label.text = text
                await settle()
                #expect(widget(label).width == widget(label).measure(.horizontal, forSize: -1).natural)
            }
            window.close()
        }

        @Test func aPageStackShowsOnePageAndKeepsOnlyItsPages() async {
            let first = Label("First"), second = Label("Second")
            let pages = PageStack()
            pages.show(first, among: [first])
            let area = area(of: pages)
            #expect(area.page === widget(first))
            pages.show(second, among: [first, second], animation: .slide(.forward))
            #expect(area.page === widget(second))
            pages.show(first, among: [first], animation: .slide(.backward))
            await settle()
            #expect(area.page === widget(first))
            #expect(children(of: pages) == [widget(first)])
        }

        @Test func aPageThatSlidesOutIsSeenUntilItIsOut() async {
            let settings = Gtk.Settings.default
            settings?.gtkEnableAnimations = true
            defer { settings?.gtkEnableAnimations = false }
            let first = Label("First"), second = Label("Second"), third = Label("Third")
            let pages = PageStack()
            let window = Window()
            window.content = pages
            pages.show(third, among: [first, second, third])
            window.present()
            await settle()
            pages.show(first, among: [first], animation: .slide(.backward))
            let area = area(of: pages)
            #expect(area.isMoving)
            #expect(widget(second).parent == nil)
            #expect(widget(third).parent === area.widget)
            while area.isMoving { await settle() }
            #expect(widget(third).parent == nil)
            window.close()
        }
    }
}
