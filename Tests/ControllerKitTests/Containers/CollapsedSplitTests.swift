// SPDX-License-Identifier: MIT

import ControllerKit
import HeadlessBackend
import RxKernel
import Testing
import ViewKit

/// A split view in a narrow window, its three columns, and their widths.
@MainActor struct CollapsedSplitTests {
    private let sidebar = Screen("Folders")
    private let list = Screen("Messages")
    private let detail = Screen("Letter")

    private func open(_ split: SplitController) -> WindowController {
        let window = WindowController(root: split, size: Size(width: 1_000, height: 600), header: .plain)
        window.present()
        return window
    }

    @Test func aNarrowSplitViewIsAStack() async throws {
        let split = SplitController(sidebar: sidebar, collapseWidth: 600)
        split.show(detail)
        let window = open(split)
        #expect(!split.isCollapsed && window.headless.texts == ["Folders", "Letter"])
        #expect(!window.headless.state.canGoBack)
        window.headless.resize(to: Size(width: 500, height: 600))
        #expect(split.isCollapsed && sidebar.phase == .hidden && detail.phase == .visible)
        #expect(sidebar.log.suffix(2) == ["willDisappear", "didDisappear"])
        #expect(window.headless.texts == ["Letter", "Letter"])
        #expect(window.headless.state.canGoBack)
        try window.headless.button("Back").tap()
        #expect(sidebar.phase == .visible && detail.phase == .hidden)
        #expect(window.headless.texts == ["Folders"] && window.headless.state.title == "Folders")
        #expect(await !split.goBack())
        let other = Screen("Other")
        split.show(other)
        #expect(other.phase == .visible && sidebar.phase == .hidden && split.frontColumn == .detail)
        #expect(other.log == ["didLoad", "willAppear", "isAppearing", "didAppear"])
        window.headless.requestBack()
        #expect(sidebar.phase == .visible)
        window.headless.resize(to: Size(width: 900, height: 600))
        #expect(!split.isCollapsed && sidebar.phase == .visible && other.phase == .visible)
        #expect(window.headless.texts == ["Folders", "Other"])
        #expect(sidebar.log.count(where: { $0 == "didLoad" }) == 1 && detail.phase == .hidden)
        window.close()
    }

    @Test func aStackInANarrowSplitViewHasOneBackButton() throws {
        let navigation = NavigationController(root: detail)
        let split = SplitController(sidebar: sidebar, collapseWidth: 600)
        split.show(navigation)
        let window = open(split)
        #expect(throws: HeadlessError.self) { try window.headless.button("Back") }
        let page = Screen("Page")
        navigation.push(page)
        window.headless.resize(to: Size(width: 500, height: 600))
        try window.headless.button("Back").tap()
        #expect(page.phase == .dismissed && detail.phase == .visible)
        try window.headless.button("Back").tap()
        #expect(navigation.phase == .hidden && sidebar.phase == .visible)
        split.show(.detail)
        #expect(detail.phase == .visible)
        window.headless.resize(to: Size(width: 900, height: 600))
        #expect(throws: HeadlessError.self) { try window.headless.button("Back") }
        window.close()
    }

    @Test func withoutADetailScreenTheSideBarIsInFront() {
        let split = SplitController(sidebar: sidebar, collapseWidth: 600)
        let window = open(split)
        window.headless.resize(to: Size(width: 500, height: 600))
        #expect(window.headless.texts == ["Folders"] && sidebar.phase == .visible)
        split.show(detail)
        #expect(window.headless.texts == ["Letter", "Letter"])
        detail.removeFromParent()
        #expect(window.headless.texts == ["Folders"] && sidebar.phase == .visible && !split.canGoBack)
        window.close()
    }

    @Test func threeColumnsBecomeTwoAndThenOne() throws {
        let split = SplitController(
            sidebar: sidebar, supplementary: list, sidebarWidth: 200, supplementaryWidth: 250,
            collapseWidth: 600)
        split.show(detail)
        let window = open(split)
        window.headless.resize(to: Size(width: 1_000, height: 600))
        #expect(window.headless.texts == ["Folders", "Messages", "Letter"])
        window.headless.resize(to: Size(width: 700, height: 600))
        #expect([sidebar, list, detail].map(\.phase) == [.hidden, .visible, .visible])
        try window.headless.button("Back").tap()
        #expect([sidebar, list, detail].map(\.phase) == [.visible, .hidden, .hidden])
        split.show(.supplementary)
        #expect([sidebar, list, detail].map(\.phase) == [.hidden, .visible, .visible])
        split.show(.detail)
        window.headless.resize(to: Size(width: 500, height: 600))
        #expect([sidebar, list, detail].map(\.phase) == [.hidden, .hidden, .visible])
        try window.headless.button("Back").tap()
        #expect([sidebar, list, detail].map(\.phase) == [.hidden, .visible, .hidden])
        try window.headless.button("Back").tap()
        #expect([sidebar, list, detail].map(\.phase) == [.visible, .hidden, .hidden])
        #expect(!split.canGoBack)
        window.headless.resize(to: Size(width: 1_000, height: 600))
        #expect([sidebar, list, detail].map(\.phase) == [.visible, .visible, .visible])
        window.close()
        #expect([sidebar, list, detail].allSatisfy { $0.phase == .dismissed })
    }

    @Test func theIndexOfTheVisibleDetailIsRecordedAgainWhenOneBeforeItIsRemoved() {
        let split = SplitController(sidebar: sidebar)
        split.show(list)
        split.show(detail)
        let window = open(split)
        var states: [Int?] = []
        var details: [String] = []
        let subscription = CompositeDisposable(
            split.restorableState.subscribe(onNext: { states.append($0.detail) }),
            split.rx.detail.subscribe(onNext: { details.append($0?.title ?? "") }))
        split.close(list)
        #expect(states == [1, 0] && details == ["Letter"])
        subscription.dispose()
        window.close()
    }

    @Test func theWidthsOfTheColumnsFollowTheUserAndAreRestored() throws {
        let split = SplitController(sidebar: sidebar, sidebarWidth: 200)
        var widths: [[Int]] = []
        let subscription = split.rx.columnWidths.subscribe(onNext: { widths.append($0) })
        let window = open(split)
        try window.headless.splitView().dragBorder(toWidth: 260)
        #expect(split.columnWidths == [260])
        split.columnWidths = [240]
        #expect(try window.headless.splitView().shown?.sidebarWidth == 240)
        #expect(widths == [[200], [260], [240]])
        var state = SplitController.RestorableState(columnWidths: [])
        _ = split.restorableState.subscribe(onNext: { state = $0 })
        #expect(state == .init(columnWidths: [240], frontColumn: .detail))
        let other = SplitController(sidebar: list, sidebarWidth: 200)
        other.restore(state)
        #expect(other.columnWidths == [240])
        other.restore(.init(columnWidths: []))
        #expect(other.columnWidths == [240])
        subscription.dispose()
        window.close()
    }

    @Test func aColumnThatIsNoDetailCannotBeRemoved() {
        let split = SplitController(sidebar: sidebar, supplementary: list)
        let reports = viewReports { list.removeFromParent() }
        #expect(list.parent === split)
        #expect(
            reports == [
                "SplitController: Screen is the supplementary column of SplitController, and cannot be removed from it. Create another "
                    + "SplitController, or put a controller into the supplementary column whose children change."
            ])
    }
}
