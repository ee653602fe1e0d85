// SPDX-License-Identifier: MIT

import RxKernel
import ViewKit

extension CompatibilityCase {
    /// The cases of views that structure a screen, and of views that show messages.
    static var structure: [CompatibilityCase] {
        structureContainers + messages
    }

    private static var structureContainers: [CompatibilityCase] {
        [
            CompatibilityCase("structure", "a tapped expander opens, loads its content once, and reports it")
            {
                run in
                var loads = 0
                let expander = run.released(
                    Expander("Advanced") {
                        loads += 1
                        return Label("Proxy")
                    })
                let changes = run.record(expander.rx.isExpanded)
                run.perform(.tap, on: expander)
                run.expect(loads == 1 && expander.isExpanded)
                run.perform(.tap, on: expander)
                expander.isExpanded = true
                run.expect(changes, equals: [false, true, false])
                run.expect(loads, equals: 1)
                run.expect(try run.driver.accessibleName(of: expander), equals: "Advanced")
            },
            CompatibilityCase("structure", "a scroll view that is pulled down beyond its top reports it") {
                run in
                let scrollView = run.released(ScrollView(Label("Rows")))
                let count = run.record(scrollView.rx.pulled)
                run.perform(.pull, on: scrollView)
                run.expect(count.count, equals: 1)
            },
            CompatibilityCase("structure", "the position of a scroll view is reported, and can be set") {
                run in
                let rows = (1...60).map { Label("Row \($0)") }
                let scrollView = run.released(ScrollView(Box(rows)))
                await run.show(
                    scrollView, in: Window(WindowState { $0.defaultSize = Size(width: 240, height: 200) }))
                let offsets = run.record(scrollView.rx.offset.distinctUntilChanged())
                run.perform(.scroll(to: Point(x: 0, y: 120)), on: scrollView)
                await run.settle()
                run.expect(scrollView.offset, equals: Point(x: 0, y: 120))
                scrollView.offset = Point(x: 0, y: 40)
                run.expect(scrollView.offset, equals: Point(x: 0, y: 40))
                await run.settle()
                run.expect(scrollView.geometry.offset, equals: Point(x: 0, y: 40))
                // A position before the beginning is the beginning.
                scrollView.scroll(to: Point(x: 0, y: -30), animated: false)
                await run.settle()
                run.expect(
                    offsets, equals: [.zero, Point(x: 0, y: 120), Point(x: 0, y: 40), .zero])
            },
            CompatibilityCase(
                "structure", "a position of a scroll view that is no number is refused and reported"
            ) {
                run in
                let scrollView = run.released(ScrollView(Label("Rows")))
                let reports = run.reports {
                    scrollView.offset = Point(x: 0, y: .nan)
                    scrollView.offset = Point(x: .infinity, y: 0)
                }
                run.expect(
                    reports.map { String($0.prefix(32)) },
                    equals: ["ScrollView: offset.y is nan; it ", "ScrollView: offset.x is inf; it "])
                run.expect(scrollView.offset, equals: .zero)
            },
            CompatibilityCase("structure", "the border of a split view that is moved is reported") { run in
                let split = run.released(
                    SplitView(sidebar: Label("A"), content: Label("B"), sidebarWidth: 200))
                await run.show(split)
                let widths = run.record(split.rx.sidebarWidth)
                run.perform(.moveBorder(to: 260), on: split)
                split.sidebarWidth = 220
                run.expect(widths, equals: [200, 260])
                run.expect(split.sidebarWidth, equals: 220)
            },
            CompatibilityCase("structure", "the border of a vertical split view that is moved is reported") {
                run in
                let split = run.released(SplitView(top: Label("A"), bottom: Label("B"), topHeight: 80))
                await run.show(split)
                let heights = run.record(split.rx.topHeight)
                run.perform(.moveBorder(to: 110), on: split)
                run.expect(heights, equals: [80, 110])
            },
            CompatibilityCase(
                "structure", "a new content of an overlay leaves the views above it, and the focus"
            ) {
                run in
                let field = TextField("above")
                let overlay = run.released(Overlay(Label("content"), [field]))
                await run.show(overlay)
                field.focus()
                overlay.content = Label("other")
                run.expect(try run.driver.isFocused(field))
                run.expect(overlay.views.count, equals: 1)
            },
            CompatibilityCase("structure", "the accessible name of a frame is its title") { run in
                let frame = run.released(Frame("Delivery", Label("Street")))
                run.expect(try run.driver.accessibleName(of: frame), equals: "Delivery")
                frame.accessibilityLabel = "Where to"
                run.expect(try run.driver.accessibleName(of: frame), equals: "Where to")
            },
            CompatibilityCase("structure", "an item of a toolbar triggers its action while that is enabled") {
                run in
                let toolbar = run.released(Toolbar([.init("Add", action: "add"), .separator]))
                let window = Window()
                var count = 0
                let action = Action("add", title: "Add") { count += 1 }
                window.actions = [action]
                await run.show(toolbar, in: window)
                run.perform(.choose("Add"), on: toolbar)
                run.expect(count, equals: 1)
                action.isEnabled = false
                run.expect((try? run.driver.perform(.choose("Add"), on: toolbar)) == nil, "it is enabled")
                run.expect(count, equals: 1)
            },
        ]
    }

    private static var messages: [CompatibilityCase] {
        [
            CompatibilityCase("structure", "the button of a banner is reported") { run in
                let banner = run.released(Banner("Offline", button: "Try Again", isRevealed: true))
                let count = run.record(banner.rx.action)
                run.perform(.choose("Try Again"), on: banner)
                run.expect(count.count, equals: 1)
                run.expect(try run.driver.accessibleName(of: banner), equals: "Offline")
            },
            CompatibilityCase("structure", "toasts are shown one after the other, and their buttons act") {
                run in
                let toasts = run.released(ToastView(Label("List")))
                var undone: [String] = []
                toasts.show(.persistent("Deleted", action: "Undo")) { undone.append("first") }
                toasts.show(.persistent("Moved", action: "Undo")) { undone.append("second") }
                run.expect(toasts.toast?.message, equals: "Deleted")
                run.perform(.choose("Undo"), on: toasts)
                run.expect(toasts.toast?.message, equals: "Moved")
                run.perform(.choose("Undo"), on: toasts)
                run.expect(undone, equals: ["first", "second"])
                run.expect(toasts.toast == nil)
            },
            CompatibilityCase("structure", "the button of an error is reported") { run in
                var count = 0
                let status = run.released(StatusView.error("It failed.") { count += 1 })
                guard let button = status.action else { return run.fail("there is no button") }
                run.perform(.tap, on: button)
                run.expect(count, equals: 1)
            },
        ]
    }
}
