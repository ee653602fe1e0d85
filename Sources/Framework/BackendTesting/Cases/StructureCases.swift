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
                var changes: [Bool] = []
                let subscription = expander.rx.isExpanded.subscribe(onNext: { changes.append($0) })
                run.perform(.tap, on: expander)
                run.expect(loads == 1 && expander.isExpanded)
                run.perform(.tap, on: expander)
                expander.isExpanded = true
                run.expect(changes, equals: [false, true, false])
                run.expect(loads, equals: 1)
                run.expect(try run.driver.accessibleName(of: expander), equals: "Advanced")
                subscription.dispose()
            },
            CompatibilityCase("structure", "a scroll view that is pulled down beyond its top reports it") {
                run in
                let scrollView = run.released(ScrollView(Label("Rows")))
                var count = 0
                let subscription = scrollView.rx.pulled.subscribe(onNext: { count += 1 })
                run.perform(.pull, on: scrollView)
                run.expect(count, equals: 1)
                subscription.dispose()
            },
            CompatibilityCase("structure", "the position of a scroll view is reported, and can be set") {
                run in
                let rows = (1...60).map { Label("Row \($0)") }
                let scrollView = run.released(ScrollView(Box(rows)))
                let window = Window(WindowState { $0.defaultSize = Size(width: 240, height: 200) })
                window.content = scrollView
                window.present()
                await run.settle()
                var offsets: [Point] = []
                let subscription = scrollView.rx.offset.distinctUntilChanged()
                    .subscribe(onNext: { offsets.append($0) })
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
                subscription.dispose()
                window.close()
            },
            CompatibilityCase(
                "structure", "a position of a scroll view that is no number is refused and reported"
            ) {
                run in
                let scrollView = run.released(ScrollView(Label("Rows")))
                let handler = ViewReport.handler
                defer { ViewReport.handler = handler }
                var reports: [String] = []
                ViewReport.handler = { reports.append("\($0)") }
                scrollView.offset = Point(x: 0, y: .nan)
                scrollView.offset = Point(x: .infinity, y: 0)
                run.expect(
                    reports.map { String($0.prefix(32)) },
                    equals: ["ScrollView: offset.y is nan; it ", "ScrollView: offset.x is inf; it "])
                run.expect(scrollView.offset, equals: .zero)
            },
            CompatibilityCase("structure", "the border of a split view that is moved is reported") { run in
                let split = run.released(
                    SplitView(sidebar: Label("A"), content: Label("B"), sidebarWidth: 200))
                let window = Window()
                window.content = split
                window.present()
                await run.settle()
                var widths: [Int] = []
                let subscription = split.rx.sidebarWidth.subscribe(onNext: { widths.append($0) })
                run.perform(.moveBorder(to: 260), on: split)
                split.sidebarWidth = 220
                run.expect(widths, equals: [200, 260])
                run.expect(split.sidebarWidth, equals: 220)
                subscription.dispose()
                window.close()
            },
            CompatibilityCase("structure", "the border of a vertical split view that is moved is reported") {
                run in
                let split = run.released(SplitView(top: Label("A"), bottom: Label("B"), topHeight: 80))
                let window = Window()
                window.content = split
                window.present()
                await run.settle()
                var heights: [Int] = []
                let subscription = split.rx.topHeight.subscribe(onNext: { heights.append($0) })
                run.perform(.moveBorder(to: 110), on: split)
                run.expect(heights, equals: [80, 110])
                subscription.dispose()
                window.close()
            },
            CompatibilityCase(
                "structure", "a new content of an overlay leaves the views above it, and the focus"
            ) {
                run in
                let field = TextField("above")
                let overlay = run.released(Overlay(Label("content"), [field]))
                let window = Window()
                window.content = overlay
                window.present()
                await run.settle()
                field.focus()
                overlay.content = Label("other")
                run.expect(try run.driver.isFocused(field))
                run.expect(overlay.views.count, equals: 1)
                window.close()
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
                window.content = toolbar
                window.present()
                await run.settle()
                run.perform(.choose("Add"), on: toolbar)
                run.expect(count, equals: 1)
                action.isEnabled = false
                run.expect((try? run.driver.perform(.choose("Add"), on: toolbar)) == nil, "it is enabled")
                run.expect(count, equals: 1)
                window.close()
            },
        ]
    }

    private static var messages: [CompatibilityCase] {
        [
            CompatibilityCase("structure", "the button of a banner is reported") { run in
                let banner = run.released(Banner("Offline", button: "Try Again", isRevealed: true))
                var count = 0
                let subscription = banner.rx.action.subscribe(onNext: { count += 1 })
                run.perform(.choose("Try Again"), on: banner)
                run.expect(count, equals: 1)
                run.expect(try run.driver.accessibleName(of: banner), equals: "Offline")
                subscription.dispose()
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
