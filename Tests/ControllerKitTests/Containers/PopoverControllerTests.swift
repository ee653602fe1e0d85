// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import Testing

@MainActor struct PopoverControllerTests {
    private let list = Screen("List")
    private let navigation: NavigationController
    private let window: WindowController

    init() {
        navigation = NavigationController(root: list)
        window = open(navigation)
    }

    @Test(arguments: [
        "Escape", "click beside it", "program", "dismiss", "from within", "close screen", "push", "window",
    ])
    func allWaysToCloseAreOne(_ way: String) throws {
        weak var deadScreen: Screen?
        weak var deadPopover: PopoverController?
        var dismissals = 0
        do {
            let preview = Screen("Preview")
            let popover = list.presentPopover(preview)
            (deadScreen, deadPopover) = (preview, popover)
            var visible: [Bool] = []
            _ = popover.rxVisible.subscribe(onNext: { visible.append($0) })
            _ = popover.rxDismissed.subscribe(onSuccess: { dismissals += 1 })
            _ = preview.rxDismissed.subscribe(onSuccess: { dismissals += 1 })
            #expect(preview.phase == .visible && list.phase == .visible)
            #expect(preview.window === window)
            #expect(window.headless.texts == ["Preview"])
            #expect(window.headless.popovers.map(\.title) == ["Preview"])
            switch way {
            case "Escape": try window.headless.press("Escape")
            case "click beside it": window.headless.popovers[0].close()
            case "program": popover.close()
            case "dismiss": list.dismiss()
            case "from within": preview.dismiss()
            case "close screen": preview.closeScreen()
            case "push": navigation.push(Screen("Detail"))
            default: window.close()
            }
            #expect(preview.phase == .dismissed && visible == [true, false])
        }
        #expect(dismissals == 2)
        #expect(deadScreen == nil && deadPopover == nil)
        #expect(window.headless.popovers.isEmpty && list.presentedPopovers.isEmpty)
        window.close()
    }

    @Test func aPopoverPointsAtItsAnchor() throws {
        let label = Label("Ada")
        list.view.addSubview(label)
        list.anchor = Anchor(label, at: Point(x: 3, y: 4))
        list.presentPopover(Screen("Preview"))
        let popover = try #require(window.headless.popovers.first)
        #expect(popover.anchor?.text == "Ada" && popover.position == Point(x: 3, y: 4))
        list.dismiss()
        list.presentPopover(Screen("Preview"), from: Anchor(list.view))
        #expect(window.headless.popovers.first?.anchor === list.view.backendView)
        window.close()
    }

    @Test func aScreenThatIsNotSeenPresentsNone() {
        navigation.push(Screen("Detail"))
        let preview = Screen("Preview")
        let popover = list.presentPopover(preview)
        var dismissals = 0
        _ = popover.rxDismissed.subscribe(onSuccess: { dismissals += 1 })
        _ = preview.rxDismissed.subscribe(onSuccess: { dismissals += 1 })
        #expect(dismissals == 2 && preview.phase == .dismissed)
        #expect(window.headless.popovers.isEmpty)
        window.close()
    }

    @Test func aListReportsTheRowOfWhichTheUserOpensTheContextMenu() throws {
        struct Row: Identifiable, Equatable { let id: String }
        let rows = ListView<Row>(cell: { Label() }, configure: { $0.text = $1.id })
        rows.items = [Row(id: "Ada"), Row(id: "Grace")]
        list.view.addSubview(rows)
        var requests: [String] = []
        let subscription = rows.rx.itemContextRequested.subscribe(onNext: {
            requests.append("\($0.item.id) at \($0.request.position.map { "\($0.x)" } ?? "its middle")")
        })
        try window.headless.list().requestContext(of: "Grace", at: Point(x: 5, y: 6))
        try window.headless.list().requestContext(of: "Ada", at: nil)
        rows.isEnabled = false
        #expect(throws: HeadlessError.self) { try window.headless.list().requestContext(of: "Ada") }
        #expect(requests == ["Grace at 5.0", "Ada at its middle"])
        subscription.dispose()
        window.close()
    }
}
